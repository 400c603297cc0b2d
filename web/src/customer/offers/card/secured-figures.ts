import { journeyOf, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { Offer, Offers } from '@marketplace/contract/market/offers'

/** Option of propertyKind: the home is the customer's already, and its value nothing that they pay. */
const REPAIR = 5

/** Whether the loan buys what secures it, so that the customer pays the rest of the price. */
export const isBought = (product: LoanProduct, propertyKind: number | null): boolean => {
  const security = journeyOf(product)?.security ?? null
  if (security === null || !security.is_bought) return false
  return security.kind !== 'property' || (propertyKind !== null && propertyKind !== REPAIR)
}

/** How an offer stands to what secures it. */
export interface SecuredFigures {
  /** The loan as percent of the value, rounded up to one decimal: never told smaller than it is. */
  share: number
  /** Whole rupees that the buyer pays; null where nothing is bought with it, or all of it is lent. */
  down_payment: number | null
}

/** The figures of one offer beside what secures it; null where the loan is not secured or the value is not known. */
export const securedFigures = (
  { amount }: Pick<Offer, 'amount'>,
  security: Offers['security'],
  product: LoanProduct,
  propertyKind: number | null,
): SecuredFigures | null => {
  if (securityKindOf(product) === null || security === undefined || security.value <= 0) return null
  const rest = security.value - amount
  return {
    share: Math.ceil((amount / security.value) * 1000) / 10,
    down_payment: !isBought(product, propertyKind) || rest <= 0 ? null : Math.round(rest),
  }
}
