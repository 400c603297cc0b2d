import type { AprBound } from '@marketplace/contract/market/price-facts'
import type { Offer } from '@marketplace/contract/market/offers'
import { isFeeAtMost } from '../../../i18n/offer-labels.ts'

/** A figure of an offer, and how it is meant. */
export interface BoundFigure {
  value: number
  bound: AprBound
}

/** What hangs on the rate alone is as sure as the rate. */
export const rateBound = ({ rate_basis }: Pick<Offer, 'rate_basis'>): AprBound =>
  ({ firm: 'exact', representative: 'about', up_to: 'at_most', from: 'at_least' } as const)[rate_basis]

export const feeBound = (offer: Pick<Offer, 'fee_basis' | 'processing_fee'>): AprBound =>
  isFeeAtMost(offer) ? 'at_most' : 'exact'

const most = ({ value, bound }: BoundFigure): number =>
  bound === 'exact' || bound === 'at_most' ? value : Infinity
const least = ({ value, bound }: BoundFigure): number =>
  bound === 'exact' || bound === 'at_least' ? value : -Infinity

/**
 * Which of the figures is the lowest, in their order. Of figures that are meant alike it is the smallest; of others one is named only
 * if it stays the lowest whatever the others turn out to be. Where all are the same none is.
 */
export const lowestOf = (figures: readonly BoundFigure[]): boolean[] => {
  const smallest = Math.min(...figures.map(({ value }) => value))
  if (figures.every(({ value }) => value === smallest)) return figures.map(() => false)
  const [first] = figures
  if (figures.every(({ bound }) => bound === first?.bound))
    return figures.map(({ value }) => value === smallest)
  return figures.map((figure) => figures.every((other) => other === figure || most(figure) <= least(other)))
}
