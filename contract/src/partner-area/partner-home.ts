import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { LenderStatus } from '../loans/applications.ts'
import type { Call } from '../platform/call.ts'
import { Day, Instant } from '../platform/formats.ts'
import { ProductType } from '../reference/products.ts'

/**
 * How far a customer is: `choosing` has sent nothing to a lender yet, `with_lenders` waits for at least one, `paid` has money
 * from at least one, `ended` has no lender left.
 */
export const leadStages = ['choosing', 'with_lenders', 'paid', 'ended'] as const
export const LeadStage = z.enum(leadStages)
export type LeadStage = z.output<typeof LeadStage>

/**
 * One calendar month in India, an estimate until the lenders pay. `flat_share` is the agreed flat fee of each disbursal, `percent_share`
 * the agreed part of our commission, as the ledger holds them once each disbursal of the month is priced; before, `percent_share` is
 * null unless the agreed percentage is 0. Rupees.
 */
export const PartnerMonth = z.object({
  /** YYYY-MM */
  month: z.string(),
  leads: z.number(),
  disbursals: z.number(),
  disbursed_amount: z.number(),
  flat_share: z.number(),
  percent_share: z.nullable(z.number()),
  /** Disbursals on days for which no terms were agreed: they are in neither share. */
  without_terms: z.number(),
})
export type PartnerMonth = z.output<typeof PartnerMonth>

export const PartnerLead = z.object({
  lead_id: z.number(),
  /** The last characters of the customer's contact. */
  masked_contact: z.string(),
  product_type: ProductType,
  stage: LeadStage,
  /** 1 where a lender waits for papers of the customer. */
  needs_papers: z.union([z.literal(0), z.literal(1)]),
  since: Instant,
  /** Until then nobody else is given this customer for this product. */
  locked_until: Instant,
})
export type PartnerLead = z.output<typeof PartnerLead>

export const PartnerHome = z.object({
  as_of: Instant,
  this_month: PartnerMonth,
  last_month: PartnerMonth,
  /** Applications that a lender has not decided yet. */
  waiting_for_lenders: z.number(),
  /** Customers brought who have chosen no product. */
  undecided: z.number(),
  leads: z.number(),
  need_papers: z.number(),
  leads_by_stage: z.array(z.object({ stage: LeadStage, count: z.number() })),
  applications_by_status: z.array(z.object({ status: LenderStatus, count: z.number() })),
  /** The terms in force today. */
  terms: z.nullable(z.object({ revenue_percent: z.number(), revenue_flat_fee: z.number(), valid_from: Day })),
  newest_leads: z.array(PartnerLead),
})
export type PartnerHome = z.output<typeof PartnerHome>

/** The partner's own numbers, and of nobody else. */
export const getPartnerHome = {
  method: 'GET',
  path: '/api/partner/home',
  audience: 'partner',
  effect: 'reads',
  limit: 'read',
  answer: dataOf(PartnerHome),
  errors: [],
} as const satisfies Call
