import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Instant } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

/** The steps with a lender, in their order; the time of each is that from the step before. */
export const lenderSteps = ['sent', 'login', 'approved', 'sanctioned', 'disbursed'] as const
export const LenderStepName = z.enum(lenderSteps)
export type LenderStepName = z.output<typeof LenderStepName>

/** Fewer cases say nothing of how long a lender takes. */
export const LEAST_CASES = 10

const StepTime = z.object({
  step: LenderStepName,
  /** Applications of all customers that had this step and one before it. */
  cases: z.number(),
  /** Days from the step before, half of them within; null where there are fewer than LEAST_CASES. */
  median_days: z.nullable(z.number()),
  /** Days within which nine of ten came; null as above. */
  most_days: z.nullable(z.number()),
})

export const LenderJourney = z.object({
  lender_id: z.number(),
  legal_name: z.string(),
  product_type: ProductType,
  /** As getProductOffering. */
  goes_on: z.enum(['sent_by_us', 'at_the_lender', 'own_page']),
  steps: z.array(StepTime),
  /** Of ten that were decided how many were approved, over the same applications; null below LEAST_CASES. */
  approved_of_ten: z.nullable(z.number()),
  /** The partner's own leads with this lender: how many stand where now. */
  own: z.object({
    on_the_way: z.number(),
    papers: z.number(),
    approved: z.number(),
    paid: z.number(),
    ended: z.number(),
  }),
})
export type LenderJourney = z.output<typeof LenderJourney>

/**
 * How each lender of the brand goes on, how long it takes, and where the own leads stand. Times are of the newest 1,000 applications of the
 * last 180 days of each lender, of all customers; nothing of them names anybody.
 */
export const listLenderJourneys = {
  method: 'GET',
  path: '/api/partner/lender-journey',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(z.object({ as_of: Instant, since: Day, lenders: z.array(LenderJourney) })),
  errors: [],
} as const satisfies Call
