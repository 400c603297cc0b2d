import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant, Rupees, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { BookMonth } from './commission-lines.ts'

/**
 * DRAFT: lines flow in and out, computed anew whenever it is read. SHOWN: frozen, the partner may object until a day. APPROVED: owed to the
 * partner and in the ledger. FAILED: the bank sent the money back; it is paid again. CANCELLED: only before it is approved.
 */
export const statementStates = ['DRAFT', 'SHOWN', 'APPROVED', 'PAID', 'FAILED', 'CANCELLED'] as const
export const StatementState = z.enum(statementStates, { error: 'invalid_value' })
export type StatementState = z.output<typeof StatementState>

/**
 * Why a line is in no statement yet: the lender has not paid it in full, the lender states another sum than we expect, it is held until a
 * day, the partner disputes it, or the whole sum is below the minimum or below 0 and carried forward.
 */
export const leftOutReasons = [
  'lender_not_paid',
  'lender_differs',
  'held',
  'disputed',
  'below_minimum',
  'negative_sum',
] as const
export const LeftOutReason = z.enum(leftOutReasons, { error: 'invalid_value' })
export type LeftOutReason = z.output<typeof LeftOutReason>

/** `share`: the partner's share of a disbursal. `change`: what was booked for it since. `clawback`: the disbursal was taken back. */
export const statementLineKinds = ['share', 'change', 'clawback'] as const

/** `commission`: the lines less TDS, with GST where the invoice was recorded before. `gst`: the GST of an invoice recorded later. */
export const payoutParts = ['commission', 'gst'] as const
export const payoutStates = ['WAITING', 'SENT', 'PAID', 'FAILED'] as const

/** What is paid for a statement. WAITING: in no bank file yet. SENT: in a bank file. FAILED: goes into the next bank file again. */
export const Payout = z.object({
  payout_id: z.number(),
  part: z.enum(payoutParts),
  state: z.enum(payoutStates),
  amount: Rupees,
  run_id: z.nullable(z.number()),
  utr: z.nullable(z.string()),
  paid_day: z.nullable(Day),
  /** The bank's reason, of the last try that failed. */
  failed_reason: z.nullable(z.string()),
  failed_day: z.nullable(Day),
})
export type Payout = z.output<typeof Payout>

/** Rupees and paise. `to_bank` = commission − TDS + GST where the partner's invoice is recorded. Before the approval TDS is a forecast. */
export const StatementSums = z.object({
  lines: z.number(),
  /** Of the lines above 0, and how many they are. */
  shares: Rupees,
  share_lines: z.number(),
  /** Of the lines below 0, and how many they are. */
  taken_back: Rupees,
  taken_back_lines: z.number(),
  disbursed: Rupees,
  received: Rupees,
  commission: Rupees,
  tds: Rupees,
  /** GST of the commission for a partner with a GSTIN, whether or not the invoice is recorded; else 0. */
  gst: Rupees,
  to_bank: Rupees,
  left_out_lines: z.number(),
  left_out: Rupees,
})
export type StatementSums = z.output<typeof StatementSums>

/** One partner's month. */
export const PartnerStatement = z.object({
  statement_id: z.number(),
  /** S-2026-10-0117 */
  number: z.string(),
  partner_id: z.number(),
  partner_name: z.string(),
  month: BookMonth,
  state: StatementState,
  commission: Rupees,
  tds: Rupees,
  to_bank: Rupees,
  lines: z.number(),
  left_out_lines: z.number(),
  /** Why nothing of it is payable: its sum is below 0 or below the minimum and is carried forward; null where it is payable. */
  carried_forward: z.nullable(z.enum(['below_minimum', 'negative_sum'])),
  open_disputes: z.number(),
  /** 1 while the approval of a second person is waited for. */
  waits_for_second_person: Flag,
  drafted_at: Instant,
  shown_at: z.nullable(Instant),
  /** The last day on which the partner may object. */
  object_until: z.nullable(Day),
  approved_at: z.nullable(Instant),
  paid_day: z.nullable(Day),
  cancelled_at: z.nullable(Instant),
})
export type PartnerStatement = z.output<typeof PartnerStatement>

