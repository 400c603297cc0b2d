import { expect, test } from 'vitest'
import { exampleLoan, usualAmount } from './example-loan.ts'

const wide = { amount_min: 1, amount_max: 1_000_000_000, tenure_min_months: 1, tenure_max_months: 480 }

test.each([
  ['Personal Loans', 200_000, 36],
  ['2-wheeler', 100_000, 36],
  ['Car', 700_000, 60],
] as const)('of %s', (product, loan, months) => {
  expect(usualAmount(product)).toBe(loan)
  expect(exampleLoan(product, wide)).toEqual({ loan, months })
})

test('within what the lender lends', () => {
  const small = { amount_min: 5_000, amount_max: 50_000, tenure_min_months: 3, tenure_max_months: 12 }
  expect(exampleLoan('Personal Loans', small)).toEqual({ loan: 50_000, months: 12 })
  expect(exampleLoan('Personal Loans', { ...wide, amount_min: 300_000, tenure_min_months: 48 })).toEqual({
    loan: 300_000,
    months: 48,
  })
})
