import { expect, it } from 'vitest'
import { survivorsAllowed } from './survivors-allowed.ts'

// Small ones: the first k with P(X ≤ k) ≥ 0.99 for X binomial of n and 0.1, from a table.
it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [12, 4],
  [20, 6],
  [50, 10],
  [100, 18],
  [200, 20],
  [209, 20],
  [210, 21],
  [5_000, 500],
])('of %d mutants %d may survive', (n, survivors) => {
  expect(survivorsAllowed(n)).toBe(survivors)
})
