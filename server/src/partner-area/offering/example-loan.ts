import { amountPicks } from '@marketplace/contract/customers/product-questions'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** An amount that is often asked for of a loan, in rupees; where none is picked, about the middle of what may be asked for. */
export const usualAmount = (product: LoanProduct): number => {
  const picked = amountPicks[product][2]
  if (picked !== undefined) return picked
  const { min, max } = productJourneys[product].amount
  const middle = Math.sqrt(min * max)
  const step = 10 ** Math.floor(Math.log10(middle))
  return Math.round(middle / step) * step
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** The loan that a lender's figures are an example of: the usual one, brought within what it lends. */
export const exampleLoan = (
  product: LoanProduct,
  lender: { amount_min: number; amount_max: number; tenure_min_months: number; tenure_max_months: number },
): { loan: number; months: number } => ({
  loan: within(usualAmount(product), lender.amount_min, lender.amount_max),
  months: within(
    productJourneys[product].default_tenure_months,
    lender.tenure_min_months,
    lender.tenure_max_months,
  ),
})
