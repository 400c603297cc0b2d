import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { addReferralTerms } from './referral-terms.ts'

const terms = {
  partner_id: null,
  percent: 5,
  months: 12,
  valid_from: '2026-12-01',
  reason: 'Agreed with all',
}

test.each([
  [{}, null],
  [{ partner_id: 7, percent: 0, months: 60 }, null],
  [{ percent: 50.5 }, 'invalid_value'],
  [{ percent: -1 }, 'invalid_value'],
  [{ percent: 1.2345 }, 'percent_decimals'],
  [{ months: 0 }, 'invalid_value'],
  [{ months: 61 }, 'invalid_value'],
  [{ months: 1.5 }, 'invalid_value'],
])('terms of referral with %o: %s', (facts, problem) => {
  expect(problemOf(addReferralTerms.body, { ...terms, ...facts })).toBe(problem)
})
