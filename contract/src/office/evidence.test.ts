import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { exportLenderEvidence, exportPersonEvidence } from './evidence.ts'

const ask = {
  lender_id: 1,
  from: '2026-11-01',
  to: '2026-11-30',
  after: null,
  reason: 'The lender audits us',
}

it.each([
  [{}, null],
  [{ to: '2026-11-01' }, null],
  [{ to: '2026-10-31' }, 'ends_before_begin'],
  [{ from: '2026-02-30' }, 'date_invalid'],
  [{ lender_id: '1' }, 'lender_unknown'],
  [{ reason: '         x' }, 'reason_length'],
  [{ reason: 'x'.repeat(301) }, 'reason_length'],
])('of a lender with %j: %s', (change, problem) => {
  expect(problemOf(exportLenderEvidence.body, { ...ask, ...change })).toBe(problem)
})

it.each([
  ['Asked for by the lender', null],
  ['short', 'reason_length'],
])('of a person because of "%s": %s', (reason, problem) => {
  const user_id = '3b1f7c2e-0000-4000-8000-000000000000'
  expect(problemOf(exportPersonEvidence.body, { user_id, reason })).toBe(problem)
})
