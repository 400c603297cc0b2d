import { expect, it } from 'vitest'
import { gstinCheckDigit, isGstin, panOfGstin } from './gstin-check-digit.ts'

// Published numbers, and the ends of the alphabet (domain.md 9).
it.each([
  ['27AAPFU0939F1Z', 'V'],
  ['29AAGCB7383J1Z', '4'],
  ['00000000000000', '0'],
  // 1 by the factor 1 is 1, by the factor 2 is 2.
  ['10000000000000', 'Z'],
  ['01000000000000', 'Y'],
  // Z by 2 is 70: one 36 and 34 over.
  ['0Z000000000000', '1'],
])('%s ends in %s', (fourteen, digit) => {
  expect(gstinCheckDigit(fourteen)).toBe(digit)
})

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27AAPFU0939F1ZVV', false],
  ['x27AAPFU0939F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['27*****0939F1ZV', false],
  ['', false],
])('%s is a GSTIN: %s', (gstin, is) => {
  expect(isGstin(gstin)).toBe(is)
})

it('tells apart any two that differ in one character', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const right = '27AAPFU0939F1ZV'
  const others = Array.from({ length: 14 }, (_, at) =>
    Array.from(digits)
      .filter((digit) => digit !== right[at])
      .map((digit) => right.slice(0, at) + digit + right.slice(at + 1, 14)),
  ).flat()
  expect(others).toHaveLength(14 * 35)
  expect(others.filter((fourteen) => gstinCheckDigit(fourteen) === 'V')).toEqual([])
})

it('carries the PAN of its holder', () => {
  expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
})
