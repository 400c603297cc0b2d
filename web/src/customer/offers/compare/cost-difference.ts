import type { Offer } from '@marketplace/contract/market/offers'
import { costOf } from '../../loan-ranges/cost-scale.ts'

/** What choosing the cheapest instead of the dearest saves. */
export interface CostDifference {
  less: string
  more: string
  /** Rupees. */
  difference: number
  months: number
  /** A figure of either is published and not given for the customer. */
  isPublished: boolean
}

type Compared = Pick<Offer, 'lender_name' | 'total_cost' | 'amount' | 'tenure_months' | 'rate_basis'>

/** Null where the loans are not alike or cost the same: then there is nothing to say in a sentence. */
export const costDifference = (offers: readonly Compared[]): CostDifference | null => {
  const [first] = offers
  if (first === undefined) return null
  const isAlike = offers.every(
    ({ amount, tenure_months }) => amount === first.amount && tenure_months === first.tenure_months,
  )
  const byCost = offers.toSorted((a, b) => a.total_cost - b.total_cost)
  const [cheapest, dearest] = [byCost[0], byCost.at(-1)]
  if (!isAlike || cheapest === undefined || dearest === undefined) return null
  const difference = costOf(dearest.total_cost, dearest.amount) - costOf(cheapest.total_cost, cheapest.amount)
  if (difference <= 0) return null
  return {
    less: cheapest.lender_name,
    more: dearest.lender_name,
    difference,
    months: first.tenure_months,
    isPublished: cheapest.rate_basis !== 'firm' || dearest.rate_basis !== 'firm',
  }
}
