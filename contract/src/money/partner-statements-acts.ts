import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Id, Instant, plainText, rowId, rowIdInPath, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { Reason } from '../platform/reason.ts'
import { BookMonth } from './commission-lines.ts'
import { PartnerStatementDetail } from './partner-statements.ts'

const params = z.object({ statementId: rowIdInPath() })

/**
 * A draft for every partner with a line up to the end of the month that no approved statement had. Repeated it adds those that came since.
 * An older draft of the partner is cancelled: its lines are in the new one. Failures: 409 of a month that is to come.
 */
export const draftStatements = {
  method: 'POST',
  path: '/api/partner-statements/draft',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ month: BookMonth }),
  answer: dataOf(z.object({ drafted: z.number(), total: z.number() })),
  errors: ['conflict'],
} as const satisfies Call

/**
 * Freezes the lines, makes the papers and notifies the partner, who may object for some days. Shown already, it answers the same. Failures: 409
 * of one that is cancelled; 422 statement_not_payable, where its sum is carried forward.
 */
export const showStatement = {
  method: 'POST',
  path: '/api/partner-statements/:statementId/show',
  audience: [1],
  limit: 'write',
  params,
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found', 'conflict', 'statement_not_payable'],
} as const satisfies Call

/**
 * Makes it owed: posts the lines, TDS and, with an invoice, GST. `commission` is the sum that the page showed; another one is 409 conflict. From
 * the limit `statement` on it waits for a second person: `waits` 1. Approved already, it answers the same. Disputed lines
 * are not in it. Before the last day to object it needs a reason (422 objection_time_runs without one).
 */
export const approveStatement = {
  method: 'POST',
  path: '/api/partner-statements/:statementId/approve',
  audience: [1],
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({ commission: Rupees, reason: z.optional(Reason) }),
  answer: dataOf(z.object({ waits: Flag, statement: PartnerStatementDetail })),
  errors: ['not_found', 'conflict', 'statement_not_payable', 'objection_time_runs'],
} as const satisfies Call

/** Only a draft or one that is shown; its lines are free for the next one. Cancelled already, it answers the same. */
export const cancelStatement = {
  method: 'POST',
  path: '/api/partner-statements/:statementId/cancel',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ reason: Reason }),
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Records the partner's own tax invoice, by which GST is owed; after the approval it is a payout of its own. The same invoice again answers the same.
 * Failures: 422 gstin_missing; 409 of a draft, a cancelled one, another invoice.
 */
export const recordStatementInvoice = {
  method: 'POST',
  path: '/api/partner-statements/:statementId/invoice',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({
    number: plainText(16).check(z.trim(), z.minLength(1, 'field_required')),
    day: Day,
  }),
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found', 'conflict', 'gstin_missing'],
} as const satisfies Call

/** Payouts that were put into one bank file. */
export const PayoutRun = z.object({
  run_id: z.number(),
  payouts: z.number(),
  amount: Rupees,
  paid: z.number(),
  failed: z.number(),
  made_by: z.string(),
  made_at: Instant,
  /** Of the bank file, in hexadecimal. */
  sha256: z.string(),
})
export type PayoutRun = z.output<typeof PayoutRun>

/** A payout that waits, or failed, with whose it is. `blocked`: no run takes it, as no bank account is on file, or the one on file has changed since it was checked. */
export const WaitingPayout = z.object({
  payout_id: z.number(),
  statement_id: z.number(),
  number: z.string(),
  partner_id: z.number(),
  partner_name: z.string(),
  part: z.enum(['commission', 'gst']),
  amount: Rupees,
  failed_reason: z.nullable(z.string()),
  blocked: z.nullable(z.enum(['no_account', 'account_not_checked'])),
})
export type WaitingPayout = z.output<typeof WaitingPayout>

/** What a payout run would take now. */
export const listWaitingPayouts = {
  method: 'GET',
  path: '/api/partner-payouts/waiting',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.object({ payouts: z.array(WaitingPayout), count: z.number(), amount: Rupees })),
  errors: [],
} as const satisfies Call

/**
 * Puts every payout that waits or failed into a bank file. The same `request_id` again answers the same run. Failures: 409 conflict where
 * nothing waits.
 */
