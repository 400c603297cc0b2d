import { expect, test } from 'vitest'
import { passes, type RowFilter } from './row-filters.ts'

interface Thing {
  kind: string
  brands: readonly string[]
}

const filters: readonly RowFilter<Thing>[] = [
  { key: 'kind', label: 'Kind', options: [], of: ({ kind }) => kind },
  { key: 'brand', label: 'Brand', options: [], of: ({ brands }) => brands },
]
const thing = { kind: 'Deals', brands: ['sahimol', 'udaan'] }

test.each([
  [{ kind: 'Deals' }, true],
  [{ kind: 'Deal' }, false],
  [{ brand: 'udaan' }, true],
  [{ brand: 'other' }, false],
  [{ kind: 'Deals', brand: 'sahimol' }, true],
  [{ kind: 'Vouchers', brand: 'sahimol' }, false],
])('%j: %s', (values, expected) => {
  expect(passes(filters, values)?.(thing)).toBe(expected)
})

test.each([{}, { kind: '', brand: '' }, { unknown: 'x' }])('%j asks for nothing', (values) => {
  expect(passes(filters, values)).toBeUndefined()
})
