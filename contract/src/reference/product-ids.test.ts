import { expect, test } from 'vitest'
import { productIdOf, productOfId } from './product-ids.ts'
import { productTypes } from './products.ts'

test.each(productTypes)('%s is found by its address', (product) => {
  expect(productIdOf(product)).toMatch(/^[a-z0-9-]+$/)
  expect(productOfId(productIdOf(product))).toBe(product)
})

test('no two share one, and another text names none', () => {
  expect(new Set(productTypes.map(productIdOf)).size).toBe(productTypes.length)
  expect(productOfId('Personal Loans')).toBeNull()
})
