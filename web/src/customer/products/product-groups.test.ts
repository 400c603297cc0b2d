import { productTypes } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { openAddress, productGroups } from './product-groups.ts'

test('every product stands in one group, and large ones before the small', () => {
  const groups = productGroups(productTypes)
  expect(groups.map(({ kind }) => kind)).toEqual(['loan', 'card', 'insurance', 'voucher'])
  expect(groups[0]?.large).toEqual([
    'Personal Loans',
    'Gold Loans',
    'Affordable Housing Loan',
    'Business Loans',
  ])
  expect(groups[0]?.small).toEqual(['Student Loans', '2-wheeler', 'Car'])
  const all = groups.flatMap(({ large, small }) => [...large, ...small])
  expect(all.toSorted()).toEqual([...productTypes].toSorted())
})

test('a kind that a brand has nothing of is left out', () => {
  expect(productGroups(['Gold Loans', 'Health'])).toEqual([
    { kind: 'loan', large: ['Gold Loans'], small: [] },
    { kind: 'insurance', large: [], small: ['Health'] },
  ])
  expect(productGroups([])).toEqual([])
})

test.each([
  ['Car', '/car-loans'],
  ['Credit Cards', '/credit-cards'],
  ['Health', null],
  ['Deals', null],
] as const)('%s stands in the open at %s', (product, address) => {
  expect(openAddress(product)).toBe(address)
})
