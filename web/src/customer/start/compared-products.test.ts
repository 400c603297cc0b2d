import type { ProductType } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { comparedProducts } from './compared-products.ts'

const products = (available: 0 | 1, ...types: ProductType[]) =>
  types.map((product_type) => ({ product_type, available }))

test.each([
  [products(1, 'Personal Loans'), 'loans'],
  [products(1, 'Personal Loans', 'Credit Cards'), 'both'],
  [products(1, 'Credit Cards'), 'cards'],
  [[...products(1, 'Gold Loans'), ...products(0, 'Credit Cards')], 'loans'],
  [products(1, 'Health', 'Deals'), 'none'],
  [products(0, 'Personal Loans'), 'none'],
  [[], 'none'],
])('what is compared, case %#', (list, compared) => {
  expect(comparedProducts(list)).toBe(compared)
})
