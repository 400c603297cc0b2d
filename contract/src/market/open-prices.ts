import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { ProductType } from '../reference/products.ts'
import { isLoanProduct, widestLoan } from '../reference/product-journeys.ts'
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
  /** The least and the most that may be asked for of this product, and up to five times to choose from, in months. */
  amount_min: z.number(),
  amount_max: z.number(),
  tenure_choices: z.array(z.number()),
  /** What each lender of this amount costs beyond it, rising, whole rupees: of those that state it whole (lowest-apr.ts). */
  costs: z.array(z.number()),
  /** How many answers come before the number, on the way to one's own lenders. */
  questions: z.number(),
  /** The APR that the loan begins at among all of them (lowest-apr.ts), percent a year; null without one. */
  lowest_apr: z.nullable(z.number()),
  /** How many of them are banks, are NBFCs and take no fee. */
  counts: z.object({ bank: z.number(), nbfc: z.number(), no_fee: z.number() }),
  /** The first lenders in the published order. */
  rows: z.array(OpenPrice),
})
export type OpenPrices = z.output<typeof OpenPrices>

/** As many lenders are shown before anybody signs in, unless all are asked for. */
export const FIRST_PRICES = 5

const LoanOnly = ProductType.check(z.refine((product) => isLoanProduct(product), { error: 'invalid_value' }))

/** What may be asked about: a loan, whole rupees and months. */
export const OpenPricesAsk = z.object({
  product_type: LoanOnly,
  amount: z.coerce
    .number()
    .check(z.gte(widestLoan.amount.min), z.lte(widestLoan.amount.max), z.multipleOf(1)),
  tenure_months: z.coerce
    .number()
    .check(z.gte(widestLoan.tenure.min), z.lte(widestLoan.tenure.max), z.multipleOf(1)),
})

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
  query: z.extend(OpenPricesAsk, { all: z.optional(z.literal('1')) }),
  answer: dataOf(OpenPrices),
  errors: ['not_found'],
} as const satisfies Call
