import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { expect, test } from 'vitest'
import { calculatorsOf } from './calculator-links.ts'

const product = (product_type: ProductType) => ({ product_type }) as Product

test('a brand that lends on no gold leads to no gold calculator', () => {
  const names = (...types: ProductType[]) => calculatorsOf(types.map(product)).map(({ name }) => name)
  expect(names('Personal Loans')).toEqual(['emi', 'eligibility', 'foreclosure'])
  expect(names('Personal Loans', 'Gold Loans')).toEqual(['emi', 'eligibility', 'foreclosure', 'gold-value'])
})
