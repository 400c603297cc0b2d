import { cardListPaths } from '@marketplace/contract/catalogue/card-filters'
import { loanAtCheckPath } from '@marketplace/contract/loans/check-paths'
import { loanAt } from '@marketplace/contract/reference/product-journeys'
import type { PageKind } from './page-kind.ts'

/**
 * What a kept page was made from: a change of it forgets the page. `reference`: languages and consent texts. `lenders`: what
 * lenders say of themselves, gold rates and regulated figures; the number of a brand's lenders, which every page carries, is part
 * of the page's key instead (lender-count.ts).
 */
export type PageTag = 'lenders' | 'cards' | 'reference' | `brand:${string}`

const lenderPaths: ReadonlySet<string | null> = new Set(['/our-lenders'])
/** Their examples go by figures of the day. */
const examplePaths: ReadonlySet<string> = new Set(['/calculators'])
const rangePaths: ReadonlySet<string | null> = new Set(['/', '/login', '/products'])
const pricePaths: ReadonlySet<string | null> = new Set(['/'])
const cardPaths: ReadonlySet<string | null> = new Set([...cardListPaths, '/redirect'])

/** Whether the page at a path carries the brand's lenders; null is the shell of the signed-in pages. */
export const showsLenders = (path: string | null): boolean => lenderPaths.has(path)
/** Whether it carries what the brand's lenders publish of each loan. */
export const showsRanges = (path: string | null): boolean => rangePaths.has(path)
/** Whether it carries what lenders publish for a first amount and time. */
export const showsPrices = (path: string | null): boolean => pricePaths.has(path)
/** Whether it is a loan's own page. */
export const showsLoan = (path: string | null): boolean => path !== null && loanAt(path) !== null
/** Whether it carries the cards. */
export const showsCards = (path: string | null): boolean => cardPaths.has(path)

/** Whether it carries what matches before anything is told. */
const showsMatch = (path: string | null): boolean => loanAtCheckPath(path) !== null

/** The tags of a page beside those of the brands that it names. */
export const pageTags = (kind: PageKind): PageTag[] => {
  if (kind.kind === 'office') return []
  if (kind.kind === 'calculator') return ['reference', 'lenders']
  if (kind.kind !== 'rendered') return ['reference']
  return [
    'reference',
    ...(examplePaths.has(kind.path) ||
    showsLenders(kind.path) ||
    showsRanges(kind.path) ||
    showsMatch(kind.path) ||
    showsLoan(kind.path)
      ? (['lenders'] as const)
      : []),
    ...(showsCards(kind.path) ? (['cards'] as const) : []),
  ]
}
