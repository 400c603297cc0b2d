import { expect, test } from 'vitest'
import { complaintState } from './complaint-state.ts'

// In India that is the next day already.
const due_at = '2026-11-22T20:15:00.000Z'

test.each([
  ['open', 0, 'warn', 'answer due by 23/11/2026, 01:45'],
  ['open', 1, 'bad', 'overdue since 23/11/2026, 01:45'],
  ['answered', 0, 'good', 'answered'],
  ['answered', 1, 'good', 'answered'],
  ['settled', 0, 'idle', 'settled'],
  ['closed_by_deletion', 0, 'idle', 'closed by the deletion of the account'],
] as const)('%s, overdue %i: %s, %s', (status, is_overdue, tone, words) => {
  expect(complaintState({ status, is_overdue, due_at })).toEqual({ tone, words })
})
