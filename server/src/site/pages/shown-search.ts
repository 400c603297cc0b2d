import {
  cardListPaths,
  readCardFilters,
  writeCardFilters,
} from '@marketplace/contract/catalogue/card-filters'
import { askSearch } from '@marketplace/contract/loans/ask-in-search'
import { loanAt } from '@marketplace/contract/reference/product-journeys'
import { activeCards } from '../../catalogue/credit-cards/active-cards.ts'
import { askedInSearch } from '../../loans/open-prices/loan-page.ts'
import type { Services } from '../services.ts'

const lists: ReadonlySet<string> = new Set(cardListPaths)
/** Whether the page at a path shows the filters in its query. */
export const isList = (path: string): boolean => lists.has(path)

/**
 * The part of a query that the rendered page at `path` shows, written in one way alone. `isKept`: it takes so few values that
 * the made page may be kept; the filters of a list multiply to more.
 */
export const shownSearch = async (
  services: Pick<Services, 'db' | 'cards'>,
  path: string,
  search: string,
): Promise<{ shown: string; isKept: boolean }> => {
  const given = new URLSearchParams(search)
  if (isList(path)) {
    const shown = writeCardFilters(readCardFilters(given))
    return { shown, isKept: shown === '' }
  }
  const loan = loanAt(path)
  if (loan !== null) {
    if (!given.has('amount') && !given.has('tenure')) return { shown: '', isKept: true }
    const { amount, tenure_months } = askedInSearch(loan, search)
    return { shown: `?${askSearch({ amount, tenure: tenure_months })}`, isKept: false }
  }
  if (path === '/redirect') {
    const cards = await activeCards(services)
    const card = cards.find(({ category_id }) => category_id === given.get('card'))
    return { shown: card === undefined ? '' : `?card=${card.category_id}`, isKept: true }
  }
  return { shown: '', isKept: true }
}
