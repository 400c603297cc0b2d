import { expect, it } from 'vitest'
import { amountQuestionOf, isWithinLoan, profileAmount } from './told-amount.ts'

it.each([
  ['Personal Loans', 'se_loan_amount'],
  ['Business Loans', 'se_loan_amount'],
  ['Gold Loans', 'se_loan_amount'],
  ['Affordable Housing Loan', 'se_loan_amount'],
  ['Student Loans', 'se_loan_amount'],
  ['2-wheeler', 'down_payment'],
  ['Car', 'down_payment'],
] as const)('the amount of %s is known with %s', (product, question) => {
  expect(amountQuestionOf(product)).toBe(question)
})

// The product, then the amount, the price and the down payment that were told.
it.each([
  ['Personal Loans', 500_000, null, null, 500_000],
  ['Personal Loans', null, null, null, null],
  ['Personal Loans', 0, null, null, 0],
  // What was told for a vehicle says nothing of another loan.
  ['Personal Loans', 500_000, 900_000, 100_000, 500_000],
  ['Personal Loans', null, 900_000, 100_000, null],
  ['Gold Loans', null, 900_000, 100_000, null],
  ['Car', null, 900_000, 100_000, 800_000],
  ['Car', 500_000, 900_000, 100_000, 800_000],
  ['Car', 500_000, null, null, null],
  ['Car', 500_000, 900_000, null, null],
  ['Car', 500_000, null, 100_000, null],
  ['2-wheeler', null, 90_000, 0, 90_000],
  ['2-wheeler', null, 90_000, 90_000, 0],
  ['2-wheeler', null, 90_000, 90_001, -1],
] as const)(
  '%s: an amount of %o, a price of %o and a down payment of %o ask for %o',
  (product, se_loan_amount, vehicle_price, down_payment, amount) => {
    expect(profileAmount(product, { se_loan_amount, vehicle_price, down_payment })).toBe(amount)
  },
)

it.each([
  ['Personal Loans', 999, false],
  ['Personal Loans', 1_000, true],
  ['Personal Loans', 5_000_000, true],
  ['Personal Loans', 5_000_001, false],
  ['Business Loans', 49_999, false],
  ['Business Loans', 50_000, true],
  ['Business Loans', 20_000_000, true],
  ['Business Loans', 20_000_001, false],
  ['2-wheeler', 10_000, true],
  ['2-wheeler', 1_000_001, false],
  ['Car', -1, false],
] as const)('%s of %d rupees is within bounds: %o', (product, amount, isWithin) => {
  expect(isWithinLoan(product, amount)).toBe(isWithin)
})
