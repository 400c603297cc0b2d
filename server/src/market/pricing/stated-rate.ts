import type { RateBasis } from '@marketplace/contract/market/lenders'

export interface StatedRates {
  rate_min: number | null
  rate_max: number | null
  representative_rate: number | null
  rate_from_only: 0 | 1
}

/**
 * The yearly rate in percent that stands for a lender which gave no firm one, and how it is meant (decisions.md 17): a
 * "from" rate where it publishes no other, else its representative rate, else its maximum. Throws where it states none,
 * which the table of lenders refuses.
 */
export const statedRate = (lender: StatedRates): { rate: number; rate_basis: RateBasis } => {
  const { rate_min, rate_max, representative_rate } = lender
  const rate =
    lender.rate_from_only === 1 && rate_min !== null
      ? rate_min
      : (representative_rate ?? rate_max ?? rate_min)
  if (rate === null) throw new Error('a lender without any rate')
  if (lender.rate_from_only === 1) return { rate, rate_basis: 'from' }
  if (representative_rate !== null) return { rate, rate_basis: 'representative' }
  return { rate, rate_basis: rate_max === null ? 'from' : 'up_to' }
}
