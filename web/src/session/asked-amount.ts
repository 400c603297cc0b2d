import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { isWithinLoan, profileAmount, type AmountAnswers } from '@marketplace/contract/customers/told-amount'

/** The amount that the details ask for: of a vehicle what the down payment leaves; null where it is none of this loan's. */
export const askedAmount = (facts: AmountAnswers, product: LoanProduct): number | null => {
  const amount = profileAmount(product, facts)
  return amount !== null && isWithinLoan(product, amount) ? amount : null
}
