import { expect, test } from 'vitest'
import { costOf, costScale } from './cost-scale.ts'

test.each([
  [238_000, 200_000, 38_000],
  [235_812.4, 200_000, 35_812],
  [199_999, 100_000, 99_999],
])('%f paid for %d costs %d', (total, amount, cost) => {
  expect(costOf(total, amount)).toBe(cost)
})

test.each([
  [[38_000, 35_812, 78_340], 80_000],
  [[80_000], 80_000],
  [[80_001], 90_000],
  [[], 10_000],
])('the scale of %j ends at %d', (costs, end) => {
  expect(costScale(costs)).toBe(end)
})
