import { expect, test } from 'vitest'
import { spreadByWeight } from './spread-by-weight.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [10, [0, 5, 5], [0, 5, 5]],
  [7, [0, 0], [4, 3]],
  [0, [3, 1], [0, 0]],
  [1, [1, 2], [0, 1]],
  [900_719_925_474_099, [3, 1], [675_539_944_105_574, 225_179_981_368_525]],
  [5, [9], [5]],
])('%d over %j is %j', (paise, weights, parts) => {
  expect(spreadByWeight(paise, weights)).toEqual(parts)
})
