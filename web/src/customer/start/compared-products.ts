import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { recordOf } from '@marketplace/contract/reference/product-records'
import type { Product } from '@marketplace/contract/reference/products'

/** What the brand lets people compare today, so that the first sentence promises no more than there is. */
export type Compared = 'both' | 'loans' | 'cards' | 'none'

export const comparedProducts = (products: readonly Product[]): Compared => {
  const open = products.filter(({ available }) => available === 1)
  const hasLoans = open.some(({ product_type }) => isLoanProduct(product_type))
  const hasCards = open.some(({ product_type }) => recordOf(product_type).kind === 'card')
  if (hasLoans) return hasCards ? 'both' : 'loans'
  return hasCards ? 'cards' : 'none'
}
