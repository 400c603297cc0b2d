import * as z from 'zod/mini'
import { ApplicationNumber } from '../loans/application-number.ts'
import { LenderKind } from '../market/lender-kinds.ts'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Id, Instant, plainText, rowIdInPath, Rupees } from '../platform/formats.ts'
import { countedPageOf, countFields, pageFields, pageOf } from '../platform/paging.ts'
import { Reason } from '../platform/reason.ts'
import { BookMonth } from './commission-lines.ts'
import {
  lenderMonthStates,
  receiptPays,
  settledOutcomes,
  settleOutcomes,
  varianceKinds,
} from './reconciliation-words.ts'

/**
 * Reconciliation of a lender's month: what we expect, what the lender stated, what it paid. All sums are rupees without GST and TDS.
 * A month is that of the disbursals; what came for a closed one shows in the first open month after it.
 *
 * A `conflict` of these calls has `present: { words }` where a person can do something about it: one sentence that the page shows.
 */

export const LenderMonthState = z.enum(lenderMonthStates, { error: 'invalid_value' })
export const VarianceKind = z.enum(varianceKinds, { error: 'invalid_value' })

const params = z.object({ lenderId: rowIdInPath(), month: BookMonth })

/** `part-{loan}-{part}`: a part of a loan; `stated-{id}`: what was stated for no loan, or twice. */
export const MonthLineId = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^(?:part-[1-9][0-9]{0,14}-[1-9][0-9]{0,4}|stated-[1-9][0-9]{0,14})$/, 'invalid_value'))

/** The sums of a lender's month. */
export const LenderMonth = z.object({
  lender_id: z.number(),
  lender_name: z.nullable(z.string()),
  lender_kind: z.nullable(LenderKind),
  month: BookMonth,
  state: LenderMonthState,
  /** Parts of loans that stand, without those taken back. */
  loans: z.number(),
  expected: Rupees,
  stated: Rupees,
  received: Rupees,
  /** Of the partners whose leads the loans are; null for role 2. */
  partners_part: z.nullable(Rupees),
  /** Stated less expected. */
  difference: Rupees,
  /** Lines that are to be settled before it can be closed. */
  open: z.number(),
})
export type LenderMonth = z.output<typeof LenderMonth>

/** Months of lenders with anything in their books, the latest first, then by lender. */
export const listLenderMonths = {
  method: 'GET',
  path: '/api/lender-months',
  audience: [1, 2],
  limit: 'read',
  query: z.object({
    ...pageFields,
    lender_id: z.optional(rowIdInPath()),
    month: z.optional(BookMonth),
    state: z.optional(LenderMonthState),
  }),
  answer: pageOf(LenderMonth),
  errors: [],
} as const satisfies Call

/** Money that a lender paid: base = bank + TDS − GST. */
export const Receipt = z.object({
  receipt_id: z.number(),
  day: Day,
  utr: z.string(),
  bank: Rupees,
  tds: Rupees,
  gst: Rupees,
  base: Rupees,
  pays: z.enum(receiptPays),
  invoices: z.array(z.string()),
  /** Lines that it pays, wholly or in part. */
  lines: z.number(),
  staff_name: z.string(),
  created_at: Instant,
  /** Null while it stands. */
  taken_back: z.nullable(z.object({ reason: z.string(), staff_name: z.string(), at: Instant })),
})
export type Receipt = z.output<typeof Receipt>

/** Open lines that are alike, explained in one sentence; `more` says what lies behind it, null where nothing does. */
export const VarianceGroup = z.object({
  kind: VarianceKind,
  sentence: z.string(),
  more: z.nullable(z.string()),
  /** The first 500 of `count`. */
  line_ids: z.array(MonthLineId),
  count: z.number(),
  expected: Rupees,
  stated: Rupees,
  difference: Rupees,
})
export type VarianceGroup = z.output<typeof VarianceGroup>

export const LenderMonthDetail = z.extend(LenderMonth, {
  priced_at: z.nullable(Instant),
  closed_at: z.nullable(Instant),
  closed_by: z.nullable(z.string()),
  /** The rule that prices the month, in words ("rule 2 at 2.25 %"); null where none takes it. */
  rule: z.nullable(z.string()),
  /** Up to so much a line may differ and still matches. */
  tolerance: Rupees,
  /** All lines, and by kind; `open` counts those to be settled. A kind without lines is left out. */
  lines: z.number(),
  settled: z.number(),
  kinds: z.array(z.object({ kind: VarianceKind, count: z.number(), open: z.number(), difference: Rupees })),
  groups: z.array(VarianceGroup),
  /** The files that state lines of the month, the newest first, and their invoices. */
  files: z.array(
    z.object({
      upload_id: Id,
      file_name: z.string(),
      created_at: Instant,
      lines: z.number(),
      stated: Rupees,
    }),
  ),
  invoices: z.array(z.object({ invoice_no: z.string(), stated: Rupees, received: Rupees })),
  /** The newest first, those taken back too. */
  receipts: z.array(Receipt),
  /** Why it cannot be closed, one sentence each; empty where it can. Of a closed month empty, too. */
  not_closable: z.array(z.string()),
  /** Of a closed month: why it cannot be opened again; null where it can, and of an open one. */
  not_reopenable: z.nullable(z.string()),
  /** From this sum of one act on, writing off waits for a second person. */
  second_person_from: Rupees,
})
export type LenderMonthDetail = z.output<typeof LenderMonthDetail>

