import type { Offer, Offers } from '@marketplace/contract/market/offers'

/** What the page says first: how many lenders offer the asked amount firmly; without one, how many publish figures for it. */
export interface Headline {
  kind: 'firm' | 'published' | 'none'
  count: number
  /** The lowest instalment among those that are counted; null where there is none. */
  emi: number | null
  /** The offers of the amount that are not counted in the headline. */
  rest: number
}

/** A published figure is no offer: only firm ones are counted as such. */
export const headlineOf = ({ matched, amount }: Pick<Offers, 'matched' | 'amount'>): Headline => {
  const asked = matched.filter((offer) => offer.amount === amount)
  const firm = asked.filter(({ rate_basis }) => rate_basis === 'firm')
  const counted = firm.length > 0 ? firm : asked
  return {
    kind: firm.length > 0 ? 'firm' : asked.length > 0 ? 'published' : 'none',
    count: counted.length,
    emi: counted.length === 0 ? null : Math.min(...counted.map(({ emi }) => emi)),
    rest: asked.length - counted.length,
  }
}

/** What a loan costs beyond itself: interest and what is charged upfront, in rupees. */
export const costOf = ({ total_cost, amount }: Pick<Offer, 'total_cost' | 'amount'>): number =>
  Math.round(total_cost - amount)

const SCALE_STEP = 10_000

/** The end of the one scale of a page's bars: the dearest offer of the asked amount, rounded up to ₹10,000. */
export const costScaleOf = ({ matched, amount }: Pick<Offers, 'matched' | 'amount'>): number => {
  const dearest = Math.max(0, ...matched.filter((offer) => offer.amount === amount).map(costOf))
  return Math.max(SCALE_STEP, Math.ceil(dearest / SCALE_STEP) * SCALE_STEP)
}
