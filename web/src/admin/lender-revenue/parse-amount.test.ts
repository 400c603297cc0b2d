import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['72 lakh', 7_200_000],
  ['72lakh', 7_200_000],
  ['72 Lakhs', 7_200_000],
  ['72 lac', 7_200_000],
  ['72L', 7_200_000],
  ['₹72,00,000', 7_200_000],
  ['Rs. 72,00,000', 7_200_000],
  ['7200000', 7_200_000],
  ['7200000.5', 7_200_000.5],
  ['7200000.50', 7_200_000.5],
  ['1.5 crore', 15_000_000],
  ['1.5cr', 15_000_000],
  ['0.07 lakh', 7_000],
  ['.5 lakh', 50_000],
  ['1.2345678 crore', 12_345_678],
  ['1.234567891 crore', 12_345_678.91],
  ['2.25 lakh', 225_000],
  ['50k', 50_000],
  ['0', 0],
  [' 5 ', 5],
])('%s is %d', (typed, rupees) => {
  expect(parseAmount(typed)).toBe(rupees)
})

test.each([
  '',
  ' ',
  '.',
  'lakh',
  '-5',
  '5 lakh 3',
  '1.234',
  '1.23456789012 crore',
  '5 dollars',
  '1,,000',
  ',5',
  '5e3',
  'constructor',
  '9999999 crore',
])('%j is no amount', (typed) => {
  expect(parseAmount(typed)).toBeNull()
})

test('grouped or not, with lakh or without, an amount is itself', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (rupees) => {
      expect(parseAmount(String(rupees))).toBe(rupees)
      expect(parseAmount(rupees.toLocaleString('en-IN'))).toBe(rupees)
      expect(parseAmount(`${rupees} lakh`)).toBe(rupees > 10_000_000 ? null : rupees * 100_000)
    }),
  )
})
