import type { Offer } from '@marketplace/contract/market/offers'
import type { Rankable } from './ranking-rule.ts'
import { rankingRule } from './ranking-rule.ts'

/** Where an offer stands: `position` counts from 1. */
export interface Rank extends Pick<Offer, 'position' | 'position_reason'> {
  lender_id: number
}

const compareBySteps = (first: Rankable, second: Rankable): number => {
  for (const { compare } of rankingRule.steps) {
    const order = compare(first, second)
    if (order !== 0) return order
  }
  return 0
}

const reasonOf = (offer: Rankable): Offer['position_reason'] => {
  if (offer.applied_here) return 'applied_here'
  if (offer.amount !== offer.asked) return 'nearest_amount'
  return offer.rate_basis === 'from' ? 'apr_not_stated' : 'lowest_apr'
}

/** Orders offers by the published rule (ranking-rule.ts). The order of the input has no say. */
export const rankOffers = (offers: readonly Rankable[]): Rank[] =>
  offers.toSorted(compareBySteps).map((offer, index) => ({
    lender_id: offer.lender_id,
    position: index + 1,
    position_reason: reasonOf(offer),
  }))
