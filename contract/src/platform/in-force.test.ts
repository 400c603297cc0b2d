import { expect, test } from 'vitest'
import { inForceOn, stateOn } from './in-force.ts'

const row = (turn: number, valid_from: string) => ({ turn, valid_from })
const turnOf = ({ turn }: { turn: number }): number => turn
const rows = [
  row(1, '2026-11-01'),
  row(2, '2026-12-01'),
  row(3, '2026-11-20'),
  row(4, '2026-11-20'),
  row(5, '2026-12-01'),
]

test.each([
  ['2026-10-31', null],
  ['2026-11-01', 1],
  ['2026-11-19', 1],
  ['2026-11-20', 4],
  ['2026-11-30', 4],
  ['2026-12-01', 5],
  ['2030-01-01', 5],
] as const)('on %s row %s is in force, in any order', (day, turn) => {
  expect(inForceOn(rows, day, turnOf)?.turn ?? null).toBe(turn)
  expect(inForceOn(rows.toReversed(), day, turnOf)?.turn ?? null).toBe(turn)
})

test.each([
  ['2026-11-10', ['in_force', 'replaced', 'replaced', 'planned', 'planned']],
  ['2026-11-20', ['past', 'replaced', 'replaced', 'in_force', 'planned']],
  ['2026-12-01', ['past', 'replaced', 'replaced', 'past', 'in_force']],
  ['2026-10-01', ['planned', 'replaced', 'replaced', 'planned', 'planned']],
] as const)('on %s they stand as %j', (day, states) => {
  expect(rows.map((one) => stateOn(rows, one, day, turnOf))).toEqual(states)
})

test('of nothing, nothing is in force', () => {
  expect(inForceOn([], '2026-11-20', () => 0)).toBeNull()
})
