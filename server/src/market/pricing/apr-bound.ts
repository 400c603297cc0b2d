import type { RateBasis } from '@marketplace/contract/market/lenders'
import type { AprBound, FeeBasis } from '@marketplace/contract/market/price-facts'

type Bound = 'exact' | 'most' | 'least' | 'about'

const ofRate: Record<RateBasis, Bound> = {
  firm: 'exact',
  up_to: 'most',
  from: 'least',
  representative: 'about',
}

/**
 * What the shown APR may claim. It rises with the rate and with the fee, so it is the most where both are at most what is shown,
 * the least where both are at least that, and a claim of neither where they point apart: the lowest rate with the highest fee
 * bounds nothing. A fee of nothing is nothing for everybody.
 */
export const aprBound = (rate_basis: RateBasis, fee: { fee_basis: FeeBasis; paise: number }): AprBound => {
  const rate = ofRate[rate_basis]
  const isFeeExact = fee.fee_basis === 'fixed' || fee.paise === 0
  if (rate === 'exact') return isFeeExact ? 'exact' : 'at_most'
  if (rate === 'most') return 'at_most'
  return rate === 'least' && isFeeExact ? 'at_least' : 'about'
}
