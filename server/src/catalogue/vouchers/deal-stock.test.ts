import { expect, it } from 'vitest'
import { dealStock } from './deal-stock.ts'

it.each([
  [5, 3, 8, true],
  [5, -5, 0, true],
  [5, -6, -1, false],
  [null, 10, 10, true],
  [null, -1, -1, false],
  [7, null, null, true],
  [null, null, null, true],
  [1_999_999_999, 1, 2_000_000_000, true],
  [2_000_000_000, 1, 2_000_000_001, false],
])('%j left and %j more are %j: %s', (left, add, next, isPossible) => {
  expect(dealStock(left, add)).toEqual({ left: next, isPossible })
})
