import { expect, test } from 'vitest'
import { wayToProductsText } from './way-to-products.ts'

test.each([
  ['all', 9, 'layout.back_to_products'],
  ['cards', 1, 'layout.back_to_products'],
  ['solar', 2, 'layout.back_to_products'],
  ['loans', 1, null],
  ['goldloans', 1, null],
  ['loans', 6, 'layout.other_products'],
  ['goldloans', 2, 'layout.other_products'],
] as const)('a brand of type %s with %i products: %s', (type, products, expected) => {
  expect(wayToProductsText(type, products)).toBe(expected)
})
