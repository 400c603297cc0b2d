import { expect, test } from 'vitest'
import { entryText, shareOf } from './entry-text.ts'

const entry = {
  tx_id: 1,
  kind: 'ACCRUAL',
  source: 'pricing',
  cause: 'disbursed',
  effective_day: '2026-10-14',
  booked_month: '2026-10',
  figure: 'percent_share',
  amount: 8_100,
  rule_id: 2,
  rule_version: 4,
  terms_id: 7,
  referral_terms_id: null,
} as const

test.each([
  [{}, 'Earned 14/10/2026: disbursed, by rule 2 version 4 and terms 7'],
  [
    { terms_id: 7, referral_terms_id: 3 },
    'Earned 14/10/2026: disbursed, by rule 2 version 4 and terms 7 and referral terms 3',
  ],
  [{ rule_id: null, rule_version: null, terms_id: null }, 'Earned 14/10/2026: disbursed'],
  [
    { kind: 'ADJUSTMENT', cause: 'slab_reached', terms_id: null },
    'Adjusted 14/10/2026: slab reached, by rule 2 version 4',
  ],
  [{ kind: 'SOME_KIND', rule_id: null, terms_id: null }, 'some kind 14/10/2026: disbursed'],
])('%o', (of, text) => {
  expect(entryText({ ...entry, ...of })).toBe(text)
})

test.each([
  [13_500, 6_00_000, 2.25],
  [1_500, 1_80_000, null],
  [0, 1_000, 0],
  [5, 0, null],
])('%d of %d is %s %%', (amount, whole, percent) => {
  expect(shareOf(amount, whole)).toBe(percent)
})
