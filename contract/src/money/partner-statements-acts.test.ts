import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { addPayoutTerms, recordPayoutPaid, recordStatementInvoice } from './partner-statements-acts.ts'

it.each([
  ['PALBN26112400042', null],
  ['PALBN26112', null],
  ['PALBN2611', 'utr_invalid'],
  ['palbn26112400042', 'utr_invalid'],
  ['PALBN26112400042PALBN261', 'utr_invalid'],
])('the UTR %s: %s', (utr, problem) => {
  expect(problemOf(recordPayoutPaid.body, { run_id: 1, utr, day: '2026-11-24' })).toBe(problem)
})

const terms = {
  partner_id: null,
  hold_days: 15,
  minimum: 500,
  objection_days: 7,
  tds_at: 'statement',
  valid_from: '2026-12-01',
  reason: 'Agreed with all',
}
it.each([
  [{}, null],
  [{ partner_id: 7, hold_days: 0, minimum: 0, objection_days: 0, tds_at: 'accrual' }, null],
  [{ hold_days: 180 }, null],
  [{ hold_days: 181 }, 'invalid_value'],
  [{ hold_days: -1 }, 'invalid_value'],
  [{ hold_days: 1.5 }, 'invalid_value'],
  [{ minimum: 1_000_001 }, 'invalid_value'],
  [{ objection_days: 61 }, 'invalid_value'],
  [{ tds_at: 'never' }, 'option_invalid'],
  [{ valid_from: '2026-02-30' }, 'date_invalid'],
  [{ reason: 'no' }, 'reason_required'],
])('terms of payout with %j: %s', (facts, problem) => {
  expect(problemOf(addPayoutTerms.body, { ...terms, ...facts })).toBe(problem)
})

it.each([
  ['GA/26/11', null],
  ['', 'field_required'],
  ['GA/26/11-a-long-number', 'text_invalid'],
])('the invoice number %s: %s', (number, problem) => {
  expect(problemOf(recordStatementInvoice.body, { number, day: '2026-11-20' })).toBe(problem)
})
