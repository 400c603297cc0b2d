import {
  cardOrders,
  type CardFeeBand,
  type CardFilters,
  type CardOrder,
} from '@marketplace/contract/catalogue/card-filters'
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

const factOf = {
  fee: ({ annual_fee_amount }) => annual_fee_amount,
  apr: ({ apr_percent }) => apr_percent,
  income: ({ income_min }) => income_min,
} as const satisfies Record<CardOrder, (card: CreditCard) => number | null>

/** The orders that mean something for these cards: where none states the fact there is nothing to go by. */
export const ordersFor = (cards: readonly CreditCard[]): CardOrder[] =>
  cardOrders.filter((order) => cards.some((card) => factOf[order](card) !== null))

/** By a fact, the lowest first and those without it last; equal ones, and all where nothing was chosen, by sort_order, which staff set. */
const compare =
  (order: CardOrder | null) =>
  (one: CreditCard, other: CreditCard): number => {
    const [a, b] = order === null ? [0, 0] : [factOf[order](one), factOf[order](other)]
    if (a === b) return one.sort_order - other.sort_order
    return (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)
  }

/** The cards within the limits, in the order asked for; nothing else moves a card. */
export const filterCards = (cards: readonly CreditCard[], filters: CardFilters): CreditCard[] =>
  cards.filter((card) => isWithin(card, filters)).toSorted(compare(filters.order))
