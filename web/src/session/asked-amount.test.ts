import { expect, test } from 'vitest'
import { askedAmount } from './asked-amount.ts'

const facts = { se_loan_amount: 200_000, vehicle_price: 900_000, down_payment: 150_000 }

test.each([
  ['Personal Loans', {}, 200_000],
  ['Personal Loans', { se_loan_amount: 999 }, null],
  ['Personal Loans', { se_loan_amount: 1_000 }, 1_000],
  ['Personal Loans', { se_loan_amount: 5_000_000 }, 5_000_000],
  ['Personal Loans', { se_loan_amount: 5_000_001 }, null],
  ['Business Loans', { se_loan_amount: 5_000_001 }, 5_000_001],
  ['Gold Loans', { se_loan_amount: null }, null],
  ['Affordable Housing Loan', { se_loan_amount: 99_999 }, null],
  ['Car', {}, 750_000],
  ['Car', { down_payment: null }, null],
  ['Car', { vehicle_price: null }, null],
  ['2-wheeler', { vehicle_price: 95_000, down_payment: 15_000 }, 80_000],
  ['2-wheeler', { vehicle_price: 95_000, down_payment: 95_000 }, null],
] as const)('%s with %o asks for %o', (product, given, amount) => {
  expect(askedAmount({ ...facts, ...given }, product)).toBe(amount)
})
