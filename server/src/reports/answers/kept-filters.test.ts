import { expect, it } from 'vitest'
import type { DimensionNames } from './dimension-names.ts'
import { keptFilters, nameFilters, valuesOf } from './kept-filters.ts'

it('keeps each value once and in order, whoever asks in whatever order', () => {
  const kept = keptFilters({
    lender: [12, 3, 12],
    product: ['Personal Loans', 'Gold Loans'],
    brand: undefined,
  })
  expect(kept).toEqual({ product: ['Gold Loans', 'Personal Loans'], lender: ['12', '3'] })
  expect(keptFilters({ product: ['Gold Loans', 'Personal Loans'], lender: [3, 12] })).toEqual(kept)
})

it.each([
  ['lender', ['3', '12'], [3, 12]],
  ['partner', ['0'], [0]],
  ['product', ['Gold Loans'], ['Gold Loans']],
  ['reason', ['0'], ['0']],
] as const)('%s as a call carries it', (name, values, carried) => {
  expect(valuesOf(name, values)).toEqual(carried)
})

it('says what staff call the values', () => {
  const names: DimensionNames = {
    numbersOf: (_dimension, values) => values.map(Number),
    namesOf: () => new Map(),
    nameOf: (dimension, value) => ({ key: String(value), label: `${dimension} ${value}` }),
  }
  expect(nameFilters({ lender: ['3', '12'] }, names)).toEqual([
    { name: 'lender', values: '3,12', words: 'lender 3, lender 12' },
  ])
  expect(nameFilters({}, names)).toEqual([])
})
