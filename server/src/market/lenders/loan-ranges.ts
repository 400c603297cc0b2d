import type { LoanRange } from '@marketplace/contract/market/loan-ranges'
import type { Lender } from '@marketplace/contract/market/lenders'

/**
 * What the live lenders of a brand publish of one loan, from the smallest to the largest: what a page says of amounts, rates and terms
 * is computed of it and so is true whenever a lender changes (section 1, marketing claims; RBI digital lending: the range of rates is
 * told). Lenders that publish a lowest rate alone count with that.
 * @returns null without a lender, and without a rate.
 */
export const loanRange = (lenders: readonly Lender[]): Omit<LoanRange, 'product_type'> | null => {
  const rates = lenders
    .flatMap(({ rate_min, rate_max, representative_rate }) => [rate_min, rate_max, representative_rate])
    .filter((rate) => rate !== null)
  if (rates.length === 0) return null
  return {
    lenders: lenders.length,
    amount_min: Math.min(...lenders.map(({ amount_min }) => amount_min)),
    amount_max: Math.max(...lenders.map(({ amount_max }) => amount_max)),
    rate_min: Math.min(...rates),
    rate_max: Math.max(...rates),
    tenure_max_months: Math.max(...lenders.map(({ tenure_max_months }) => tenure_max_months)),
  }
}
