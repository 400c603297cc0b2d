import { readAsk } from '@marketplace/contract/loans/ask-in-search'
import type { LoanPage, LowestApr } from '@marketplace/contract/market/loan-pages'
import {
  isLoanProduct,
  loanLimitsOf,
  type LoanProduct,
  productJourneys,
} from '@marketplace/contract/reference/product-journeys'
import type { Limits } from '@marketplace/contract/reference/product-record'
import type { Product } from '@marketplace/contract/reference/products'
import type { LenderDirectory } from '../../market/lenders/lender-directory.ts'
import type { LenderIndex } from '../../market/matching/compile-lenders.ts'
import { borrowersOf } from './borrowers.ts'
import { openPrices } from './open-prices.ts'
import { papersOf } from './papers-of.ts'

/** As many lenders come with the page; the rest when it is asked for. */
const FIRST_ROWS = 10

export interface LoanPageAsk {
  amount: number
  tenure_months: number
}

const spanOf = (bounds: readonly Limits[], { min, max }: Limits): Limits => ({
  min: Math.max(min, Math.min(...bounds.map((bound) => bound.min))),
  max: Math.min(max, Math.max(...bounds.map((bound) => bound.max))),
})

const lentBy = (lenders: LenderIndex['lenders'], product: LoanProduct): LoanPage['lent'] => {
  if (lenders.length === 0) return null
  const limits = loanLimitsOf(product)
  return {
    amount: spanOf(
      lenders.map(({ amount_min, amount_max }) => ({ min: amount_min, max: amount_max })),
      limits.amount,
    ),
    months: spanOf(
      lenders.map((lender) => ({ min: lender.tenure_min_months, max: lender.tenure_max_months })),
      limits.tenure,
    ),
  }
}

/** A loan in the open, as the brand's live lenders have it on the day. */
export const loanPage = (
  index: LenderIndex,
  product: LoanProduct,
  today: string,
  ask: LoanPageAsk = productJourneys[product].first_ask,
): LoanPage => ({
  prices: openPrices(index, ask, today, FIRST_ROWS),
  lenders: index.lenders.length,
  lent: lentBy(index.lenders, product),
  borrowers: borrowersOf(index),
  papers: papersOf(product),
})

/** Amount and time of an address, as a link of ours has them; what is none of this loan's is as good as left out. */
export const askedInSearch = (product: LoanProduct, search: string): LoanPageAsk => {
  const { amount, tenure } = readAsk(new URLSearchParams(search), product)
  const first = productJourneys[product].first_ask
  return { amount: amount ?? first.amount, tenure_months: tenure ?? first.tenure_months }
}

/** The lowest APR of each loan for what is asked first; a loan that no lender publishes a price of is left out. */
export const lowestAprs = (
  directory: Pick<LenderDirectory, 'indexOf'>,
  brand_id: number,
  products: readonly Product[],
  today: string,
): LowestApr[] =>
  products.flatMap(({ product_type }) => {
    if (!isLoanProduct(product_type)) return []
    const index = directory.indexOf(brand_id, product_type, today)
    const { lowest_apr: apr } = openPrices(index, productJourneys[product_type].first_ask, today, 0)
    return apr === null ? [] : [{ product_type, apr, lenders: index.lenders.length }]
  })
