import type { Lender } from '@marketplace/contract/market/lenders'
import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'

export interface SwitchScope {
  lender: Lender
  brand_ids: number[]
  product_types: readonly ProductType[]
}

/** The lender, brands and products that a switch names; null stands for all. @throws Problem not_found. */
export const scopeOf = (
  { brands, lenders }: Pick<Services, 'brands' | 'lenders'>,
  asked: { lender_id: number; brand_id: number | null; product_type: ProductType | null },
): SwitchScope => {
  const lender = lenders().find(asked.lender_id)
  const known = brands().brands.map(({ brand }) => brand.brand_id)
  const brand_ids = asked.brand_id === null ? known : known.filter((brand_id) => brand_id === asked.brand_id)
  if (lender === null || !lenders().exists(asked.lender_id) || brand_ids.length === 0)
    throw new Problem('not_found')
  return {
    lender,
    brand_ids,
    product_types: asked.product_type === null ? productTypes : [asked.product_type],
  }
}
