import { randomBytes } from 'node:crypto'
import type { Lender } from '@marketplace/contract/market/lenders'
import { isLoanProduct, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { createDatabase } from '../../src/platform/db/database.ts'
import { isComplete } from '../../src/market/lenders/go-live.ts'
import { listLenders } from '../../src/market/lenders/lenders.queries.ts'
import type { StandInTerms } from './lender-plans.ts'
import { startLenderStandIn, type LenderStandIn } from './lender-stand-in.ts'
import type { StandInOptions } from './stand-in-options.ts'

/** What an example lender's stand-in offers is what the lender publishes. */
const termsOf = (lender: Lender, product_type: LoanProduct): StandInTerms => {
  const { rate_min, rate_max, representative_rate, amount_max, min_income } = lender
  const rates = [rate_min, representative_rate, rate_max].filter((rate) => rate !== null)
  return {
    product_type,
    rate_min: Math.min(...rates),
    rate_max: Math.max(...rates),
    amount_max,
    ...(min_income === null && { secured: true }),
  }
}

/** Plays every API lender of the database. Its secret is made at each start: both sides of it live in this process. */
export const startDemoLenders = async (options: StandInOptions): Promise<LenderStandIn> => {
  const rows = await listLenders(createDatabase(options.pool))
  const lenders = new Map(
    rows
      .filter(isComplete)
      .filter(({ api }) => api === 1)
      .flatMap((row): [string, StandInTerms][] =>
        isLoanProduct(row.product_type) ? [[row.slug, termsOf(row, row.product_type)]] : [],
      ),
  )
  return startLenderStandIn({ ...options, lenders, secret: randomBytes(32).toString('hex') })
}
