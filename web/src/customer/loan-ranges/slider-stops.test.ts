import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { amountStops, tenureStops } from './slider-stops.ts'

/** More would be too fine for a thumb on 300 pixels. */
const MOST_STOPS = 170

test.each(Object.entries(productJourneys))(
  'the stops of %s rise from limit to limit',
  (_, { amount, tenure }) => {
    for (const [stops, { min, max }] of [
      [amountStops(amount), amount],
      [tenureStops(tenure), tenure],
    ] as const) {
      expect(stops.at(0)).toBe(min)
      expect(stops.at(-1)).toBe(max)
      expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b))
      expect(stops.length).toBeLessThan(MOST_STOPS)
    }
  },
)

test('what people often ask for is a stop', () => {
  const { amount, tenure } = productJourneys['Personal Loans']
  expect(amountStops(amount)).toEqual(expect.arrayContaining([100_000, 500_000, 1_000_000]))
  expect(tenureStops(tenure)).toEqual(expect.arrayContaining([12, 24, 36, 60]))
  expect(amountStops(productJourneys['Business Loans'].amount)).toEqual(expect.arrayContaining([10_000_000]))
  expect(tenureStops(productJourneys['Affordable Housing Loan'].tenure)).toEqual(
    expect.arrayContaining([120, 180, 240, 300]),
  )
  expect(tenureStops(productJourneys['Gold Loans'].tenure).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6])
})
