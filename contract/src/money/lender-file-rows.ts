import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant, plainText, Rupees, rowId } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { ApplicationNumber } from '../loans/application-number.ts'
import { LenderStatus, RejectReason } from '../loans/applications.ts'
import { FileMonth, FileOutcome, LenderFile } from './lender-files.ts'

const params = z.object({ uploadId: Id })

/** A lender application that a line is about, or may be. */
export const FileTarget = z.object({
  lender_application_id: z.number(),
  application_number: ApplicationNumber,
  lender_id: z.number(),
  lender_name: z.nullable(z.string()),
  app_id: Id,
  user_id: Id,
  /** Masked. */
  contact: z.nullable(z.string()),
  status: LenderStatus,
  applied_at: Instant,
})
export type FileTarget = z.output<typeof FileTarget>

const valueOf = <S extends z.ZodMiniType>(value: S) =>
  z.object({ from: z.nullable(value), to: z.nullable(value) })

/**
 * A line with its one outcome and every field old → new, as it will be applied or was; `to` is null for a field that stays. `key` names
 * the row in `settleFileRows`; `line` is null for one of outcome missing.
 */
export const FileRow = z.object({
  key: z.number(),
  line: z.nullable(z.number()),
  outcome: FileOutcome,
  /** Why, in words; null where the outcome says it all. */
  reason: z.nullable(z.string()),
  target: z.nullable(FileTarget),
  /** Applications that an ambiguous row may mean. */
  candidates: z.array(FileTarget),
  /** The word of the file for the status. */
  word: z.nullable(z.string()),
  status: valueOf(LenderStatus),
  status_date: z.nullable(z.string()),
  sanctioned_amount: valueOf(Rupees),
  disbursed_amount: valueOf(Rupees),
  disbursal_date: valueOf(z.string()),
  reject_reason: valueOf(RejectReason),
  /** Of a row that was left because its application had moved (outcome kept or changed_since): the newest step of it, and whose word that was. */
  last_change: z.nullable(
    z.object({
      status: LenderStatus,
      at: Instant,
      by: z.enum(['customer', 'system', 'lender', 'file']),
      /** Of `file`: what the person who uploaded it called it. */
      file_name: z.nullable(z.string()),
    }),
  ),
  /** Of a commission file: what the lender states. */
  stated: z.nullable(
    z.object({
      amount: Rupees,
      month: z.nullable(FileMonth),
      invoice_no: z.nullable(z.string()),
      utr: z.nullable(z.string()),
      tds_amount: z.nullable(Rupees),
      gst_amount: z.nullable(Rupees),
    }),
  ),
})
export type FileRow = z.output<typeof FileRow>

/** The rows of an outcome by line. `search` is a line, an application number or a reference. */
export const listFileRows = {
  method: 'GET',
  path: '/api/lender-files/:uploadId/rows',
  audience: [1, 2],
  limit: 'read',
  shows: 'people',
  params,
  query: z.object({ outcome: FileOutcome, search: z.optional(plainText(64)), ...pageFields }),
  answer: pageOf(FileRow),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Settles rows of a plan: leaves them out, takes what was left out in again, or names the application that an ambiguous or an extra
 * row means. The plan is made again.
 */
export const settleFileRows = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/settle',
  audience: [1, 2],
  limit: 'write',
  params,
  body: z.strictObject({
    keys: z
      .array(rowId(), { error: 'invalid_value' })
      .check(z.minLength(1, 'invalid_value'), z.maxLength(500, 'invalid_value')),
    choice: z.enum(['leave_out', 'take_in'], { error: 'invalid_value' }),
    /** With `take_in` and one key: the application that it means. */
    application_number: z.optional(ApplicationNumber),
  }),
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
