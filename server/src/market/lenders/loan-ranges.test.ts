import { expect, test } from 'vitest'
import { buildOfferLender } from '../matching/example-market.ts'
import { loanRange } from './loan-ranges.ts'

const lender = buildOfferLender

test('spans what the lenders publish, and no more', () => {
  const lenders = [
    lender({
      amount_min: 25_000,
      amount_max: 500_000,
      rate_min: 12,
      rate_max: 36,
      representative_rate: null,
      tenure_max_months: 36,
    }),
    lender({
      amount_min: 1_000,
      amount_max: 200_000,
      rate_min: 9.98,
      rate_max: null,
      representative_rate: null,
      tenure_max_months: 60,
    }),
    lender({
      amount_min: 50_000,
      amount_max: 300_000,
      rate_min: null,
      rate_max: null,
      representative_rate: 40.5,
      tenure_max_months: 12,
    }),
  ]
  expect(loanRange(lenders)).toEqual({
    lenders: 3,
    amount_min: 1_000,
    amount_max: 500_000,
    rate_min: 9.98,
    rate_max: 40.5,
    tenure_max_months: 60,
  })
})

test('says nothing of nobody', () => {
  expect(loanRange([])).toBeNull()
})
