import { productJourneys, type LoanProduct } from '../reference/product-journeys.ts'

/** What a customer told that an amount can be read from, in whole rupees; null is not told. */
export interface AmountAnswers {
  readonly se_loan_amount: number | null
  readonly vehicle_price: number | null
  readonly down_payment: number | null
}

/** The answer with which the amount of a loan is known: it is where a wrong one is told. */
export const amountQuestionOf = (product: LoanProduct): keyof AmountAnswers =>
  productJourneys[product].asks_amount === 'price_less_down_payment' ? 'down_payment' : 'se_loan_amount'

/** The amount that the answers ask for: of a vehicle what the down payment leaves; null where that is not told. */
export const profileAmount = (
  product: LoanProduct,
  { se_loan_amount, vehicle_price, down_payment }: AmountAnswers,
): number | null => {
  if (productJourneys[product].asks_amount !== 'price_less_down_payment') return se_loan_amount
  return vehicle_price === null || down_payment === null ? null : vehicle_price - down_payment
}

export const isWithinLoan = (product: LoanProduct, amount: number): boolean => {
  const { min, max } = productJourneys[product].amount
  return amount >= min && amount <= max
}
