import type { OfficeLender } from '@marketplace/contract/market/lenders'

/** The texts and days of a special offer. */
export type SpecialOffer = Pick<OfficeLender, 'so_text' | 'so_date_start' | 'so_date_end'>

/**
 * The changed fields of a special offer in an order in which each is allowed by itself: they are saved one by one, and at no
 * time may the offer end before it starts.
 */
export const orderOfferChanges = (
  from: SpecialOffer,
  to: SpecialOffer,
): (readonly [keyof SpecialOffer, string | null])[] => {
  const endsFirst =
    to.so_date_start !== null && from.so_date_end !== null && to.so_date_start > from.so_date_end
  const days = endsFirst
    ? (['so_date_end', 'so_date_start'] as const)
    : (['so_date_start', 'so_date_end'] as const)
  return (['so_text', ...days] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => [field, to[field]] as const)
}
