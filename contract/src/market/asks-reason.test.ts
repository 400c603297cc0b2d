import { expect, test } from 'vitest'
import { asksReason } from './asks-reason.ts'

test.each([
  ['lender_status', 1, 0, true],
  ['lender_status', 0, 1, false],
  ['lender_status', 0, 0, false],
  ['lender_group_ids', [1, 2], [2], true],
  ['lender_group_ids', [1, 2], [], true],
  ['lender_group_ids', [1], [2], true],
  ['lender_group_ids', [1], [2, 1], false],
  ['lender_group_ids', [], [1], false],
  ['lender_group_ids', null, [1], false],
  ['lender_group_ids', [1], null, false],
  ['so_status', 1, 0, false],
  ['priority', 7, 0, false],
] as const)('%s from %j to %j: %s', (property, before, after, asks) => {
  expect(asksReason(property, before, after)).toBe(asks)
})
