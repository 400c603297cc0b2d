import { expect, it } from 'vitest'
import { presentPayout, presentPayoutTerms, presentRun } from './present-payout.ts'

it('presents a payout in rupees, without whose it is', () => {
  const row = {
    run_id: 4,
    utr: null,
    paid_day: null,
    failed_reason: 'Account closed',
    failed_day: '2026-12-01',
  }
  expect(
    presentPayout({
      payout_id: 3,
      statement_id: 9,
      partner_id: 2,
      part: 'commission',
      amount_paise: 23_789_50,
      state: 'FAILED',
      ...row,
    }),
  ).toEqual({ payout_id: 3, part: 'commission', state: 'FAILED', amount: 23_789.5, ...row })
})

it('presents a run without the name of its file', () => {
  const row = { run_id: 4, made_by: 'asha', payouts: 2, paid: 1, failed: 0, sha256: 'ab'.repeat(32) }
  expect(
    presentRun({
      ...row,
      request_id: 'r',
      made_at: new Date('2026-12-01T10:00:00Z'),
      amount_paise: 100_01,
      file_name: 'bank-file',
    }),
  ).toEqual({ ...row, made_at: '2026-12-01T10:00:00.000Z', amount: 100.01 })
})

it.each([
  [null, null],
  [7, 'Gomti'],
  [8, ''],
])('presents the terms of partner %s', (partner_id, partner_name) => {
  const row = {
    payout_terms_id: 1,
    partner_id,
    hold_days: 15,
    objection_days: 7,
    tds_at: 'statement' as const,
    valid_from: '2026-11-01',
    set_by: 'asha',
    reason: null,
  }
  expect(
    presentPayoutTerms(
      { ...row, minimum_paise: 500_00, set_at: new Date('2026-11-01T00:00:00Z') },
      new Map([[7, 'Gomti']]),
    ),
  ).toEqual({ ...row, partner_name, minimum: 500, set_at: '2026-11-01T00:00:00.000Z' })
})