/** How TDS came about: percent of `base` at approval; year to date is of the PAN across partner accounts, without this statement. */
export const StatementTds = z.object({
  /** 2, or 20 without a PAN; 0 where the year's sum stays within the threshold. */
  percent: z.number(),
  base: Rupees,
  threshold: Rupees,
  year_to_date: Rupees,
  tds_to_date: Rupees,
  /** The year that it counts to, as 2026-27. */
  tax_year: z.string(),
  section: z.string(),
})
export type StatementTds = z.output<typeof StatementTds>

/** A paper made once: the bytes are stored and never rendered anew. */
export const StatementPaper = z.object({
  of: z.enum(['shown', 'approved']),
  format: z.enum(['pdf', 'csv']),
  /** Hexadecimal, of the bytes. */
  sha256: z.string(),
  bytes: z.number(),
  made_at: Instant,
})
export type StatementPaper = z.output<typeof StatementPaper>

/** Who did what; `who` is a user name of staff, or null where the clock did it. */
export const StatementStep = z.object({
  state: StatementState,
  at: Instant,
  who: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

export const PartnerStatementDetail = z.extend(PartnerStatement, {
  sums: StatementSums,
  tds_of: StatementTds,
  /** Masked; null where the partner has none. */
  pan_masked: z.nullable(z.string()),
  gstin_masked: z.nullable(z.string()),
  account_name: z.nullable(z.string()),
  account_number_masked: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  /** The partner's tax invoice; null until it is recorded. GST is paid only with one. */
  invoice: z.nullable(z.object({ number: z.string(), day: Day, gst: Rupees })),
  payouts: z.array(Payout),
  /** What was made last is first. */
  papers: z.array(StatementPaper),
  steps: z.array(StatementStep),
  /** When the partner opened it first. */
  opened_at: z.nullable(Instant),
  cancel_reason: z.nullable(z.string()),
})
export type PartnerStatementDetail = z.output<typeof PartnerStatementDetail>

/** A dispute as it is named on a line. */
export const LineDispute = z.object({
  dispute_id: z.number(),
  state: z.enum(['OPEN', 'ANSWERED', 'ACCEPTED', 'REFUSED']),
})

/** A line of a statement: a part of a loan, `lender_application_id` and `tranche` are its key. Rupees and paise. */
export const StatementLine = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_id: z.number(),
  lender_name: z.string(),
  kind: z.enum(statementLineKinds),
  /** Of the disbursal. */
  day: Day,
  taken_back_day: z.nullable(Day),
  /** Below 0 where the disbursal was taken back. */
  disbursed: Rupees,
  /** The commission that this line is of: what we received. */
  received: Rupees,
  /** In words: "60 %", "₹900 a loan", "60 % + ₹900 a loan". */
  terms: z.string(),
  terms_day: z.nullable(Day),
  /** Booked share now, what approved statements had of it, and the difference, which is this line. */
  booked: Rupees,
  had_before: Rupees,
  amount: Rupees,
  /** The invited partner that brought the loan, where the line is a share of who invited it; null of the partner's own. */
  brought_by: z.nullable(z.string()),
  dispute: z.nullable(LineDispute),
})
export type StatementLine = z.output<typeof StatementLine>

/** A line that is in no statement, and why. `reason_words`: "held until 03/12/2026". */
export const LeftOutLine = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_id: z.number(),
  lender_name: z.string(),
  day: Day,
  disbursed: Rupees,
  amount: Rupees,
  reason: LeftOutReason,
  /** Of `held`: until when. Of `disputed`: since when. */
  until: z.nullable(Day),
  reason_words: z.string(),
  brought_by: z.nullable(z.string()),
  dispute: z.nullable(LineDispute),
})
export type LeftOutLine = z.output<typeof LeftOutLine>

