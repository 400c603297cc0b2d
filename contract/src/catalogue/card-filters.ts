import { cardBenefits, type CardBenefit } from './card-benefits.ts'

/** The pages that list cards: all of them, or those of one kind (section 2). */
export const cardListPaths = ['/credit-cards', '/cards-unsecured', '/cards-secured'] as const
export type CardListPath = (typeof cardListPaths)[number]

/** By the annual fee in whole rupees: none, at most so much, or more than the largest. */
export const cardFeeBands = ['0', '500', '1000', 'more'] as const
export type CardFeeBand = (typeof cardFeeBands)[number]

const flags = ['0', '1'] as const

/** What a list may be put in order by, the lowest first; without one it stands as staff listed it. */
export const cardOrders = ['fee', 'apr', 'income'] as const
export type CardOrder = (typeof cardOrders)[number]

/** What a list of cards is narrowed down to, and how it is put in order; null is no limit, and the order of staff. */
export interface CardFilters {
  fee: CardFeeBand | null
  secured: (typeof flags)[number] | null
  benefit: CardBenefit | null
  order: CardOrder | null
}

const findIn = <Value extends string>(known: readonly Value[], given: string | null): Value | null =>
  known.find((value) => value === given) ?? null

/** The filters that an address holds (`?fee=0&secured=1&benefit=travel`); what is unknown is no limit. */
export const readCardFilters = (search: { get: (name: string) => string | null }): CardFilters => ({
  fee: findIn(cardFeeBands, search.get('fee')),
  secured: findIn(flags, search.get('secured')),
  benefit: findIn(cardBenefits, search.get('benefit')),
  order: findIn(cardOrders, search.get('order')),
})

/** The same filters as the query of an address, written in one way alone; empty where there is no limit. */
export const writeCardFilters = ({ fee, secured, benefit, order }: CardFilters): string => {
  const given = Object.entries({ fee, secured, benefit, order }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  )
  return given.length === 0 ? '' : `?${given.join('&')}`
}
