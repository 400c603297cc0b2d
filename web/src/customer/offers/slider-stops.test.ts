import { productJourneys } from '@marketplace/contract/product-journeys'
import { expect, test } from 'vitest'
import { amountStops, tenureStops } from './slider-stops.ts'

const limits = productJourneys['Personal Loans']

test.each([
  ['amount', amountStops, limits.amount, [100_000, 500_000, 1_000_000]],
  ['tenure', tenureStops, limits.tenure, [12, 24, 36, 60]],
] as const)('the stops of the %s rise from limit to limit', (_name, stops, limits, usual) => {
  expect(stops.at(0)).toBe(limits.min)
  expect(stops.at(-1)).toBe(limits.max)
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b))
  expect(stops).toEqual(expect.arrayContaining([...usual]))
})
