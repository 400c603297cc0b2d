import { expect, it } from 'vitest'
import { lineActs } from './line-acts.ts'

const line = {
  kind: 'AMOUNT_DIFFERS',
  is_open: 1,
  lender_application_id: 5,
  expected: 6750,
  stated: 6000,
  settlement: null,
  waits_for_second: 0,
} as const

it.each([
  [{}, ['Accept theirs…', 'Dispute with the lender…', 'Write off…']],
  [{ lender_application_id: null, kind: 'NOT_EXPECTED' }, ['Dispute with the lender…', 'Give it a loan…']],
  [{ is_open: 0 }, []],
] as const)('with %j a line offers %j', (changes, labels) => {
  expect(lineActs({ ...line, ...changes }).map(({ label }) => label)).toEqual(labels)
})
