import { recordOf } from '@marketplace/contract/reference/product-records'
import { productTypes, type Product, type ProductType } from '@marketplace/contract/reference/products'
import type { KnownBrand } from '../../platform/http/known-brand.ts'

/**
 * The product types of a brand in the order of section 9; insurance is left out where the
 * brand names no licensed entity (IRDAI: comparing and soliciting need a licence).
 */
export const productsOfBrand = ({
  product_types,
  insurance_referral_link,
}: Pick<KnownBrand, 'product_types' | 'insurance_referral_link'>): Product[] =>
  productTypes
    .filter((product_type) => product_types.includes(product_type))
    .filter((product_type) => insurance_referral_link !== null || recordOf(product_type).kind !== 'insurance')
    .map((product_type) => ({ product_type, available: 1 }))

/** Whether the brand offers a product. */
export const isOffered = (
  brand: Pick<KnownBrand, 'product_types' | 'insurance_referral_link'>,
  product_type: ProductType,
): boolean => productsOfBrand(brand).some((product) => product.product_type === product_type)
