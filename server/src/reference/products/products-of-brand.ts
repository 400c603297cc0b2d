import { insuranceKinds } from '@marketplace/contract/catalogue/insurance'
import { productTypes, type Product, type ProductType } from '@marketplace/contract/reference/products'
import type { KnownBrand } from '../../platform/http/known-brand.ts'

const insurances: ReadonlySet<ProductType> = new Set<ProductType>(insuranceKinds)

/** Products whose journey this server serves from start to result. */
const openJourneys: ReadonlySet<ProductType> = new Set<ProductType>([
  'Personal Loans',
  'Business Loans',
  'Gold Loans',
  'Affordable Housing Loan',
  'Credit Cards',
  'Student Loans',
  '2-wheeler',
  'Car',
  'Health',
  'Shop',
  'Other Insurance',
  'Discount Vouchers',
  'Deals',
])

/**
 * The product types of a brand in the order of section 9; those without an open journey are left out, and insurance where the
 * brand names no licensed entity (IRDAI: comparing and soliciting need a licence).
 */
export const productsOfBrand = ({
  product_types,
  insurance_referral_link,
}: Pick<KnownBrand, 'product_types' | 'insurance_referral_link'>): Product[] =>
  productTypes
    .filter((product_type) => product_types.includes(product_type) && openJourneys.has(product_type))
    .filter((product_type) => insurance_referral_link !== null || !insurances.has(product_type))
    .map((product_type) => ({ product_type, available: 1 }))

/** Whether the brand offers a product whose journey is open. */
export const isOffered = (
  brand: Pick<KnownBrand, 'product_types' | 'insurance_referral_link'>,
  product_type: ProductType,
): boolean => productsOfBrand(brand).some((product) => product.product_type === product_type)
