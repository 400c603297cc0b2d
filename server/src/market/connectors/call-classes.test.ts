import { describe, expect, it } from 'vitest'
import { classOfTime, withinMs, type CallTally } from './call-classes.ts'

it.each([
  [0, 100],
  [100, 100],
  [100.5, 250],
  [2_500, 2_500],
  [29_999, 30_000],
  [90_000, 30_000],
])('a call of %d ms is counted within %d', (ms, expected) => {
  expect(classOfTime(ms)).toBe(expected)
})

const answered = (within_ms: number, calls: number): CallTally => ({ outcome: 'answered', within_ms, calls })
const fault: CallTally = { outcome: 'fault', within_ms: 100, calls: 50 }

describe('the class within which answers came', () => {
  it.each<[string, CallTally[], number, number | null]>([
    ['nothing', [], 0.5, null],
    ['faults alone', [fault], 0.5, null],
    ['one answer', [answered(500, 1), fault], 0.95, 500],
    ['half of them exactly', [answered(1_000, 5), answered(250, 5)], 0.5, 250],
    ['just over half', [answered(1_000, 6), answered(250, 5)], 0.5, 1_000],
    ['19 of 20', [answered(250, 19), answered(10_000, 1)], 0.95, 250],
    ['18 of 20', [answered(250, 18), answered(10_000, 2)], 0.95, 10_000],
    ['two hours of one class', [answered(250, 2), answered(250, 2), answered(500, 3)], 0.5, 250],
  ])('%s', (_, tallies, share, expected) => {
    expect(withinMs(tallies, share)).toBe(expected)
  })
})
