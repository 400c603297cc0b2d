import type { Offers } from '@marketplace/contract/market/offers'

/** What the page says first: how many lenders offer the asked amount firmly; without one, how many publish figures for it. */
export interface Headline {
  kind: 'firm' | 'published' | 'none'
  count: number
  /** The lowest instalment among those that are counted; null where there is none. */
  emi: number | null
  /** The offers of the amount that are not counted in the headline. */
  rest: number
}

/** A published figure is no offer: only firm ones are counted as such; and none of a lender where the application has ended, which is not made again. */
export const headlineOf = ({ matched, amount }: Pick<Offers, 'matched' | 'amount'>): Headline => {
  const asked = matched.filter((offer) => offer.amount === amount && offer.applied_before !== 1)
  const firm = asked.filter(({ rate_basis }) => rate_basis === 'firm')
  const counted = firm.length > 0 ? firm : asked
  return {
    kind: firm.length > 0 ? 'firm' : asked.length > 0 ? 'published' : 'none',
    count: counted.length,
    emi: counted.length === 0 ? null : Math.min(...counted.map(({ emi }) => emi)),
    rest: asked.length - counted.length,
  }
}
