import { readOpenPrices } from '@marketplace/contract/market/open-prices'
import { readLoanPage } from '@marketplace/contract/market/loan-pages'
import {
  isLoanProduct,
  loanLimitsOf,
  productJourneys,
} from '@marketplace/contract/reference/product-journeys'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { loanPage, type LoanPageAsk } from './loan-page.ts'
import { openPrices } from './open-prices.ts'

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

/** @throws Problem invalid_request where the loan has other bounds */
const checkAsk = (product: ProductType, { amount, tenure_months }: LoanPageAsk): void => {
  const limits = loanLimitsOf(product)
  const wrong = [
    ...(isWithin(amount, limits.amount) ? [] : ['amount']),
    ...(isWithin(tenure_months, limits.tenure) ? [] : ['tenure_months']),
  ]
  if (wrong.length > 0)
    throw new Problem(
      'invalid_request',
      wrong.map((field) => ({ field, key: 'invalid_value' as const })),
    )
}

export const openPricesRoutes = (serve: Serve, { lenders, now }: Services): void => {
  serve(readOpenPrices, async ({ query, brand }) => {
    const { product_type, all, ...ask } = query
    if (!isOffered(brand, product_type)) throw new Problem('not_found')
    checkAsk(product_type, ask)
    const today = dayInIndia(now())
    const index = lenders().indexOf(brand.brand.brand_id, product_type, today)
    return succeed(openPrices(index, ask, today, all === '1' ? Infinity : undefined))
  })
  serve(readLoanPage, async ({ query, brand }) => {
    const { product_type: product } = query
    if (!isLoanProduct(product) || !isOffered(brand, product)) throw new Problem('not_found')
    const {
      amount = productJourneys[product].first_ask.amount,
      tenure_months = productJourneys[product].first_ask.tenure_months,
    } = query
    checkAsk(product, { amount, tenure_months })
    const today = dayInIndia(now())
    const index = lenders().indexOf(brand.brand.brand_id, product, today)
    return succeed(loanPage(index, product, today, { amount, tenure_months }))
  })
}
