import { expect, it } from 'vitest'
import { payoutTermsOn, type PayoutTermsRow } from './payout-terms-on.ts'

const row = (payout_terms_id: number, partner_id: number | null, valid_from: string): PayoutTermsRow => ({
  payout_terms_id,
  partner_id,
  valid_from,
  hold_days: 15,
  minimum_paise: 500_00,
  objection_days: 7,
  tds_at: 'statement',
})
const rows = [
  row(1, null, '2020-01-01'),
  row(2, null, '2026-11-01'),
  row(3, 7, '2026-10-01'),
  row(4, 7, '2026-10-01'),
  row(5, 7, '2027-01-01'),
]

it.each([
  [8, '2026-10-31', 1],
  [8, '2026-11-01', 2],
  [7, '2026-09-30', 1],
  [7, '2026-10-01', 4],
  [7, '2026-12-31', 4],
  [7, '2027-01-01', 5],
])('partner %d on %s has terms %d', (partnerId, day, expected) => {
  expect(payoutTermsOn(rows, partnerId, day).payout_terms_id).toBe(expected)
})

it('has none before the first', () => {
  expect(() => payoutTermsOn(rows, 7, '2019-12-31')).toThrow('2019-12-31')
})