/** Failures: 404 for a month without anything in its books. */
export const getLenderMonth = {
  method: 'GET',
  path: '/api/lender-months/:lenderId/:month',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(LenderMonthDetail),
  errors: ['not_found'],
} as const satisfies Call

/** One line of a file of the lender that states (a part of) this line. */
export const StatedLine = z.object({
  stated_line_id: z.number(),
  upload_id: Id,
  /** The line of the file. */
  line: z.number(),
  payout_month: BookMonth,
  /** What of it goes to this line; negative: a clawback. */
  amount: Rupees,
  tds: z.nullable(Rupees),
  gst: z.nullable(Rupees),
  invoice_no: z.nullable(z.string()),
  utr: z.nullable(z.string()),
})
export type StatedLine = z.output<typeof StatedLine>

/** A receipt that pays of a line, and how much. */
export const LineReceipt = z.object({ receipt_id: z.number(), day: Day, utr: z.string(), amount: Rupees })
export type LineReceipt = z.output<typeof LineReceipt>

/**
 * What followed from a part of the loan that was replaced (its clawback was undone, a smaller sum was named) to the part in its place.
 * Above 0 it came from the part `tranche`, below 0 it went there.
 */
export const LineMove = z.object({ tranche: z.number(), stated: Rupees, received: Rupees })
export type LineMove = z.output<typeof LineMove>

/** How a line was settled last, while that stands. */
export const LineSettlement = z.object({
  outcome: z.enum(settledOutcomes),
  reason: z.string(),
  staff_name: z.string(),
  at: Instant,
  /** 1 while the month is open: then `take_back` undoes it. */
  can_take_back: Flag,
})
export type LineSettlement = z.output<typeof LineSettlement>

/** A line of a month: a part of a loan, or what the lender stated for none. */
export const MonthLine = z.object({
  line_id: MonthLineId,
  kind: VarianceKind,
  /** What it is, in words ("They paid 2 %, our rule 2 says 2.25 %"). */
  words: z.string(),
  /** 1: to be settled. */
  is_open: Flag,
  /** Null where the lender stated it for no loan of ours. */
  lender_application_id: z.nullable(z.number()),
  tranche: z.nullable(z.number()),
  application_number: z.nullable(z.string()),
  /** The day of the disbursal. */
  day: z.nullable(Day),
  disbursed_amount: z.nullable(Rupees),
  expected: Rupees,
  stated: Rupees,
  received: Rupees,
  /** The partner's. */
  part: Rupees,
  /** Stated less expected. */
  difference: Rupees,
  /** 1: disbursed in an earlier month, whose books were closed when it came. */
  is_late: Flag,
  /** Percent of what was disbursed that each side's sum is, two decimals; null where nothing was disbursed or stated. */
  our_percent: z.nullable(z.number()),
  their_percent: z.nullable(z.number()),
  settlement: z.nullable(LineSettlement),
  /** 1: writing it off waits for a second person. */
  waits_for_second: Flag,
  stated_lines: z.array(StatedLine),
  /** What makes the received sum, the earliest first. */
  receipts: z.array(LineReceipt),
  moves: z.array(LineMove),
  /** The rule and its version that the expected sum was booked by last ("rule 2, version 3"); null where no rule gave one. */
  priced_by: z.nullable(z.string()),
})
export type MonthLine = z.output<typeof MonthLine>

/**
 * The lines of a month by day of disbursal, then loan; those without a loan last. `is_open`: 1 to be settled, 0 the others. `search` is an application
 * number, an invoice number or a UTR.
 */
export const listMonthLines = {
  method: 'GET',
  path: '/api/lender-months/:lenderId/:month/lines',
  audience: [1],
  limit: 'read',
  params,
  query: z.object({
    ...pageFields,
    ...countFields,
    kind: z.optional(VarianceKind),
    is_open: z.optional(z.enum(['0', '1'], { error: 'invalid_value' })),
    search: z.optional(plainText(64)),
  }),
  answer: countedPageOf(MonthLine),
  errors: ['not_found'],
} as const satisfies Call

/** The figures of the line as the page showed it: a line that has changed since is not settled. */
const seen = { expected: Rupees, stated: Rupees }

/**
 * Settles lines, all of them or none. `write_off` of less than is stated, and anything but `give_loan` and `dispute` for a line without a
 * loan, is 400 invalid_request. From `second_person_from` on, what is written off in one act waits for a second person: `waiting`
 * counts those lines; the others are settled at once. The same act again settles nothing more.
 * Failures: 404 for a line that the month does not have; 409 plan_stale where a line has changed since it was shown; 409 conflict with
 * `present.words`: the month is closed, a loan has no disbursal, another write-off of these lines waits for a second person.
 */
