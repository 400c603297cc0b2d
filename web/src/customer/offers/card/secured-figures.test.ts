import { expect, test } from 'vitest'
import { isBought, securedFigures } from './secured-figures.ts'

test.each([
  ['Gold Loans', 240_000, 300_000, { share: 80, down_payment: null }],
  ['Gold Loans', 255_001, 300_000, { share: 85.1, down_payment: null }],
  ['Affordable Housing Loan', 2_000_000, 2_500_000, { share: 80, down_payment: 500_000 }],
  ['Car', 750_000, 900_000, { share: 83.4, down_payment: 150_000 }],
  ['2-wheeler', 90_000, 90_000, { share: 100, down_payment: null }],
  ['Car', 750_000, 0, null],
  ['Personal Loans', 100_000, 300_000, null],
] as const)('%s of %d on %d', (product, amount, value, figures) => {
  expect(securedFigures({ amount }, { value }, product, 1)).toEqual(figures)
})

test('without a value there is nothing to tell', () => {
  expect(securedFigures({ amount: 100_000 }, undefined, 'Gold Loans', null)).toBeNull()
})

test.each([
  ['Car', null, true],
  ['2-wheeler', 5, true],
  ['Affordable Housing Loan', 1, true],
  ['Affordable Housing Loan', 4, true],
  // The home to be repaired is the customer's own: nobody pays its value.
  ['Affordable Housing Loan', 5, false],
  ['Affordable Housing Loan', null, false],
  ['Gold Loans', 1, false],
  ['Personal Loans', 1, false],
] as const)('%s for property kind %s buys what secures it: %s', (product, kind, bought) => {
  expect(isBought(product, kind)).toBe(bought)
  if (!bought)
    expect(securedFigures({ amount: 1 }, { value: 2 }, product, kind)?.down_payment ?? null).toBeNull()
})
