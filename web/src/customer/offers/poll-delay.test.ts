import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay.ts'

test.each([
  [0, 1_000],
  [1, 1_500],
  [2, 2_250],
  [3, 3_375],
  [4, 5_000],
  [1_000_000, 5_000],
])('look %s is after %s ms', (looks, ms) => {
  expect(pollDelay(looks)).toBe(ms)
})
