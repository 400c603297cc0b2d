import type { Product, ProductType } from '@marketplace/contract/reference/products'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { FunnelRow } from './funnel.queries.ts'

/** Products that are named come first, in that order; the others as they were. A name that is not among them says nothing. */
export const inFunnelOrder = (products: readonly Product[], order: readonly string[]): Product[] => {
  const placeOf = ({ product_type }: Product): number => {
    const place = order.indexOf(product_type)
    return place === -1 ? order.length : place
  }
  return products.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A brand as pages of the partner's path show it: its colour and line, where the brand has no co-brand of its own. Everything else stays. */
export const asFunnelBrand = (
  known: KnownBrand,
  { co_brand_line, primary_colour }: Pick<FunnelRow, 'co_brand_line' | 'primary_colour'>,
): KnownBrand => ({
  ...known,
  brand: {
    ...known.brand,
    primary_colour: primary_colour ?? known.brand.primary_colour,
    co_brand_name: known.brand.co_brand_name ?? co_brand_line,
  },
})

/** What may not be saved under a brand, by field; nothing where all is well. */
export const funnelProblems = (
  { co_brand_line, product_order }: { co_brand_line: string | null; product_order: readonly ProductType[] },
  brand: { co_brand_name: string | null; products: readonly ProductType[] },
): { field: string; key: 'invalid_value' }[] => [
  ...(co_brand_line !== null && brand.co_brand_name !== null
    ? [{ field: 'co_brand_line', key: 'invalid_value' as const }]
    : []),
  ...(product_order.every((product) => brand.products.includes(product))
    ? []
    : [{ field: 'product_order', key: 'invalid_value' as const }]),
]
