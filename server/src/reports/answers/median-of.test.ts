import { expect, test } from 'vitest'
import { medianOf } from './median-of.ts'

test.each([
  [[], null],
  [[[1, 0]], null],
  [[[1, 5]], 0],
  [
    [
      [17, 3],
      [20, 1],
    ],
    39,
  ],
  [
    [
      [1, 1],
      [17, 1],
      [40, 1],
    ],
    39,
  ],
  [
    [
      [60, 2],
      [10, 1],
    ],
    587_276,
  ],
] as [[number, number][], number | null][])('%j', (counts, median) => {
  expect(medianOf(new Map(counts))).toBe(median)
})

test('is within an eighth of the wait', () => {
  for (const seconds of [3, 38, 160, 250, 86_400, 2_000_000]) {
    const bucket = 1 + Math.floor(Math.log(1 + seconds) / Math.log(1.25))
    const median = medianOf(new Map([[bucket, 1]])) ?? 0
    expect(Math.abs(median - seconds) / (seconds + 1)).toBeLessThan(0.13)
  }
})
