import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText, rowId } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/** What needs a second person; a new one is declared by the module that does it (server/src/platform/module.ts). */
export const approvalKinds = [
  'staff_administrator',
  'regulated_figure',
  'approval_limit',
  'write_off',
  'partner_statement',
  'customer_deletion',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** `withdrawn`: taken back by who asked, or ended by a change of what it was about or of who asked. */
export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn', 'lapsed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** What a request would do, as its kind has it. */
export const ApprovalDetail = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type ApprovalDetail = z.output<typeof ApprovalDetail>

export const ApprovalRequest = z.object({
  request_id: z.number(),
  kind: z.enum(approvalKinds),
  /** What it is about, as the audit log names it. */
  object_kind: z.string(),
  object_id: z.string(),
  object_name: z.string(),
  detail: ApprovalDetail,
  /** Null: none was given. */
  reason: z.nullable(z.string()),
  asked_by: z.string(),
  asked_at: Instant,
  lapses_at: Instant,
  state: z.enum(approvalStates),
  /** Null also where it lapsed: nobody decided. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
  note: z.nullable(z.string()),
  /** 1 where the caller asked, and may take it back. */
  is_own: Flag,
  /** 1 where it waits and the caller may decide it. */
  may_decide: Flag,
  /** Who may decide it, by user name; empty once it is decided, and where nobody can. */
  waits_for: z.array(z.string()),
})
export type ApprovalRequest = z.output<typeof ApprovalRequest>

/** Those that wait first, each group the newest first. */
export const listApprovals = {
  method: 'GET',
  path: '/api/approvals',
  audience: [1],
  limit: 'read',
  query: z.object({ ...pageFields, kind: z.optional(z.enum(approvalKinds)) }),
  answer: pageOf(ApprovalRequest),
  errors: [],
} as const satisfies Call

/** How many requests the caller may decide. */
export const countApprovals = {
  method: 'GET',
  path: '/api/approvals/waiting',
  audience: [1],
  limit: 'read',
  background: true,
  answer: dataOf(z.object({ count: z.number() })),
  errors: [],
} as const satisfies Call

const requestId = rowId()

/** Why: it stands on the audit log. */
export const ApprovalReason = plainText(500).check(z.trim(), z.minLength(3, 'reason_required'))

/**
 * Approves or declines. Approved, it is done in the same transaction. Failures: 404; 403 own_proposal for who asked, and for
 * an account in the same hands as theirs; 403 own_approval for whom it is about, and for an account in their hands; 409
 * conflict, with the state and the name in `present`, where it was decided or has lapsed meanwhile; what the act itself refuses;
 * 422 text_names_person where the note says who a customer is.
 */
export const decideApproval = {
  method: 'POST',
  path: '/api/approvals/decide',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    request_id: requestId,
    decision: z.enum(['approved', 'declined'], { error: 'option_invalid' }),
    note: ApprovalReason,
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict', 'own_proposal', 'own_approval', 'deletion_refused', 'text_names_person'],
} as const satisfies Call

/** Takes back what the caller has asked for. Failures: 404, also of what another asked for; 409 conflict as above. */
export const withdrawApproval = {
  method: 'POST',
  path: '/api/approvals/withdraw',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ request_id: requestId }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** From which amount in rupees a second person is needed; `lapse_days`: after how many days a request lapses. */
export const approvalLimitNames = ['statement', 'write_off', 'lapse_days'] as const
export type ApprovalLimitName = (typeof approvalLimitNames)[number]

export const ApprovalLimit = z.object({ name: z.enum(approvalLimitNames), value: z.number() })
export type ApprovalLimit = z.output<typeof ApprovalLimit>

/** `administrators`: how many there are who can sign in. Alone, nobody gets anything approved. */
export const listApprovalLimits = {
  method: 'GET',
  path: '/api/approvals/limits',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ limits: z.array(ApprovalLimit), administrators: z.number() })),
  errors: [],
} as const satisfies Call

/** Asks for another limit: whole rupees up to 100 crore, or 1 to 30 days. Failures: 409 conflict where another value waits. */
export const changeApprovalLimit = {
  method: 'POST',
  path: '/api/approvals/limit',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    name: z.enum(approvalLimitNames, { error: 'option_invalid' }),
    value: z
      .number({ error: 'limit_invalid' })
      .check(
        z.multipleOf(1, 'limit_invalid'),
        z.gte(0, 'limit_invalid'),
        z.lte(1_000_000_000, 'limit_invalid'),
      ),
    reason: ApprovalReason,
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['conflict'],
} as const satisfies Call
