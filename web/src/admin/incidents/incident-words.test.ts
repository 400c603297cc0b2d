import { expect, it } from 'vitest'
import { clockWords, instantOf } from './incident-words.ts'

const due = '2026-11-23T11:30:00.000Z'
it.each([
  [{ due_at: due, done_at: null, state: 'running' }, 'warn', 'due by 23/11/2026, 17:00'],
  [{ due_at: due, done_at: null, state: 'late' }, 'bad', 'late since 23/11/2026, 17:00'],
  [{ due_at: null, done_at: null, state: 'running' }, 'warn', 'to be done without delay'],
  [{ due_at: due, done_at: due, state: 'done' }, 'good', 'done 23/11/2026, 17:00'],
  [{ due_at: due, done_at: due, state: 'done_late' }, 'bad', 'done late, 23/11/2026, 17:00'],
  [{ due_at: null, done_at: null, state: 'not_asked' }, 'idle', 'not asked: no personal data'],
] as const)('%j', (clock, tone, words) => {
  expect(clockWords({ step: 'board_detailed', ...clock })).toEqual({ tone, words })
})

it.each([
  ['2026-11-23', '05:29', '2026-11-22T23:59:00.000Z'],
  ['2026-11-23', '23:05', '2026-11-23T17:35:00.000Z'],
  ['2026-11-23', '24:00', null],
  ['2026-11-23', '9:30', null],
  [null, '09:30', null],
])('%s at %s is %s', (day, time, instant) => {
  expect(instantOf(day, time)).toBe(instant)
})
