import { readOpenPrices } from '@marketplace/contract/market/open-prices'
import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'
import { openPrices } from './open-prices.ts'

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

export const openPricesRoutes = (serve: Serve, { lenders, now }: Services): void => {
  serve(readOpenPrices, async ({ query, brand }) => {
    const { product_type, amount, tenure_months, all } = query
    if (!isOffered(brand, product_type)) throw new Problem('not_found')
    const limits = loanLimitsOf(product_type)
    const wrong = [
      ...(isWithin(amount, limits.amount) ? [] : ['amount']),
      ...(isWithin(tenure_months, limits.tenure) ? [] : ['tenure_months']),
    ]
    if (wrong.length > 0)
      throw new Problem(
        'invalid_request',
        wrong.map((field) => ({ field, key: 'invalid_value' as const })),
      )
    const today = dayInIndia(now())
    const index = lenders().indexOf(brand.brand.brand_id, product_type, today)
    return succeed(openPrices(index, { amount, tenure_months }, today, all === '1' ? Infinity : undefined))
  })
}
