import { expect, test } from 'vitest'
import type { Product } from '../reference/products.ts'
import { renderedPaths } from './bootstrap.ts'
import { indexedPaths } from './indexed-paths.ts'

const cards: Product = { product_type: 'Credit Cards', available: 1 }
const passages: ReadonlySet<string> = new Set([
  '/login',
  '/verification',
  '/redirect',
  '/merchant/success',
  '/auth',
  '/contact-change',
  '/personal-loans/check',
  '/car-loans/check',
])

test.each([
  ['with cards', [cards], true],
  ['without any', [], false],
  ['with cards that are not open', [{ ...cards, available: 0 } as const], false],
])('a brand %s has its lists of cards found: %s', (_brand, products, hasCards) => {
  const paths = indexedPaths(products)
  expect(paths.includes('/credit-cards')).toBe(hasCards)
  expect(paths).toEqual(expect.arrayContaining(['/', '/our-lenders', '/calculators/emi', '/merchant']))
  expect(paths.filter((path) => passages.has(path))).toEqual([])
  expect(paths.filter((path) => !renderedPaths.some((rendered) => rendered === path))).toEqual([])
})
