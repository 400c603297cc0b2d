import { expect, it } from 'vitest'
import { stateOf } from './state-of.ts'

const lapses_at = new Date('2026-11-27T00:00:00Z')

it.each([
  [null, '2026-11-26T23:59:59Z', 'waiting'],
  [null, '2026-11-27T00:00:00Z', 'lapsed'],
  ['lapsed', '2026-11-28T00:00:00Z', 'lapsed'],
  ['approved', '2026-11-28T00:00:00Z', 'approved'],
  ['declined', '2026-11-26T00:00:00Z', 'declined'],
] as const)('%s at %s: %s', (decision, at, state) => {
  expect(stateOf({ decision, lapses_at }, new Date(at))).toBe(state)
})
