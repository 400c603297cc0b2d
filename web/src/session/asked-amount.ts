import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Profile } from '@marketplace/contract/customers/profiles'

/** What a profile says of the amount of a loan. */
export type AmountFacts = Pick<Profile, 'se_loan_amount' | 'vehicle_price' | 'down_payment'>

const told = (
  { se_loan_amount, vehicle_price, down_payment }: AmountFacts,
  product: LoanProduct,
): number | null => {
  if (product !== '2-wheeler' && product !== 'Car') return se_loan_amount
  return vehicle_price === null || down_payment === null ? null : vehicle_price - down_payment
}

/** The amount that the details ask for: of a vehicle what the down payment leaves; null where it is none of this loan's. */
export const askedAmount = (facts: AmountFacts, product: LoanProduct): number | null => {
  const amount = told(facts, product)
  const { min, max } = productJourneys[product].amount
  return amount !== null && amount >= min && amount <= max ? amount : null
}
