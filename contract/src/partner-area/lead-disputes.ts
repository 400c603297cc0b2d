import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndSales } from '../platform/call.ts'
import { Day, Flag, Id, Instant, plainText, rowId, rowIdInPath, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ProductType } from '../reference/products.ts'
import { AdjustedRupees, DisputeEntry, DisputeText } from '../money/partner-statements-disputes.ts'

/** Those of a dispute of a line, and LENDER_ASKED: staff asked the lender, and its word is waited for until `due_at`. */
export const leadDisputeStates = ['OPEN', 'LENDER_ASKED', 'ANSWERED', 'ACCEPTED', 'REFUSED'] as const
export const LeadDisputeState = z.enum(leadDisputeStates, { error: 'invalid_value' })
export type LeadDisputeState = z.output<typeof LeadDisputeState>

/** A dispute about a lead of the partner's own, or about the lock of another that keeps a customer from it. */
export const LeadDispute = z.object({
  dispute_id: z.number(),
  partner_id: z.number(),
  partner_name: z.string(),
  about: z.enum(['lead', 'lock']),
  /** Null to the partner where the lead is another's. */
  lead_id: z.nullable(z.number()),
  product_type: ProductType,
  /** Empty where the customer is forgotten. */
  masked_contact: z.string(),
  locked_until: Instant,
  state: LeadDisputeState,
  opened_at: Instant,
  /** By when the partner's last words are to be answered, or the lender's word is waited for; null where neither is. */
  due_at: z.nullable(Instant),
  /** When staff asked the lender last; null where they never did. */
  lender_asked_at: z.nullable(Instant),
  /** What an accepted one added to the share, 0 where no money moved; null as well for sales. */
  adjusted: z.nullable(Rupees),
  decided_at: z.nullable(Instant),
  decided_by: z.nullable(z.string()),
  entries: z.array(DisputeEntry),
})
export type LeadDispute = z.output<typeof LeadDispute>

/** A part of a loan of the customer and product, which an accepted dispute may adjust. */
export const PartOfLead = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_name: z.string(),
  day: Day,
  disbursed: Rupees,
  /** Whether the loan is a lead of the partner's who disputes. */
  is_own: Flag,
})
export type PartOfLead = z.output<typeof PartOfLead>

/** Those that wait for staff first, the one to be answered first of all first. */
export const listLeadDisputes = {
  method: 'GET',
  path: '/api/lead-disputes',
  audience: [1],
  limit: 'read',
  query: z.object({ ...pageFields, state: z.optional(LeadDisputeState) }),
  answer: pageOf(LeadDispute),
  errors: [],
} as const satisfies Call

const params = z.object({ disputeId: rowIdInPath() })

/** With the parts of loans that there are. */
export const getLeadDispute = {
  method: 'GET',
  path: '/api/lead-disputes/:disputeId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(z.object({ ...LeadDispute.shape, parts: z.array(PartOfLead) })),
  errors: ['not_found'],
} as const satisfies Call

/** `request_id` is drawn with the text: the same again answers the same. 409 where it is decided. */
export const answerLeadDispute = {
  method: 'POST',
  path: '/api/lead-disputes/:disputeId/answer',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ request_id: Id, text: DisputeText }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Notes that the lender was asked, and says so to the partner in `text`; the clock gives the lender five working days. Asked again, it begins
 * anew. `request_id` as above. 409 where it is decided.
 */
export const askLenderOfLeadDispute = {
  method: 'POST',
  path: '/api/lead-disputes/:disputeId/ask-lender',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ request_id: Id, text: DisputeText }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Agrees with the partner. With `part` and an `amount` (rupees and paise, not 0) the amount is added to the partner's share of that part of a
 * loan, as an adjustment in the ledger; with neither nothing is booked. Leads and locks stay as they are. Accepted already with the same, it
 * answers the same; else 409.
 */
export const acceptLeadDispute = {
  method: 'POST',
  path: '/api/lead-disputes/:disputeId/accept',
  audience: [1],
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({
    adjustment: z.nullable(
      z.strictObject({
        lender_application_id: rowId(),
        tranche: rowId(),
        amount: AdjustedRupees,
      }),
    ),
    text: DisputeText,
  }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** With the reason as the last word of the thread. Refused already, it answers the same. */
export const refuseLeadDispute = {
  method: 'POST',
  path: '/api/lead-disputes/:disputeId/refuse',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ text: DisputeText }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** The partner's own, the newest first. */
export const listOwnLeadDisputes = {
  method: 'GET',
  path: '/api/partner/lead-disputes',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'reads',
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(LeadDispute),
  errors: [],
} as const satisfies Call

/**
 * Opens a dispute about what a trace found: `q` and the `case_id` that its answer named. One at a time for a lead. `request_id` as above.
 * Failures: 404 of a case that the trace of `q` does not find or that is nobody's lead; 409 where an open one is there already.
 */
export const openLeadDispute = {
  method: 'POST',
  path: '/api/partner/lead-disputes/open',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    request_id: Id,
    q: plainText(64).check(z.trim(), z.minLength(1, 'field_required')),
    case_id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'invalid_value')),
    text: DisputeText,
  }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** 409 where it is decided. */
export const answerOwnLeadDispute = {
  method: 'POST',
  path: '/api/partner/lead-disputes/:disputeId/answer',
  audience: 'partner',
  roles: ownerAndSales,
  effect: 'writes',
  limit: 'write',
  params,
  body: z.strictObject({ request_id: Id, text: DisputeText }),
  answer: dataOf(LeadDispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
