import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { ProductType } from '../reference/products.ts'
import { OpenPrices, OpenPricesAsk } from './open-prices.ts'

/** The lowest APR that lenders publish of a loan for its first amount and time (first-ask.ts), percent a year. */
export const LowestApr = z.object({ product_type: ProductType, apr: z.number(), lenders: z.number() })
export type LowestApr = z.output<typeof LowestApr>

const Span = z.object({ min: z.number(), max: z.number() })

/** A bound that each lender sets for itself: the mildest of them, and what half of them are content with; null where none sets one. */
const Bound = z.nullable(z.object({ mildest: z.nullable(z.number()), usual: z.nullable(z.number()) }))

/** Whom the live lenders of a loan lend to by their own rules, counted over all of them. */
export const Borrowers = z.object({
  /** Rupees a month. `mildest` is null where a lender sets no bound. */
  income: Bound,
  /** Years, at the asking. */
  age_min: Bound,
  age_max: Bound,
  /** How many lend to each; null where employment is not judged. */
  work: z.nullable(z.object({ salaried: z.number(), self_employed: z.number(), business: z.number() })),
  /** How many set no credit score, and what half of the others are content with, in points; null where no lender sets one. */
  score: z.nullable(z.object({ none: z.number(), usual: z.nullable(z.number()) })),
})
export type Borrowers = z.output<typeof Borrowers>

/** What is asked for on the way, as a borrower would gather it. */
export const askedPapers = [
  'pan',
  'address',
  'salary',
  'income',
  'business',
  'gstin',
  'bank',
  'gold',
  'property',
  'course',
  'co_applicant',
  'vehicle',
] as const
export const AskedPaper = z.enum(askedPapers)
export type AskedPaper = z.output<typeof AskedPaper>

/** A loan in the open: what its lenders publish for an amount and a time, the first of them as rows, and whom they lend to. */
export const LoanPage = z.object({
  prices: OpenPrices,
  /** How many live lenders the brand has for it, and from which to which amount (rupees) and time (months) they lend; null without any. */
  lenders: z.number(),
  lent: z.nullable(z.object({ amount: Span, months: Span })),
  borrowers: Borrowers,
  papers: z.array(AskedPaper),
})
export type LoanPage = z.output<typeof LoanPage>

/**
 * A loan's own page. Amount and time may be left out: then it is what the page begins with.
 *
 * @throws invalid_request where the product is no loan or has other bounds; not_found where the brand does not offer it.
 */
export const readLoanPage = {
  method: 'GET',
  path: '/api/loan-page',
  audience: 'anyone',
  limit: 'read',
  query: z.object({
    product_type: OpenPricesAsk.shape.product_type,
    amount: z.optional(OpenPricesAsk.shape.amount),
    tenure_months: z.optional(OpenPricesAsk.shape.tenure_months),
  }),
  answer: dataOf(LoanPage),
  errors: ['not_found'],
} as const satisfies Call