export const settleLines = {
  method: 'POST',
  path: '/api/lender-months/:lenderId/:month/settle',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          line_id: MonthLineId,
          outcome: z.enum(settleOutcomes, { error: 'invalid_value' }),
          ...seen,
          /** With `give_loan`: whose line it is. */
          application_number: z.optional(ApplicationNumber),
        }),
        { error: 'invalid_value' },
      )
      .check(z.minLength(1, 'invalid_value'), z.maxLength(500, 'invalid_value')),
    reason: Reason,
  }),
  answer: dataOf(z.object({ settled: z.number(), waiting: z.number(), month: LenderMonth })),
  errors: ['not_found', 'conflict', 'plan_stale'],
} as const satisfies Call

/** A sum in rupees with at most two decimals, 0 and up. */
const Sum = z.number({ error: 'amount_invalid' }).check(
  z.gte(0, 'amount_invalid'),
  z.lte(10_000_000_000, 'amount_invalid'),
  z.refine((rupees) => Number(rupees.toFixed(2)) === rupees, 'amount_invalid'),
)

/** A UTR as banks write it: letters and digits. */
export const Utr = plainText(30).check(z.trim(), z.regex(/^[A-Za-z0-9/-]{6,30}$/, 'invalid_value'))
export const InvoiceNumber = plainText(60).check(z.trim(), z.minLength(1, 'field_required'))

/** With `pays` lines: `line_ids`; with invoices: `invoices`, which may be of any month of the lender. */
export const NewReceipt = z.strictObject({
  day: Day,
  utr: Utr,
  bank: Sum,
  tds: Sum,
  gst: Sum,
  pays: z.enum(receiptPays, { error: 'invalid_value' }),
  line_ids: z.optional(
    z.array(MonthLineId).check(z.minLength(1, 'invalid_value'), z.maxLength(500, 'invalid_value')),
  ),
  invoices: z.optional(
    z.array(InvoiceNumber).check(z.minLength(1, 'invalid_value'), z.maxLength(100, 'invalid_value')),
  ),
})
export type NewReceipt = z.output<typeof NewReceipt>

/**
 * Books receipts, all of them or none, in their order (one that is typed, or rows that were pasted). What is stated and not yet paid is
 * paid the oldest first; what the lender took back reduces it. A UTR that is known with the same sums is answered again and changes
 * nothing. Failures: 409 conflict with `present: { words, utr }`: the UTR is known with other sums, or more was paid than is
 * stated and open, with the difference in words.
 */
export const addReceipt = {
  method: 'POST',
  path: '/api/lender-months/:lenderId/:month/receipts',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({
    receipts: z
      .array(NewReceipt, { error: 'invalid_value' })
      .check(z.minLength(1, 'invalid_value'), z.maxLength(200, 'invalid_value')),
  }),
  answer: dataOf(z.object({ receipts: z.array(Receipt), month: LenderMonth })),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Takes a receipt back whole; again, it changes nothing. Its UTR is free then. Failures: 404. */
export const takeBackReceipt = {
  method: 'POST',
  path: '/api/receipts/:receiptId/take-back',
  audience: [1],
  limit: 'write',
  params: z.object({ receiptId: rowIdInPath() }),
  body: z.strictObject({ reason: Reason }),
  answer: dataOf(Receipt),
  errors: ['not_found'],
} as const satisfies Call

/** Closes the month; a closed one stays so. Failures: 404; 409 conflict with `present.words`, as `not_closable`. */
export const closeLenderMonth = {
  method: 'POST',
  path: '/api/lender-months/:lenderId/:month/close',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ reason: Reason }),
  answer: dataOf(LenderMonth),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Opens a closed month again; an open one stays so. Failures: 404; 409 conflict with `present.words`, as `not_reopenable`. */
export const reopenLenderMonth = {
  method: 'POST',
  path: '/api/lender-months/:lenderId/:month/reopen',
  audience: [1],
  limit: 'write',
  stepUp: true,
  params,
  body: z.strictObject({ reason: Reason }),
  answer: dataOf(LenderMonth),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** In rupees, the most that a line may differ and still match: what rounding does. A larger difference is settled by people, one by one. */
export const MOST_TOLERANCE = 10

/**
 * Sets up to how much a line of a lender may differ and still match, in all its months that are open: 0 for not at all. The same again
 * changes nothing. Failures: 404 for a lender that is not there.
 */
export const changeTolerance = {
  method: 'POST',
  path: '/api/lender-tolerance/:lenderId',
  audience: [1],
  limit: 'write',
  params: z.object({ lenderId: rowIdInPath() }),
  body: z.strictObject({
    tolerance: Sum.check(z.lte(MOST_TOLERANCE, 'amount_invalid')),
    reason: Reason,
  }),
  answer: dataOf(z.object({ tolerance: Rupees })),
  errors: ['not_found'],
} as const satisfies Call
