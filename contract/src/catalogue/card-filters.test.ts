import { expect, it } from 'vitest'
import { cardBenefits } from './card-benefits.ts'
import { cardFeeBands, cardOrders, readCardFilters, writeCardFilters } from './card-filters.ts'

const read = (given: Record<string, string>) => readCardFilters({ get: (name) => given[name] ?? null })
const none = { fee: null, secured: null, benefit: null, order: null }

it.each([
  [{}, none, ''],
  [{ fee: '0' }, { ...none, fee: '0' }, '?fee=0'],
  [{ secured: '1' }, { ...none, secured: '1' }, '?secured=1'],
  [{ benefit: 'travel' }, { ...none, benefit: 'travel' }, '?benefit=travel'],
  [
    { benefit: 'upi', secured: '0', fee: 'more' },
    { ...none, fee: 'more', secured: '0', benefit: 'upi' },
    '?fee=more&secured=0&benefit=upi',
  ],
  [{ order: 'income', fee: '0' }, { ...none, fee: '0', order: 'income' }, '?fee=0&order=income'],
  // What is unknown is no limit, and does not stay in the address.
  [{ fee: '2', secured: 'yes', benefit: 'golf', page: '3', order: 'paid' }, none, ''],
  [{ fee: '' }, none, ''],
])('%j', (given, filters, query) => {
  expect(read(given)).toEqual(filters)
  expect(writeCardFilters(read(given))).toBe(query)
})

it('knows every band, kind and benefit', () => {
  for (const fee of cardFeeBands) expect(read({ fee }).fee).toBe(fee)
  for (const order of cardOrders) expect(read({ order }).order).toBe(order)
  for (const benefit of cardBenefits) expect(read({ benefit }).benefit).toBe(benefit)
  for (const secured of ['0', '1']) expect(read({ secured }).secured).toBe(secured)
})
