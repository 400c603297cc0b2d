import { recordOf } from '@marketplace/contract/reference/product-records'
import type { ProductType } from '@marketplace/contract/reference/products'

/** What the session keeps for a choice (section 3, session values). */
export interface ProductChoice {
  productType: ProductType
  productId: string | null
}

/** Every kind of insurance is the one product type "Other Insurance", with the kind as its product id (decisions: the business dialog). */
export const productChoice = (chosen: ProductType): ProductChoice =>
  recordOf(chosen).kind === 'insurance'
    ? { productType: 'Other Insurance', productId: chosen }
    : { productType: chosen, productId: null }

/** An answer of the business dialog; `closed` is none at all. */
export type BusinessAnswer = 'yes' | 'no' | 'closed'

/** Section 4, Business dialog. A customer without registration goes straight to the details of a personal loan. */
export const businessChoice = (
  answer: BusinessAnswer,
): { productType: ProductType | null; productId: null; to: string | null } =>
  (
    {
      yes: { productType: 'Business Loans', productId: null, to: '/user' },
      no: { productType: 'Personal Loans', productId: null, to: '/user/user-detail' },
      closed: { productType: null, productId: null, to: null },
    } as const
  )[answer]
