import type { Payout, StatementLine } from '@marketplace/contract/money/partner-statements'
import { describe, expect, test } from 'vitest'
import {
  broughtByText,
  carriedText,
  daysToObject,
  isUndecided,
  lineKindText,
  objectionText,
  payoutText,
} from './statement-words.ts'

test.each([
  ['2026-11-25', '2026-11-22', 4],
  ['2026-11-25', '2026-11-25', 1],
  ['2026-11-25', '2026-11-26', 0],
  ['2026-12-01', '2026-11-30', 2],
])('until %s, today %s: %i days to object', (until, today, days) => {
  expect(daysToObject(until, today)).toBe(days)
})

test.each([
  ['SHOWN', '2026-11-25', '4 days to object'],
  ['SHOWN', '2026-11-22', 'last day to object'],
  ['SHOWN', '2026-11-21', 'time to object is over'],
  ['SHOWN', null, null],
  ['DRAFT', '2026-11-25', null],
  ['APPROVED', '2026-11-25', null],
] as const)('%s until %s: %s', (state, object_until, text) => {
  expect(objectionText({ state, object_until }, '2026-11-22')).toBe(text)
})

const line = { kind: 'share', day: '2026-10-14', taken_back_day: null, brought_by: null } as StatementLine

test.each([
  [{}, null],
  [{ kind: 'change' }, 'Change of 14/10/2026'],
  [{ kind: 'clawback', taken_back_day: '2026-11-02' }, 'Taken back 02/11/2026'],
  [{ kind: 'clawback' }, 'Clawback'],
] as const)('a line with %o: %s', (of, text) => {
  expect(lineKindText({ ...line, ...of })).toBe(text)
})

describe('a payment', () => {
  const payout: Payout = {
    payout_id: 1,
    part: 'commission',
    state: 'WAITING',
    amount: 23_789,
    run_id: null,
    utr: null,
    paid_day: null,
    failed_reason: null,
    failed_day: null,
  }
  test.each([
    [{}, 'In no bank file yet'],
    [{ state: 'SENT', run_id: 12 }, 'In bank file 12'],
    [{ state: 'PAID', utr: 'N12345678901', paid_day: '2026-11-30' }, 'Paid 30/11/2026, UTR N12345678901'],
    [
      { state: 'FAILED', failed_day: '2026-11-30', failed_reason: 'Account closed' },
      'Sent back 30/11/2026: Account closed',
    ],
  ] as const)('%o: %s', (of, text) => {
    expect(payoutText({ ...payout, ...of })).toBe(text)
  })
})

test('what is carried forward says why', () => {
  expect(carriedText(null)).toBeNull()
  expect(carriedText('below_minimum')).toMatch(/^The sum is below the minimum\. /)
  expect(carriedText('negative_sum')).toMatch(/^The sum is below ₹0\. /)
})

test.each([
  ['OPEN', true],
  ['ANSWERED', true],
  ['ACCEPTED', false],
  ['REFUSED', false],
] as const)('a dispute that is %s: undecided %s', (state, is) => {
  expect(isUndecided(state)).toBe(is)
})

test('a loan that an invited partner brought says so', () => {
  expect(broughtByText({ brought_by: 'Bela Traders' })).toBe('Brought by Bela Traders')
  expect(broughtByText({ brought_by: null })).toBeNull()
})
