import { expect, test } from 'vitest'
import { filtersOf } from './filters-of.ts'

const names = { numbersOf: (_: string, values: readonly (number | string)[]) => values.map(Number) }

test('only what is asked for filters', () => {
  expect(filtersOf({}, names)).toEqual({})
  expect(filtersOf({ brand: [1, 2], product: ['7'], lender: undefined }, names)).toEqual({
    brand: [1, 2],
    product: [7],
  })
})