/** An entry of the ledger about a line, the newest first. `amount` is what it adds to the partner's share. */
export const StatementLineEntry = z.object({
  tx_id: z.number(),
  kind: z.string(),
  source: z.string(),
  cause: z.string(),
  effective_day: Day,
  booked_month: BookMonth,
  figure: z.nullable(z.enum(['percent_share', 'flat_share', 'referral_share'])),
  amount: Rupees,
  rule_id: z.nullable(z.number()),
  rule_version: z.nullable(z.number()),
  terms_id: z.nullable(z.number()),
  referral_terms_id: z.nullable(z.number()),
})
export type StatementLineEntry = z.output<typeof StatementLineEntry>

const params = z.object({ statementId: rowIdInPath() })

/** The newest month first, then by partner. */
export const listPartnerStatements = {
  method: 'GET',
  path: '/api/partner-statements',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    month: z.optional(BookMonth),
    partner_id: z.optional(rowIdInPath()),
    state: z.optional(StatementState),
  }),
  answer: pageOf(PartnerStatement),
  errors: [],
} as const satisfies Call

/** Sums by state, of a month or of all: what role 2 sees of statements. */
export const getStatementSums = {
  method: 'GET',
  path: '/api/partner-statements/sums',
  audience: [1, 2],
  limit: 'read',
  query: z.object({ month: z.optional(BookMonth) }),
  answer: dataOf(
    z.array(
      z.object({
        state: StatementState,
        count: z.number(),
        commission: Rupees,
        tds: Rupees,
        to_bank: Rupees,
      }),
    ),
  ),
  errors: [],
} as const satisfies Call

export const getPartnerStatement = {
  method: 'GET',
  path: '/api/partner-statements/:statementId',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found'],
} as const satisfies Call

/** Those above 0 first, by day; then those below 0. */
export const listStatementLines = {
  method: 'GET',
  path: '/api/partner-statements/:statementId/lines',
  audience: [1],
  limit: 'read',
  params,
  query: z.object(pageFields),
  answer: pageOf(StatementLine),
  errors: ['not_found'],
} as const satisfies Call

/** By reason, then day. */
export const listStatementLeftOut = {
  method: 'GET',
  path: '/api/partner-statements/:statementId/left-out',
  audience: [1],
  limit: 'read',
  params,
  query: z.object(pageFields),
  answer: pageOf(LeftOutLine),
  errors: ['not_found'],
} as const satisfies Call

/** What stands behind a line: the ledger entries of the partner's share of it. */
export const listStatementLineEntries = {
  method: 'GET',
  path: '/api/partner-statements/:statementId/lines/:lenderApplicationId/:tranche',
  audience: [1],
  limit: 'read',
  params: z.extend(params, { lenderApplicationId: rowIdInPath(), tranche: rowIdInPath() }),
  answer: dataOf(
    z.object({
      expected: Rupees,
      stated: Rupees,
      received: Rupees,
      percent_share: Rupees,
      flat_share: Rupees,
      /** Of whoever invited the partner that brought the loan. */
      referral_share: Rupees,
      entries: z.array(StatementLineEntry),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call

/** What was made last, of a statement that was shown. That it leaves is on the audit log first. */
export const downloadStatementPdf = {
  method: 'GET',
  path: '/api/partner-statements/:statementId/pdf',
  audience: [1],
  limit: 'read',
  params,
  file: { type: 'application/pdf', name: 'statement.pdf', isStreamed: true },
  answer: z.string(),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

export const downloadStatementCsv = {
  method: 'GET',
  path: '/api/partner-statements/:statementId/csv',
  audience: [1],
  limit: 'read',
  params,
  file: { type: 'text/csv', name: 'statement.csv', isStreamed: true },
  answer: z.string(),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
