import type { Offer, Offers, UnmatchedLender } from '@marketplace/contract/market/offers'
import type { OfferOrder } from './ask/offers-query.ts'

export interface ArrangedOffers {
  /** Offers of the amount that was asked for. */
  asked: Offer[]
  /** Offers of another amount, in the published order whatever the customer chose: their EMIs are of different loans. */
  other: Offer[]
}

const chosen: Record<Exclude<OfferOrder, 'published'>, (offer: Offer) => number> = {
  emi: ({ emi }) => emi,
  total: ({ total_cost }) => total_cost,
}

/** Splits the offers as the page shows them. A tie in the customer's own order is settled by the published one. */
export const arrangeOffers = (
  { matched, amount }: Pick<Offers, 'matched' | 'amount'>,
  order: OfferOrder,
): ArrangedOffers => {
  const published = matched.toSorted((a, b) => a.position - b.position)
  const asked = published.filter((offer) => offer.amount === amount)
  const other = published.filter((offer) => offer.amount !== amount)
  if (order === 'published') return { asked, other }
  const figure = chosen[order]
  return { asked: asked.toSorted((a, b) => figure(a) - figure(b)), other }
}

/**
 * The unmatched lenders that something is known to unlock, those with the fewest failing checks first, then by the name order
 * of the answer.
 */
export const nearestLenders = (unmatched: readonly UnmatchedLender[], limit: number): UnmatchedLender[] =>
  unmatched
    .filter(({ reasons }) => reasons.length > 0 && reasons.every(({ unlock }) => unlock !== undefined))
    .toSorted((a, b) => a.reasons.length - b.reasons.length)
    .slice(0, limit)
