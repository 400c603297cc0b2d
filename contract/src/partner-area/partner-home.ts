import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, everyRole } from '../platform/call.ts'
import { Day, Instant } from '../platform/formats.ts'
import { CustomerState, PartnerCustomer } from './partner-customers.ts'

/**
 * How far a customer is: `choosing` has sent nothing to a lender yet, `with_lenders` waits for at least one, `paid` has money
 * from at least one, `ended` has no lender left.
 */
export const leadStages = ['choosing', 'with_lenders', 'paid', 'ended'] as const
export const LeadStage = z.enum(leadStages)
export type LeadStage = z.output<typeof LeadStage>

/**
 * One calendar month in India: the figures of the reports, by the day on which each happened, and the leads that came in it. `applied`,
 * `sanctioned` and `disbursed` count applications with one lender.
 */
export const PartnerMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  signed_in: z.number(),
  leads: z.number(),
  applied: z.number(),
  sanctioned: z.number(),
  disbursed: z.number(),
  /** Rupees. */
  disbursed_amount: z.number(),
})
export type PartnerMonth = z.output<typeof PartnerMonth>

export const PartnerHome = z.object({
  as_of: Instant,
  this_month: PartnerMonth,
  last_month: PartnerMonth,
  /** Customers whom the partner brought in the last 30 days and who have chosen no product. */
  undecided: z.number(),
  leads: z.number(),
  newest: z.array(PartnerCustomer),
  /** Leads whose lock runs and that wait for the customer: how many by state, and those that were heard of last. */
  needs: z.object({
    counts: z.array(z.object({ state: CustomerState, count: z.number() })),
    newest: z.array(PartnerCustomer),
  }),
  /** The terms in force today; null as well for sales. */
  terms: z.nullable(z.object({ revenue_percent: z.number(), revenue_flat_fee: z.number(), valid_from: Day })),
})
export type PartnerHome = z.output<typeof PartnerHome>

/** The partner's own numbers, and of nobody else. */
export const getPartnerHome = {
  method: 'GET',
  path: '/api/partner/home',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(PartnerHome),
  errors: [],
} as const satisfies Call
