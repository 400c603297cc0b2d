import type { SettleOutcome } from '@marketplace/contract/money/reconciliation-words'
import { expect, it, test } from 'vitest'
import { canSettle, linesToSettle } from './settle-rules.ts'

const line = {
  line_id: 'part-5-1',
  kind: 'AMOUNT_DIFFERS',
  is_open: 1,
  lender_application_id: 5,
  expected: 6750,
  stated: 6000,
  settlement: null,
  waits_for_second: 0,
} as const
const settlement = {
  outcome: 'dispute',
  reason: 'They know',
  staff_name: 'Asha Rao',
  at: '2026-11-22T06:36:00.000Z',
  can_take_back: 1,
} as const
const every: readonly SettleOutcome[] = ['accept', 'dispute', 'write_off', 'give_loan', 'take_back']

it.each([
  [{}, ['accept', 'dispute', 'write_off']],
  [{ stated: 6750 }, ['accept', 'dispute']],
  [{ stated: 7000 }, ['accept', 'dispute']],
  [{ lender_application_id: null, kind: 'NOT_EXPECTED' }, ['dispute', 'give_loan']],
  [{ lender_application_id: null, kind: 'DUPLICATE' }, ['dispute']],
  [{ is_open: 0 }, []],
  [{ waits_for_second: 1 }, []],
  [{ is_open: 0, settlement }, ['take_back']],
  [{ is_open: 0, settlement: { ...settlement, can_take_back: 0 } }, []],
] as const)('with %j can be done: %j', (changes, outcomes) => {
  expect(every.filter((outcome) => canSettle({ ...line, ...changes }, outcome))).toEqual(outcomes)
})

test('those that are settled already stay out', () => {
  const settled = { ...line, line_id: 'part-6-1', is_open: 0 as const }
  expect(linesToSettle([line, settled], 'dispute')).toEqual([line])
})
