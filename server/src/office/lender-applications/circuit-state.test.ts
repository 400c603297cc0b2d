import { expect, it } from 'vitest'
import { circuitState } from './circuit-state.ts'

const now = new Date('2026-11-20T10:00:00Z')
const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000)

it.each([
  ['without a fault', null, 'closed', 0, null],
  ['after a few faults', { failures: 4, open_until: null }, 'closed', 4, null],
  ['left alone', { failures: 5, open_until: at(1) }, 'open', 5, at(1).toISOString()],
  ['at the end of the pause', { failures: 5, open_until: at(0) }, 'trying', 5, at(0).toISOString()],
  ['long after it', { failures: 9, open_until: at(-600) }, 'trying', 9, at(-600).toISOString()],
] as const)('%s', (_, circuit, state, failures, next_try_at) => {
  expect(circuitState(circuit, now)).toEqual({ state, failures, next_try_at })
})
