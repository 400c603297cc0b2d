import { expect, test } from 'vitest'
import { statusDelay } from './status-delay.ts'

test.each([
  [0, 2000],
  [1, 3000],
  [3, 6750],
  [4, 10_000],
  [1000, 10_000],
])('after %d looks without a change %d ms', (same, ms) => {
  expect(statusDelay(same)).toBe(ms)
})
