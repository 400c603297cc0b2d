import { expect, it } from 'vitest'
import { describeRule, rateText } from './describe-rule.ts'
import { slab } from './example-slabs.ts'

const lakh = 10_000_000 // paise

it.each([
  [{ flat: 0, percent: 2_250 }, '2.25 %'],
  [{ flat: 110_000, percent: 0 }, '₹1,100 a loan'],
  [{ flat: 50_000, percent: 2_000 }, '₹500 a loan and 2 %'],
  [{ flat: 0, percent: 0 }, ''],
  [{ flat: 1, percent: 1 }, '₹0.01 a loan and 0.001 %'],
])('%j pays %s', (rule, text) => {
  expect(rateText(rule)).toBe(text)
})

it.each([
  [{}, '1 % for any month'],
  [{ disbursed: [50 * lakh, 100 * lakh] as const }, '1 % for ₹50,00,000 to ₹1,00,00,000 disbursed'],
  [{ disbursed: [50 * lakh, null] as const }, '1 % for ₹50,00,000 or more disbursed'],
  [{ loans: [null, 1] as const }, '1 % for up to 1 loan'],
  [{ loans: [0, 25] as const }, '1 % for 0 loans to 25 loans'],
  [{ ats: [lakh, null] as const }, '1 % for an average of ₹1,00,000 or more a loan'],
  [
    { disbursed: [0, null] as const, loans: [2, null] as const, ats: [null, lakh] as const },
    '1 % for ₹0 or more disbursed, 2 loans or more, an average of up to ₹1,00,000 a loan',
  ],
])('%j: %s', (rule, text) => {
  expect(describeRule(slab(rule))).toBe(text)
})
