import { cardListPaths } from '../catalogue/card-filters.ts'
import { checkPaths } from '../loans/check-paths.ts'
import { productRecords } from '../reference/product-records.ts'
import type { Product, ProductType } from '../reference/products.ts'
import { renderedPaths } from './bootstrap.ts'

/** Pages that lead on, or that are about one visit: rendered for whoever comes, and of no use to a search engine. */
const passages: ReadonlySet<string> = new Set([
  '/login',
  '/verification',
  '/redirect',
  '/merchant/success',
  '/auth',
  '/contact-change',
  ...checkPaths,
])

/** What a brand has to offer for a page of it to have something to say; every other page stands under every brand. */
const productOf = new Map<string, ProductType>([
  ...cardListPaths.map((path): [string, ProductType] => [path, 'Credit Cards']),
  ...Object.entries(productRecords).flatMap(([product, record]): [string, ProductType][] =>
    'address' in record ? [[record.address, product as ProductType]] : [],
  ),
])

/** Paths of the pages that search engines and shared links may find under a brand with these products. */
export const indexedPaths = (products: readonly Product[]): string[] => {
  const offered = new Set(
    products.filter(({ available }) => available === 1).map(({ product_type }) => product_type),
  )
  return renderedPaths.filter((path) => {
    const product = productOf.get(path)
    return !passages.has(path) && (product === undefined || offered.has(product))
  })
}
