import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, Mobile, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ProductType } from '../reference/products.ts'
import { LeadStage } from './partner-home.ts'

/** The Partner API: what a partner's own systems ask, with a key of theirs (`Authorization: Bearer pk_live_…`). */

/** How long a claim waits for its customer. */
export const CLAIM_HOURS = 72

/**
 * What the partner calls the customer in its own system; no name, number or address of a person. It stands in events that outlive the
 * customer's account, so no telephone number fits in.
 */
const Reference = z
  .string({ error: 'invalid_value' })
  .check(
    z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'invalid_value'),
    z.regex(/^(?!.*\d{10})/, 'reference_holds_number'),
  )

export const LeadClaim = z.object({
  claim_id: Id,
  product_type: ProductType,
  reference: z.nullable(z.string()),
  claimed_at: Instant,
  /** If the number has proved a passcode by then, the customer becomes this partner's lead with the choice of the product. */
  ends_at: Instant,
})
export type LeadClaim = z.output<typeof LeadClaim>

/**
 * Claims a customer for 72 hours, by the number they will sign in with. Nobody is written to. Asked again meanwhile it is the same
 * claim. Failures: 409 lead_locked where the customer is a lead for this product already; `present.locked_until` is when that ends.
 */
export const claimPartnerLead = {
  method: 'POST',
  path: '/api/partner/leads',
  audience: 'api_key',
  scope: 'write:leads',
  limit: 'partner_api',
  body: z.strictObject({
    mobile_phone_number: Mobile,
    product_type: ProductType,
    reference: z.optional(Reference),
  }),
  answer: dataOf(LeadClaim),
  errors: ['lead_locked'],
} as const satisfies Call

export const ApiLead = z.object({
  lead_id: z.number(),
  /** The last characters of the customer's contact; empty once they have asked to be forgotten. */
  masked_contact: z.string(),
  product_type: ProductType,
  stage: LeadStage,
  /** 1 where a lender waits for papers of the customer. */
  needs_papers: Flag,
  /** With how many lenders the customer has applied while they were this partner's. */
  lenders: z.number(),
  /** What those lenders have paid out. */
  disbursed_amount: Rupees,
  since: Instant,
  locked_until: Instant,
  /** The claim it came of, and the partner's own reference of it. */
  claim_id: z.nullable(Id),
  reference: z.nullable(z.string()),
})
export type ApiLead = z.output<typeof ApiLead>

/** The own leads, the newest first. */
export const listApiLeads = {
  method: 'GET',
  path: '/api/partner/leads',
  audience: 'api_key',
  scope: 'read:leads',
  limit: 'partner_api',
  query: z.object(pageFields),
  answer: pageOf(ApiLead),
  errors: [],
} as const satisfies Call

/** YYYY-MM */
const Month = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_value'))

const figures = {
  applied: z.number(),
  sanctioned: z.number(),
  disbursals: z.number(),
  disbursed: Rupees,
  /** Booked by the rules, an estimate until the lender pays. */
  earned: Rupees,
  /** The part of it for which the lender has paid in full. */
  received: Rupees,
  on_statements: Rupees,
  /** Before TDS. */
  paid: Rupees,
}

/** The own money by month in India, the newest first; this month and five before it unless said, at most 36 months. */
export const getApiMoney = {
  method: 'GET',
  path: '/api/partner/money',
  audience: 'api_key',
  scope: 'read:money',
  limit: 'partner_api',
  query: z.object({ from: z.optional(Month), to: z.optional(Month) }),
  answer: dataOf(
    z.object({
      as_of: Instant,
      months: z.array(z.object({ month: z.string(), leads: z.number(), ...figures })),
      total: z.object({ leads: z.number(), ...figures }),
    }),
  ),
  errors: [],
} as const satisfies Call
