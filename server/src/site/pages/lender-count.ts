import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { LenderDirectory } from '../../market/lenders/lender-directory.ts'
import { productsOfBrand } from '../../reference/products/products-of-brand.ts'

const counted = new WeakMap<LenderDirectory, WeakMap<KnownBrand, number>>()

/** How many lenders a brand shows; counted once for each state of the two. */
export const lenderCountOf = (directory: LenderDirectory, known: KnownBrand): number => {
  const ofBrands = counted.get(directory) ?? new WeakMap<KnownBrand, number>()
  counted.set(directory, ofBrands)
  const found = ofBrands.get(known)
  if (found !== undefined) return found
  const count = directory.countPublicLenders(known.brand.brand_id, productsOfBrand(known))
  ofBrands.set(known, count)
  return count
}
