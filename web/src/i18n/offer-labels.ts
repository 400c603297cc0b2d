import type { Offer } from '@marketplace/contract/market/offers'

/** The label of an APR, which claims no more than the server says that it may (apr_bound). */
export const aprLabel = ({ apr_bound }: Pick<Offer, 'apr_bound'>) =>
  apr_bound === 'exact' ? 'offers.apr' : (`offers.apr_${apr_bound}` as const)

/** Whether the fee shown is the highest that the lender states and not the same for everybody; no fee is none for everybody. */
export const isFeeAtMost = ({
  fee_basis,
  processing_fee,
}: Pick<Offer, 'fee_basis' | 'processing_fee'>): boolean => fee_basis === 'up_to' && processing_fee > 0

/** The label of an EMI, which hangs on the rate alone: a bound where the rate is one. */
export const emiLabel = ({ rate_basis }: Pick<Offer, 'rate_basis'>) =>
  rate_basis === 'up_to' || rate_basis === 'from' ? (`offers.emi_${rate_basis}` as const) : 'offers.emi'

/** The label of what an offer costs, which hangs on the rate and the fee: a bound where the rate is one. */
export const costLabel = ({ rate_basis }: Pick<Offer, 'rate_basis'>) =>
  rate_basis === 'up_to' || rate_basis === 'from' ? (`offers.cost_${rate_basis}` as const) : 'offers.cost'
