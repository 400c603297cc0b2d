import { expect, test } from 'vitest'
import { FileRow, settleFileRows } from './lender-file-rows.ts'

const row = {
  key: 2,
  line: 2,
  outcome: 'new_event',
  reason: null,
  target: null,
  candidates: [],
  word: 'Approved',
  status: { from: 'SENT', to: 'APPROVED' },
  status_date: '2026-11-20',
  sanctioned_amount: { from: null, to: null },
  disbursed_amount: { from: null, to: 300_000 },
  disbursal_date: { from: null, to: null },
  reject_reason: { from: null, to: null },
  last_change: null,
  stated: null,
}

test.each([
  [row, true],
  [{ ...row, status: { from: null, to: null } }, true],
  [{ ...row, status: { from: 'SENT', to: 'Approved' } }, false],
  [{ ...row, disbursed_amount: { from: null, to: '300000' } }, false],
  [{ ...row, status: { from: 'SENT' } }, false],
])('every field of a row stands there old and new', (asked, isRight) => {
  expect(FileRow.safeParse(asked).success).toBe(isRight)
})

test.each([
  [{ keys: [2], choice: 'leave_out' }, true],
  [{ keys: [], choice: 'leave_out' }, false],
  [{ keys: [-1], choice: 'leave_out' }, false],
  [{ keys: [2], choice: 'forget' }, false],
  [{ keys: [2], choice: 'take_in', application_number: 'LA-2222223' }, false],
])('%j settles rows: %s', (body, isRight) => {
  expect(settleFileRows.body.safeParse(body).success).toBe(isRight)
})