export const makePayoutRun = {
  method: 'POST',
  path: '/api/partner-payouts/runs/make',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ request_id: Id }),
  answer: dataOf(PayoutRun),
  errors: ['conflict'],
} as const satisfies Call

/** The newest first. */
export const listPayoutRuns = {
  method: 'GET',
  path: '/api/partner-payouts/runs',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(PayoutRun),
  errors: [],
} as const satisfies Call

/** The file for the bank (NEFT), with accounts in clear; the same bytes every time. That it leaves is on the audit log first. */
export const downloadBankFile = {
  method: 'GET',
  path: '/api/partner-payouts/runs/:runId/file',
  audience: [1],
  limit: 'read',
  stepUp: true,
  params: z.object({ runId: rowIdInPath() }),
  file: { type: 'text/csv', name: 'neft.csv', isStreamed: true },
  answer: z.string(),
  errors: ['not_found'],
} as const satisfies Call

const payoutParams = z.object({ payoutId: rowIdInPath() })

/**
 * The bank has paid: posts the payout and notifies the partner. `run_id` is that of the bank file which the page showed, null for none: 409 where
 * it is in another one by now. With the same UTR and day again it answers the same.
 */
export const recordPayoutPaid = {
  method: 'POST',
  path: '/api/partner-payouts/:payoutId/paid',
  audience: [1],
  limit: 'write',
  params: payoutParams,
  body: z.strictObject({
    run_id: z.nullable(rowId()),
    utr: z
      .string({ error: 'utr_invalid' })
      .check(z.maxLength(22, 'utr_invalid'), z.regex(/^[A-Z0-9]{10,22}$/, 'utr_invalid')),
    day: Day,
  }),
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * The bank sent back what it had of the bank file `run_id`. The same file, day and reason again answers the same, also once it is in a later file;
 * 409 of one that was paid, or is not in that file.
 */
export const recordPayoutFailed = {
  method: 'POST',
  path: '/api/partner-payouts/:payoutId/failed',
  audience: [1],
  limit: 'write',
  params: payoutParams,
  body: z.strictObject({ run_id: rowId(), reason: Reason, day: Day }),
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Where TDS is withheld: when a statement is approved, or when a share is earned. */
export const tdsMoments = ['statement', 'accrual'] as const

/** Terms of payout from a day on; `partner_id` null: of every partner without terms of its own. Rows are added and never changed. */
export const PayoutTerms = z.object({
  payout_terms_id: z.number(),
  partner_id: z.nullable(z.number()),
  partner_name: z.nullable(z.string()),
  /** Days from the lender's money to the day on which a line may enter a statement. */
  hold_days: z.number(),
  minimum: Rupees,
  /** Days to object. */
  objection_days: z.number(),
  tds_at: z.enum(tdsMoments),
  valid_from: Day,
  set_by: z.string(),
  set_at: Instant,
  reason: z.nullable(z.string()),
})
export type PayoutTerms = z.output<typeof PayoutTerms>

/** Of everybody first, then by partner; the latest day first. */
export const listPayoutTerms = {
  method: 'GET',
  path: '/api/payout-terms',
  audience: [1],
  limit: 'read',
  query: z.object({ partner_id: z.optional(rowIdInPath()) }),
  answer: dataOf(z.array(PayoutTerms)),
  errors: [],
} as const satisfies Call

const days = (most: number) =>
  z
    .number({ error: 'invalid_value' })
    .check(z.multipleOf(1, 'invalid_value'), z.gte(0, 'invalid_value'), z.lte(most, 'invalid_value'))

/** From today or a later day. Equal to what is in force on that day, nothing is added and the answer is the same. Failures: 404 of the partner. */
export const addPayoutTerms = {
  method: 'POST',
  path: '/api/payout-terms',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    partner_id: z.nullable(rowId()),
    hold_days: days(180),
    /** Whole rupees. */
    minimum: days(1_000_000),
    objection_days: days(60),
    tds_at: z.enum(tdsMoments, { error: 'option_invalid' }),
    valid_from: Day,
    reason: Reason,
  }),
  answer: dataOf(PayoutTerms),
  errors: ['not_found'],
} as const satisfies Call
