import { expect, test } from 'vitest'
import { mostMinutesOf, workKindNames, workKinds, workKindsOf } from './work-kinds.ts'

test.each([
  [1, workKindNames.length],
  [2, 11],
  [3, 5],
] as const)('role %d sees %d kinds', (role, count) => {
  expect(workKindsOf(role)).toHaveLength(count)
})

test('a caller sees what customers wait for, and no money', () => {
  expect(workKindsOf(3)).toEqual(['help_request', 'complaint', 'docs_pending', 'stuck', 'message_failed'])
})

test('no first value is beyond what a kind may be given, and a complaint has the days of the law', () => {
  for (const kind of workKindNames) expect(workKinds[kind].minutes).toBeLessThanOrEqual(mostMinutesOf(kind))
  expect(mostMinutesOf('complaint')).toBe(30 * 24 * 60)
})
