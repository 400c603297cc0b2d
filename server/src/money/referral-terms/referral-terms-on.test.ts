import { expect, test } from 'vitest'
import { countsUntil, referralTermsOn, type ReferralTerms } from './referral-terms-on.ts'

const terms = (id: number, partner_id: number | null, valid_from: string): ReferralTerms => ({
  referral_terms_id: id,
  partner_id,
  percent: id,
  months: 12,
  valid_from,
})
const rows = [
  terms(1, null, '2026-01-01'),
  terms(2, 7, '2026-06-01'),
  terms(3, null, '2026-07-01'),
  terms(4, 7, '2026-06-01'),
]

test.each([
  [7, '2025-12-31', null],
  [7, '2026-05-31', 1],
  [7, '2026-06-01', 4],
  [7, '2026-07-01', 4],
  [8, '2026-07-01', 3],
])('of partner %i on %s terms %j hold', (partnerId, day, id) => {
  expect(referralTermsOn(rows, partnerId, day)?.referral_terms_id ?? null).toBe(id)
})

test.each([
  ['2026-11-29', 12, '2027-11-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-01', 1, '2026-01-31'],
  ['2028-02-29', 12, '2029-02-28'],
])('who asked on %s counts for %i months, until %s', (joined, months, until) => {
  expect(countsUntil(joined, months)).toBe(until)
})
