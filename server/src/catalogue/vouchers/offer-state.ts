import type { VoucherState } from '@marketplace/contract/catalogue/vouchers'

/** What decides whether an offer of a merchant can be claimed. */
export interface OfferFacts {
  status: 0 | 1
  /** Slugs of the brands that show it; null for all. */
  brand_slugs: readonly string[] | null
  /** YYYY-MM-DD. */
  valid_until: string
  /** Null where there is no limit. */
  left: number | null
  is_claimed: boolean
}

/**
 * How an offer stands for one customer of one brand on a day in India (YYYY-MM-DD); `absent` is not shown. What a customer has
 * claimed stays theirs, also when it was taken down since.
 */
export const offerState = (
  offer: OfferFacts,
  { brand_slug, today }: { brand_slug: string; today: string },
): VoucherState | 'absent' | 'over' => {
  const isOver = offer.valid_until < today
  if (offer.is_claimed) return isOver ? 'ended' : 'claimed'
  if (offer.status === 0 || offer.brand_slugs?.includes(brand_slug) === false) return 'absent'
  if (isOver) return 'over'
  return offer.left === 0 ? 'gone' : 'open'
}
