import { expect, test } from 'vitest'
import { aprLabel, costLabel, emiLabel, isFeeAtMost } from './offer-labels.ts'

test.each([
  ['exact', 'offers.apr'],
  ['at_most', 'offers.apr_at_most'],
  ['at_least', 'offers.apr_at_least'],
  ['about', 'offers.apr_about'],
] as const)('an APR that is %s is labelled %s', (apr_bound, label) => {
  expect(aprLabel({ apr_bound })).toBe(label)
})

test.each([
  ['up_to', 1_180, true],
  ['up_to', 0, false],
  ['fixed', 1_180, false],
] as const)('a fee %s of %d is at most that: %s', (fee_basis, processing_fee, atMost) => {
  expect(isFeeAtMost({ fee_basis, processing_fee })).toBe(atMost)
})

test.each([
  ['firm', 'offers.emi'],
  ['representative', 'offers.emi'],
  ['up_to', 'offers.emi_up_to'],
  ['from', 'offers.emi_from'],
] as const)('an EMI at a rate that is %s is called %s', (rate_basis, label) => {
  expect(emiLabel({ rate_basis })).toBe(label)
})

test.each([
  ['firm', 'offers.cost'],
  ['representative', 'offers.cost'],
  ['up_to', 'offers.cost_up_to'],
  ['from', 'offers.cost_from'],
] as const)('what an offer costs at a rate that is %s is called %s', (rate_basis, label) => {
  expect(costLabel({ rate_basis })).toBe(label)
})
