import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { doorsOf } from './doors.ts'

const of = (...products: ProductType[]): Product[] =>
  products.map((product_type) => ({ product_type, available: 1 }))

test.each([
  [
    of('Personal Loans', 'Car', 'Credit Cards', 'Health', 'Shop'),
    ['/products', '/credit-cards', '/products#insurance', '/calculators'],
  ],
  [of('Gold Loans'), ['/gold-loans', '/calculators']],
  [of('Gold Loans', 'Deals'), ['/gold-loans', '/calculators']],
  [of('Credit Cards'), ['/credit-cards', '/calculators']],
  [of(), ['/calculators']],
])('%j', (products, paths) => {
  expect(doorsOf(products).map(({ to }) => to)).toEqual(paths)
})
