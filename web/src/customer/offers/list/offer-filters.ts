import type { Offer } from '@marketplace/contract/market/offers'
import type { LenderKind } from '@marketplace/contract/market/lender-kinds'

/** What a chip above the list leaves; nothing is reordered by one. */
export const offerFilters = ['all', 'firm', 'published', 'one_answer', 'bank', 'nbfc', 'no_fee'] as const
export type OfferFilter = (typeof offerFilters)[number]

const banks: ReadonlySet<LenderKind> = new Set([
  'bank',
  'small_finance_bank',
  'regional_rural_bank',
  'cooperative_bank',
])

const rules: Record<OfferFilter, (offer: Offer) => boolean> = {
  all: () => true,
  firm: ({ rate_basis }) => rate_basis === 'firm',
  published: ({ rate_basis }) => rate_basis !== 'firm',
  one_answer: ({ possible }) => possible === 1,
  bank: ({ lender_kind }) => banks.has(lender_kind),
  nbfc: ({ lender_kind }) => !banks.has(lender_kind),
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
