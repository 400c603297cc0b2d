import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedNumber } from './grouped-number.ts'

const atMost = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const both = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Of what is rounded to nothing Intl keeps the sign. */
const withoutSignOfNothing = (text: string): string => (/^-[0.]+$/.test(text) ? text.slice(1) : text)

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [1_234_567.5, '12,34,567.5'],
  [999.995, '1,000'],
  [1.005, '1.01'],
  [0.004, '0'],
  [1e-7, '0'],
  [-0.001, '0'],
  [-400.25, '-400.25'],
  [10_000_000_000, '10,00,00,00,000'],
])('%d is written %s', (value, text) => {
  expect(groupedNumber(value)).toBe(text)
})

test('with both decimals', () => {
  expect([0, 12.5, 1_00_000].map((value) => groupedNumber(value, 2))).toEqual([
    '0.00',
    '12.50',
    '1,00,000.00',
  ])
})

test.each([
  ['whole numbers', fc.integer({ min: -1e12, max: 1e12 })],
  ['paise', fc.integer({ min: -1e14, max: 1e14 }).map((paise) => paise / 100)],
  ['thousandths, halves among them', fc.integer({ min: 0, max: 1e9 }).map((value) => value / 1_000)],
  ['shares', fc.double({ min: 0, max: 100, noNaN: true })],
])('writes %s as Intl does', (_, values) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(groupedNumber(value)).toBe(withoutSignOfNothing(atMost.format(value)))
      expect(groupedNumber(value, 2)).toBe(withoutSignOfNothing(both.format(value)))
    }),
    { numRuns: 5_000 },
  )
})
