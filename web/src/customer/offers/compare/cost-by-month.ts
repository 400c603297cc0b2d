import type { Offer } from '@marketplace/contract/market/offers'

/**
 * What a loan has cost beyond the money borrowed, month by month: the fee at once, then the interest of each month on what is
 * still owed. For drawing; the figures in words are the server's.
 *
 * @returns rupees after 0, 1, … `tenure_months` months.
 */
export const costByMonth = ({
  amount,
  rate,
  emi,
  tenure_months,
  processing_fee,
}: Pick<Offer, 'amount' | 'rate' | 'emi' | 'tenure_months' | 'processing_fee'>): number[] => {
  const costs = [processing_fee]
  let owed = amount
  let cost = processing_fee
  for (let month = 1; month <= tenure_months; month += 1) {
    const interest = (owed * rate) / 1200
    cost += interest
    owed = Math.max(0, owed + interest - emi)
    costs.push(cost)
  }
  return costs
}
