import { offerQuestionsOf } from '@marketplace/contract/customers/offer-questions'
import type { OpenMatch } from '@marketplace/contract/loans/open-match'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { askedInAddress, NOT_KNOWN, startValues, timesOf } from './start-values.ts'

const first = (product: LoanProduct) => ({
  questions: offerQuestionsOf(product),
  match: { amount: 200_000, tenure_months: 36 } as OpenMatch,
})

test('a score is not known until somebody says otherwise', () => {
  expect(NOT_KNOWN).toBe('8')
})

test.each([
  ['Personal Loans', { se_loan_amount: '2,00,000', credit_score_class: '8', tenure_months: '36' }],
  // As much as the gold is good for; of a vehicle the price is asked.
  ['Gold Loans', { tenure_months: '36' }],
  ['Car', { credit_score_class: '8', tenure_months: '36' }],
] as const)('%s begins with %j', (product, values) => {
  expect(startValues(product, first(product))).toEqual(values)
})

test.each([
  ['Personal Loans', '?amount=300000&tenure=48', { se_loan_amount: '3,00,000', tenure_months: '48' }],
  ['Personal Loans', '?amount=999&tenure=7', {}],
  ['Personal Loans', '?amount=3e5x&tenure=', {}],
  ['Car', '?amount=600000&tenure=60', { tenure_months: '60' }],
] as const)('%s by %s: %j', (product, search, values) => {
  expect(askedInAddress(product, 36, search)).toEqual(values)
})

test('the times are those of the home', () => {
  expect(timesOf('Personal Loans', 36)).toEqual([12, 24, 36, 48, 60])
})
