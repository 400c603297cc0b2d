import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPasswordFault } from './find-password-fault.ts'
import { isLeaked, isWorthHolding } from './leaked-passwords.ts'

it.each([
  'tinkerbell12',
  'manchesterunited',
  'backstreetboys',
  'cristianoronaldo',
  'justinbieber',
  'abhishek12345',
  'pakistan12345',
  'liverpoolfc1',
  'chelsea12345',
  'metallica123',
  'gangster1234',
  // Of the same kind: names, clubs, bands and towns with figures and signs around them, and the usual replacements.
  'Manchester-1999!',
  'm3tallica2026!!',
  '#Barcelona#2026',
  'LinkinPark!2026',
  '12345!Sandeep!12345',
  'Priyanka@123456',
  'slipknot666666',
  'Arsenal-2003-04',
  'JustinBieber<3<3',
  'ch0c0latecake',
  'jenniferlopez',
  'harrypotter12',
  'spongebob1234',
  'mypassword123',
])('%s is refused', (password) => {
  expect(findPasswordFault(password, [])).toBe('password_common')
})

it('holds what the lists hold in less than 4 MB', () => {
  expect(statSync(new URL('leaked-passwords.bin', import.meta.url)).size).toBeLessThan(4 * 1024 * 1024)
})

/** Pseudo-random words: what nobody has typed yet. */
const drawn = function* (count: number): Generator<string> {
  let state = 20_261_123
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  for (let number = 0; number < count; number += 1)
    yield Array.from({ length: 16 }, () =>
      'abcdefghjkmnpqrstuvwxyz23456789'.charAt((next() >>> 16) % 31),
    ).join('')
}

it('takes fewer than one in a thousand others for one of them', () => {
  let refused = 0
  for (const password of drawn(4_000)) if (findPasswordFault(password, []) === 'password_common') refused += 1
  expect(refused).toBeLessThan(4)
})

it.each([
  ['manchesterunited', true],
  ['liverpoolfc', true],
  ['chels', true],
  ['chel', false],
  ['chelsea1', false],
  ['123456789012', true],
])('%s is worth holding: %s', (text, isWorth) => {
  expect(isWorthHolding(text)).toBe(isWorth)
})

it('asks for each reading', () => {
  expect(isLeaked(['nobody ever typed this one', 'metallica'])).toBe(true)
  expect(isLeaked(['nobody ever typed this one'])).toBe(false)
  expect(isLeaked([])).toBe(false)
})
