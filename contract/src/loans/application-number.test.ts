import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApplicationNumber, checkSignOf, isApplicationNumber } from './application-number.ts'

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')
const body = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 6, maxLength: 6 })
const numberOf = (signs: string): string => `LA-${signs}${checkSignOf(signs)}`

// Worked out sign by sign from the standard's rule, apart from this code.
test.each([
  ['222222', '4'],
  ['ABCDEF', 'H'],
  ['7K3QX9', 'V'],
])('the check sign of %s is %s', (signs, check) => {
  expect(checkSignOf(signs)).toBe(check)
})

test('a number holds its own check sign, and no other', () => {
  fc.assert(
    fc.property(body, (signs) => {
      const right = SIGNS.filter((sign) => isApplicationNumber(`LA-${signs}${sign}`))
      expect(right).toEqual([checkSignOf(signs)])
    }),
  )
})

test('every single wrong sign is found', () => {
  fc.assert(
    fc.property(body, fc.nat(6), fc.constantFrom(...SIGNS), (signs, at, other) => {
      const number = numberOf(signs)
      const wrong = number.slice(0, 3 + at) + other + number.slice(4 + at)
      expect(isApplicationNumber(wrong)).toBe(wrong === number)
    }),
  )
})

test.each([
  ['in small letters and with spaces around it', ' la-', true],
  ['of another kind', 'LB-', false],
  ['without its hyphen', 'LA', false],
])('one %s', (_name, prefix, isTaken) => {
  const typed = `${prefix}${numberOf('7K3QX9').slice(3).toLowerCase()}${isTaken ? ' ' : ''}`
  const read = ApplicationNumber.safeParse(typed)
  expect(read.success).toBe(isTaken)
  if (isTaken) expect(read.data).toBe(numberOf('7K3QX9'))
})

test.each(['', 'LA-', 'LA-222222', 'LA-22222222', 'LA-0222222', 'LA-I222222', `${numberOf('222222')}\n`])(
  '%j is none',
  (text) => {
    expect(isApplicationNumber(text)).toBe(false)
  },
)
