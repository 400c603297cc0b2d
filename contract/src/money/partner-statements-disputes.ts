import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndAccounts } from '../platform/call.ts'
import { Day, Id, Instant, plainText, rowId, rowIdInPath, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/** OPEN: the partner wrote last. ANSWERED: staff did. ACCEPTED: the share was adjusted. REFUSED: with a reason. */
export const disputeStates = ['OPEN', 'ANSWERED', 'ACCEPTED', 'REFUSED'] as const
export const DisputeState = z.enum(disputeStates, { error: 'invalid_value' })
export type DisputeState = z.output<typeof DisputeState>

/** What was written. `author` is who of the partner's team wrote it or a user name of staff; the partner reads staff as the house's name. */
export const DisputeEntry = z.object({
  entry_id: z.number(),
  by: z.enum(['partner', 'staff']),
  author: z.string(),
  text: z.string(),
  at: Instant,
})
export type DisputeEntry = z.output<typeof DisputeEntry>

/** A dispute about one line of a statement: it freezes that line alone. */
export const Dispute = z.object({
  dispute_id: z.number(),
  state: DisputeState,
  statement_id: z.number(),
  number: z.string(),
  partner_id: z.number(),
  partner_name: z.string(),
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_name: z.string(),
  day: Day,
  /** The line's amount when the dispute was opened. */
  amount: Rupees,
  opened_at: Instant,
  /** What was added to the share, of an accepted one. */
  adjusted: z.nullable(Rupees),
  decided_at: z.nullable(Instant),
  decided_by: z.nullable(z.string()),
  entries: z.array(DisputeEntry),
})
export type Dispute = z.output<typeof Dispute>

/** Those that wait for staff first, the oldest of them first; `state` cuts the list. */
export const listDisputes = {
  method: 'GET',
  path: '/api/partner-disputes',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    state: z.optional(DisputeState),
    statement_id: z.optional(rowIdInPath()),
    partner_id: z.optional(rowIdInPath()),
  }),
  answer: pageOf(Dispute),
  errors: [],
} as const satisfies Call

const params = z.object({ disputeId: rowIdInPath() })

export const DisputeText = plainText(2_000).check(z.trim(), z.minLength(3, 'field_required'))

/** Rupees and paise, above or below 0, not 0: what an accepted dispute adds to a share. */
export const AdjustedRupees = z.number({ error: 'amount_invalid' }).check(
  z.gte(-10_000_000, 'amount_invalid'),
  z.lte(10_000_000, 'amount_invalid'),
  z.refine((rupees) => rupees !== 0 && Number(rupees.toFixed(2)) === rupees, 'amount_invalid'),
)

export const getDispute = {
  method: 'GET',
  path: '/api/partner-disputes/:disputeId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(Dispute),
  errors: ['not_found'],
} as const satisfies Call

/** `request_id` is drawn with the text: the same again answers the same. 409 where it is decided. */
export const answerDispute = {
  method: 'POST',
  path: '/api/partner-disputes/:disputeId/answer',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ request_id: Id, text: DisputeText }),
  answer: dataOf(Dispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Adds `amount` (rupees and paise, above or below 0, not 0) to the partner's share of the line, as an adjustment in the ledger: the difference comes
 * with the next statement. Accepted already with the same amount, it answers the same; else 409.
 */
export const acceptDispute = {
  method: 'POST',
  path: '/api/partner-disputes/:disputeId/accept',
  audience: [1],
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({
    amount: AdjustedRupees,
    text: DisputeText,
  }),
  answer: dataOf(Dispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** With the reason as the last word of the thread. Refused already, it answers the same. */
export const refuseDispute = {
  method: 'POST',
  path: '/api/partner-disputes/:disputeId/refuse',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ text: DisputeText }),
  answer: dataOf(Dispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** The partner's own, the newest first. */
export const listOwnDisputes = {
  method: 'GET',
  path: '/api/partner/disputes',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  query: z.object({ ...pageFields, statement_id: z.optional(rowIdInPath()) }),
  answer: pageOf(Dispute),
  errors: [],
} as const satisfies Call

/**
 * Opens a dispute about a line of an own statement, which leaves a statement that is not approved yet. One at a time for a line. `request_id` as
 * above. Failures: 404 of a line that is not in it; 409 where an open one is there already.
 */
export const openDispute = {
  method: 'POST',
  path: '/api/partner/disputes/open',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({
    request_id: Id,
    statement_id: rowId(),
    lender_application_id: rowId(),
    tranche: rowId(),
    text: DisputeText,
  }),
  answer: dataOf(Dispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** 409 where it is decided. */
export const answerOwnDispute = {
  method: 'POST',
  path: '/api/partner/disputes/:disputeId/answer',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  params,
  body: z.strictObject({ request_id: Id, text: DisputeText }),
  answer: dataOf(Dispute),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
