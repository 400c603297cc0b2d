import type { CardFeeBand, CardFilters } from '@marketplace/contract/catalogue/card-filters'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'

const LARGEST_BAND = 1_000

const fits = (fee: number, band: CardFeeBand): boolean =>
  band === 'more' ? fee > LARGEST_BAND : fee <= Number(band)

/** Whether a card is within the limits. A fee that is not stated is within no band. */
const isWithin = (
  { annual_fee_amount, secured, benefits }: CreditCard,
  { fee, secured: kind, benefit }: CardFilters,
): boolean =>
  (fee === null || (annual_fee_amount !== null && fits(annual_fee_amount, fee))) &&
  (kind === null || secured === Number(kind)) &&
  (benefit === null || benefits.includes(benefit))

/** The cards within the limits, in the order of sort_order, which staff set; nothing else moves a card. */
export const filterCards = (cards: readonly CreditCard[], filters: CardFilters): CreditCard[] =>
  cards.filter((card) => isWithin(card, filters)).toSorted((one, other) => one.sort_order - other.sort_order)
