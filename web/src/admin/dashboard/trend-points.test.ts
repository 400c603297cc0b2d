import { expect, test } from 'vitest'
import { trendPoints } from './trend-points.ts'

test.each([
  [[], ''],
  [[5], '0,0'],
  [[0, 0, 0], '0,20 50,20 100,20'],
  [[0, 10, 5], '0,20 50,0 100,10'],
  [[1, 2, 3, 4], '0,15 33.3,10 66.7,5 100,0'],
])('the line of %j', (values, points) => {
  expect(trendPoints(values, 100, 20)).toBe(points)
})
