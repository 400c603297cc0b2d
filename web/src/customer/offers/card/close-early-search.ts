import type { KeyFacts } from '@marketplace/contract/market/offers'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { isForBusiness } from '@marketplace/contract/reference/product-traits'

/**
 * The address of the calculator with a loan in it, half-way through: the lender's charge where it is known, and for a business
 * that it is one, as other loans may not be charged for (domain.md 5.10).
 */
export const closeEarlySearch = (
  {
    amount,
    rate,
    tenure_months: months,
    foreclosure_percent: charge,
  }: Pick<KeyFacts, 'amount' | 'rate' | 'tenure_months' | 'foreclosure_percent'>,
  product: LoanProduct,
): string =>
  new URLSearchParams({
    amount: String(amount),
    rate: String(rate),
    months: String(months),
    paid: String(Math.floor(months / 2)),
    ...(charge !== null && { charge_percent: String(charge) }),
    ...(isForBusiness(product) && { purpose: 'business' }),
  }).toString()
