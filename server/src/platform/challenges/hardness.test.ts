import { expect, it } from 'vitest'
import { FIRST_BITS, hardnessOf, isEnough } from './hardness.ts'

it.each([
  [0, 300, 0],
  [300, 300, 0],
  [301, 300, FIRST_BITS],
  [599, 300, FIRST_BITS],
  [600, 300, FIRST_BITS + 1],
  [1_200, 300, FIRST_BITS + 2],
  [3_000, 300, FIRST_BITS + 3],
  [4_800, 300, FIRST_BITS + 4],
  [10_000_000, 300, FIRST_BITS + 4],
  [1, 0, FIRST_BITS + 4],
])('%d of a budget of %d asks for %d bits', (hits, budget, bits) => {
  expect(hardnessOf(hits, budget)).toBe(bits)
})

it.each([
  [17, 17, true],
  [16, 17, false],
  [17, 19, true],
  [17, 20, false],
  [21, 21, true],
  // Never less than the first step, whatever is asked.
  [5, 1, false],
])('%d bits solved where %d are asked: %s', (solved, asked, is) => {
  expect(isEnough(solved, asked)).toBe(is)
})
