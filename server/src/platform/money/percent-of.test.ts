import { expect, it } from 'vitest'
import { toPaise, toRupees } from './paise.ts'
import { percentOf } from './percent-of.ts'

it.each([
  [500_000, 2, 10_000],
  [10_000, 18, 1_800],
  [333.33, 18, 60],
  [100, 3.933, 3.93],
  [100, 0.005, 0.01],
  [100, 0.004, 0],
  [1.15, 100, 1.15],
])('%d at %d %% is %d', (rupees, percent, expected) => {
  expect(toRupees(percentOf(toPaise(rupees), percent))).toBe(expected)
})
