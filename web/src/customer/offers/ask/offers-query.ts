import { offerFilters, type OfferFilter } from '../list/offer-filters.ts'
import { readAsk, type Ask } from '@marketplace/contract/loans/ask-in-search'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'

/** The published order, or one that the customer chose instead. */
export const offerOrders = ['published', 'emi', 'total'] as const
export type OfferOrder = (typeof offerOrders)[number]

/** What the address of the offers page holds, so that reload, back and a shared link keep it. */
export interface OffersQuery extends Ask {
  order: OfferOrder
  /** Lenders chosen for comparison, by id. */
  compare: readonly number[]
  /** Which part of the list is in sight, and whether all of it: 1, or undefined for the first ten; so those of another amount. */
  show: OfferFilter
  all: 1 | undefined
  others: 1 | undefined
}

export const COMPARE_LIMIT = 3

const readCompare = (text: string): number[] => {
  const ids = text.split('.').filter((part) => /^[0-9]{1,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, COMPARE_LIMIT)
}

export const readOffersQuery = (search: URLSearchParams, product: LoanProduct): OffersQuery => ({
  ...readAsk(search, product),
  order: offerOrders.find((order) => order === search.get('order')) ?? 'published',
  compare: readCompare(search.get('compare') ?? ''),
  show: offerFilters.find((filter) => filter === search.get('show')) ?? 'all',
  all: search.get('all') === '1' ? 1 : undefined,
  others: search.get('others') === '1' ? 1 : undefined,
})

/** What an address does not say. */
const defaults: Readonly<Record<string, string>> = { order: 'published', show: 'all' }

const textOf = (value: OffersQuery[keyof OffersQuery]): string => {
  if (typeof value === 'object') return value.join('.')
  return value === undefined ? '' : String(value)
}

/** The address with some values changed; what is at its default is left out, and what belongs to others stays. */
export const withOffersQuery = (search: URLSearchParams, changes: Partial<OffersQuery>): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    const text = textOf(value)
    if (text === '' || text === defaults[name]) next.delete(name)
    else next.set(name, text)
  }
  return next
}
