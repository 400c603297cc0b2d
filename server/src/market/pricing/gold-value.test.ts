import { expect, it } from 'vitest'
import { goldValue } from './gold-value.ts'

it.each([
  ['10 g of 24 carat', 10, 1, 12_000, 120_000],
  ['10 g of 22 carat', 10, 2, 12_000, 110_000],
  ['10 g of 20 carat', 10, 3, 12_000, 100_000],
  ['10 g of 18 carat', 10, 4, 12_000, 90_000],
  // 8.35 × 22/24 × 12,480.50 = 95,527.827…
  ['a part of a gram and of a rupee, cut to the rupee', 8.35, 2, 12_480.5, 95_527],
  // 0.29 × 100 is 28.999…96 in doubles.
  ['grams that doubles cannot hold', 0.29, 1, 10_000, 2_900],
  ['the most that is taken', 1_000, 1, 12_480.55, 12_480_550],
] as const)('%s', (_, grams, purity, rate, value) => {
  expect(goldValue(grams, purity, rate)).toBe(value)
})

it('knows no other purity', () => {
  expect(goldValue(10, 5, 12_000)).toBeNull()
})
