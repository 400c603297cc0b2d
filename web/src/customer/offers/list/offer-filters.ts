import type { Offer } from '@marketplace/contract/market/offers'
import { isBank } from '@marketplace/contract/market/lender-kinds'

/** What a chip above the list leaves; nothing is reordered by one. */
export const offerFilters = ['all', 'firm', 'published', 'one_answer', 'bank', 'nbfc', 'no_fee'] as const
export type OfferFilter = (typeof offerFilters)[number]

const rules: Record<OfferFilter, (offer: Offer) => boolean> = {
  all: () => true,
  firm: ({ rate_basis }) => rate_basis === 'firm',
  published: ({ rate_basis }) => rate_basis !== 'firm',
  one_answer: ({ possible }) => possible === 1,
  bank: ({ lender_kind }) => isBank(lender_kind),
  nbfc: ({ lender_kind }) => !isBank(lender_kind),
  no_fee: ({ processing_fee }) => processing_fee === 0,
}

export const filterOffers = (offers: readonly Offer[], filter: OfferFilter): Offer[] =>
  offers.filter(rules[filter])

/** The chips that leave something and not everything, each with its count; `all` first. */
export const chipsOf = (
  offers: readonly Offer[],
  chosen: OfferFilter,
): { filter: OfferFilter; count: number }[] =>
  offerFilters
    .map((filter) => ({ filter, count: filterOffers(offers, filter).length }))
    .filter(
      ({ filter, count }) => filter === 'all' || filter === chosen || (count > 0 && count < offers.length),
    )
