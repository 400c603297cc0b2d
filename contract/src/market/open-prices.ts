import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { ProductType } from '../reference/products.ts'
import { isLoanProduct, widestLoan, type LoanProduct } from '../reference/product-journeys.ts'
import { Offer } from './offers.ts'

/** What a lender publishes for an amount and a time, to whoever asks: an offer without a person. Rupees, percent a year. */
export const OpenPrice = z.pick(Offer, {
  lender_id: true,
  lender_name: true,
  lender_kind: true,
  rate: true,
  rate_basis: true,
  fee_basis: true,
  apr: true,
  apr_bound: true,
  emi: true,
  processing_fee: true,
  total_cost: true,
  penal_charges: true,
  penal_charges_hi: true,
})
export type OpenPrice = z.output<typeof OpenPrice>

export const OpenPrices = z.object({
  product_type: ProductType,
  amount: z.number(),
  tenure_months: z.number(),
  /** YYYY-MM-DD in India. */
  as_on: z.string(),
  /** What each lender of this amount costs beyond it, rising, whole rupees. */
  costs: z.array(z.number()),
  /** The first lenders in the published order. */
  rows: z.array(OpenPrice),
})
export type OpenPrices = z.output<typeof OpenPrices>

/** As many lenders are shown before anybody signs in, unless all are asked for. */
export const FIRST_PRICES = 5

/** What is asked about where nobody has said anything yet, in rupees and months. */
export const firstAsk: Readonly<Record<LoanProduct, { amount: number; tenure_months: number }>> = {
  'Personal Loans': { amount: 200_000, tenure_months: 36 },
  'Business Loans': { amount: 500_000, tenure_months: 36 },
  'Gold Loans': { amount: 100_000, tenure_months: 12 },
  'Affordable Housing Loan': { amount: 1_500_000, tenure_months: 180 },
  'Student Loans': { amount: 500_000, tenure_months: 84 },
  '2-wheeler': { amount: 80_000, tenure_months: 24 },
  Car: { amount: 600_000, tenure_months: 60 },
}

const LoanOnly = ProductType.check(z.refine((product) => isLoanProduct(product), { error: 'invalid_value' }))

/**
 * What the brand's live lenders publish for an amount and a time, in the published order: worked out from what they state, for nobody.
 * Of a secured loan the security counts as enough. Writes nothing.
 *
 * @throws invalid_request where the product is no loan or has other bounds; not_found where the brand does not offer it.
 */
export const readOpenPrices = {
  method: 'GET',
  path: '/api/open-prices',
  audience: 'anyone',
  limit: 'read',
  query: z.object({
    product_type: LoanOnly,
    amount: z.coerce
      .number()
      .check(z.gte(widestLoan.amount.min), z.lte(widestLoan.amount.max), z.multipleOf(1)),
    tenure_months: z.coerce
      .number()
      .check(z.gte(widestLoan.tenure.min), z.lte(widestLoan.tenure.max), z.multipleOf(1)),
    all: z.optional(z.literal('1')),
  }),
  answer: dataOf(OpenPrices),
  errors: ['not_found'],
} as const satisfies Call
