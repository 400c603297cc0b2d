import { expect, it } from 'vitest'
import { calculatorAddress, goldCalculator } from './gold-calculator.ts'

it.each([
  ['emi', {}, '/calculators/emi'],
  ['emi', { amount: 500_000 }, '/calculators/emi?amount=500000'],
  ['emi', { amount: null, months: undefined, rate: '' }, '/calculators/emi'],
  // Nothing is a figure too.
  ['eligibility', { emi: 0 }, '/calculators/eligibility?emi=0'],
  ['eligibility', { monthly_income: 60_000, emi: null }, '/calculators/eligibility?monthly_income=60000'],
  [
    'eligibility',
    { monthly_income: '60000', emi: 2_500.5 },
    '/calculators/eligibility?monthly_income=60000&emi=2500.5',
  ],
  ['gold-value', { purity: '2&2' }, '/calculators/gold-value?purity=2%262'],
] as const)('%s with %j is at %s', (page, inputs, address) => {
  expect(calculatorAddress(page, inputs)).toBe(address)
})

// The weight in grams, and the option of goldPurity: 24, 22, 20 and 18 carats.
it.each([
  [10, 1, '?weight_grams=10&purity=24'],
  [10, 2, '?weight_grams=10&purity=22'],
  [10, 3, '?weight_grams=10&purity=20'],
  [10, 4, '?weight_grams=10&purity=18'],
  [10, 0, '?weight_grams=10'],
  [10, 5, '?weight_grams=10'],
  // A form holds both as they are typed.
  ['12.5', '2', '?weight_grams=12.5&purity=22'],
  ['', '2', '?purity=22'],
  ['12.5', '', '?weight_grams=12.5'],
  [null, 2, '?purity=22'],
  [12.5, null, '?weight_grams=12.5'],
  [null, null, ''],
])('%o g of option %o are at %s', (weight, purity, search) => {
  expect(goldCalculator(weight, purity)).toBe(`/calculators/gold-value${search}`)
})
