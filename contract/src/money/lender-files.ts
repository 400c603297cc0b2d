import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id, Instant, plainText, Rupees, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { Reason } from '../platform/reason.ts'
import { LenderStatus } from '../loans/applications.ts'
import {
  amountUnits,
  dateOrders,
  fileFields,
  fileKinds,
  fileOutcomes,
  fileScopes,
  fileStates,
} from './lender-file-words.ts'

export const FileKind = z.enum(fileKinds, { error: 'invalid_value' })
export const FileState = z.enum(fileStates, { error: 'invalid_value' })
export const FileOutcome = z.enum(fileOutcomes, { error: 'invalid_value' })
const FileScope = z.enum(fileScopes, { error: 'invalid_value' })
const FileField = z.enum(fileFields, { error: 'invalid_value' })

/** A calendar month in India, as 2026-10. */
export const FileMonth = z
  .string({ error: 'invalid_value' })
  .check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/, 'invalid_value'))

/** The largest file taken: a .csv. Of a workbook 50 MiB (.xlsx) or 10 MiB (.xls), refused when it is read. */
export const MAX_FILE_BYTES = 300 * 1024 * 1024

const params = z.object({ uploadId: Id })

/** An earlier file of the same bytes. */
export const SameFile = z.object({
  upload_id: Id,
  state: FileState,
  created_at: Instant,
  staff_name: z.string(),
})

/** One file. `rows_done` of `rows_total` counts what is being read, applied or undone; before the end of the reading the total is null. */
export const LenderFile = z.object({
  upload_id: Id,
  kind: FileKind,
  /** Null for a status file: the lender of each row comes from its reference. */
  lender_id: z.nullable(z.number()),
  lender_name: z.nullable(z.string()),
  month: z.nullable(FileMonth),
  scope: FileScope,
  file_name: z.string(),
  bytes: z.number(),
  state: FileState,
  rows_total: z.nullable(z.number()),
  rows_done: z.number(),
  /** Rows that changed something. */
  rows_updated: z.number(),
  /** Rows of outcome error; of a status file that was applied at once also extra and ambiguous ones. */
  rows_failed: z.number(),
  staff_name: z.string(),
  created_at: Instant,
  planned_at: z.nullable(Instant),
  /** When it came to an end, applied or not. */
  processed_at: z.nullable(Instant),
  undone_at: z.nullable(Instant),
  /** Why the whole file failed, or was not applied or undone to its end, in words; null where it was. */
  error: z.nullable(z.string()),
  same_as: z.nullable(SameFile),
})
export type LenderFile = z.output<typeof LenderFile>

/** A column of the file. `shape` shows up to three of its values with every digit as 9 and every letter as A. */
export const FileColumn = z.object({
  column: z.number(),
  title: z.string(),
  field: z.nullable(FileField),
  /** 1: the last file of this lender had no column of this title. */
  is_new: Flag,
  shapes: z.array(z.string()),
})
export type FileColumn = z.output<typeof FileColumn>

/** A status word of the file that nobody has given a meaning yet. */
export const UnknownWord = z.object({ word: z.string(), count: z.number(), lines: z.array(z.number()) })
export type UnknownWord = z.output<typeof UnknownWord>

/** What was found in the file and what is still to be answered. */
export const FileReading = z.object({
  sheet: z.nullable(z.string()),
  other_sheets: z.array(z.string()),
  notices: z.array(z.string()),
  header_line: z.nullable(z.number()),
  columns: z.array(FileColumn),
  /** Titles that the mapping of before knows and this file lacks. */
  gone: z.array(z.object({ title: z.string(), field: FileField })),
  /** Fields without which the file cannot be planned and that no column holds. */
  needed: z.array(FileField),
  date_order: z.nullable(z.enum(dateOrders)),
  /** 1: the columns of dates do not show their order: it has to be answered. */
  asks_date_order: Flag,
  amount_unit: z.enum(amountUnits),
  words: z.array(UnknownWord),
  /** The version of the mapping used, and since when it stands. */
  mapping: z.nullable(z.object({ version: z.number(), created_at: Instant, staff_name: z.string() })),
})
export type FileReading = z.output<typeof FileReading>

/** The file with its questions, the outcomes counted and, by status, what will change or was changed. Sums are of money paid. */
export const LenderFileDetail = z.extend(LenderFile, {
  /** Of the plan as it stands: to be sent with `applyLenderFile`. Null before there is one. */
  plan_hash: z.nullable(z.string()),
  /** 1: nothing more may be asked for while the cancel is on its way. */
  is_cancelling: Flag,
  reading: z.nullable(FileReading),
  outcomes: z.array(z.object({ outcome: FileOutcome, count: z.number() })),
  changes: z.array(z.object({ status: LenderStatus, count: z.number(), amount: Rupees })),
})
export type LenderFileDetail = z.output<typeof LenderFileDetail>

/**
 * Takes a file in and plans it: nothing is changed before `applyLenderFile`. Fields of the form beside it: a lender and a month
 * for MIS and commission, neither for a status file. The same bytes as before are taken again, with a warning: `same_as`.
 */
export const uploadLenderFile = {
  method: 'POST',
  path: '/api/lender-files',
  audience: [1, 2],
  limit: 'write',
  upload: { fields: ['file'], max_bytes: MAX_FILE_BYTES, isSpooled: true },
  body: z.strictObject({
    kind: FileKind,
    lender_id: z.optional(rowIdInPath()),
    month: z.optional(FileMonth),
    scope: z.optional(FileScope),
  }),
  answer: dataOf(LenderFile),
  errors: ['file_type_refused', 'not_permitted', 'not_found'],
} as const satisfies Call

/** The newest first. `search` looks into the name of the file. Polled, which keeps no session alive. */
export const listLenderFiles = {
  method: 'GET',
  path: '/api/lender-files',
  audience: [1, 2],
  limit: 'read',
  background: true,
  query: z.object({
    kind: FileKind,
    lender_id: z.optional(rowIdInPath()),
    state: z.optional(FileState),
    search: z.optional(plainText(100)),
    ...pageFields,
  }),
  answer: pageOf(LenderFile),
  errors: ['not_permitted'],
} as const satisfies Call

/** Polled while the server is at the file, which keeps no session alive. */
export const getLenderFile = {
  method: 'GET',
  path: '/api/lender-files/:uploadId',
  audience: [1, 2],
  limit: 'read',
  background: true,
  params,
  answer: dataOf(LenderFileDetail),
  errors: ['not_found'],
} as const satisfies Call

/**
 * Says which column holds what (a column left out is not used), and reads the file again. Remembered for the lender and its header; a status
 * file's for the header alone. Without columns it says in which line the titles stand, and is asked again with them. A file that was to be applied at once is planned and shown from then on.
 */
export const answerFileMapping = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/mapping',
  audience: [1, 2],
  limit: 'write',
  params,
  body: z.strictObject({
    header_line: z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(1), z.lte(100)),
    columns: z
      .array(
        z.strictObject({
          column: z.number({ error: 'invalid_value' }).check(z.multipleOf(1), z.gte(0), z.lte(255)),
          field: FileField,
        }),
        { error: 'invalid_value' },
      )
      .check(z.maxLength(256, 'invalid_value')),
    date_order: z.optional(z.enum(dateOrders, { error: 'invalid_value' })),
    amount_unit: z.enum(amountUnits, { error: 'invalid_value' }),
  }),
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/**
 * Says once what words mean (null: rows with it are left out), for this lender or for all, and plans again; of a file that was applied
 * they are kept for the next one, and asked no more.
 */
export const answerFileWords = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/words',
  audience: [1, 2],
  limit: 'write',
  params,
  body: z.strictObject({
    words: z
      .array(
        z.strictObject({
          word: plainText(100).check(z.trim(), z.minLength(1, 'field_required')),
          status: z.nullable(LenderStatus),
          for_all: Flag,
        }),
        { error: 'invalid_value' },
      )
      .check(z.minLength(1, 'invalid_value'), z.maxLength(200, 'invalid_value')),
  }),
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** Applies the plan, exactly as it was shown: `plan_hash` is the one of the answer that showed it. */
export const applyLenderFile = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/apply',
  audience: [1, 2],
  limit: 'write',
  params,
  body: z.strictObject({ plan_hash: plainText(64) }),
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict', 'plan_stale'],
} as const satisfies Call

/** Before it is applied: nothing was changed. While it is applied: what was done stays, and the rest is not done. */
export const cancelLenderFile = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/cancel',
  audience: [1, 2],
  limit: 'write',
  params,
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** What an undo would take back now, and what it would leave and why. */
export const previewFileUndo = {
  method: 'GET',
  path: '/api/lender-files/:uploadId/undo',
  audience: [1],
  limit: 'read',
  params,
  answer: dataOf(
    z.object({
      goes_back: z.number(),
      /** How many rows stay for which reason, in the words of `fileReasons`; those of the most rows first. */
      stays: z.array(z.object({ reason: z.string(), count: z.number() })),
    }),
  ),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

export const undoLenderFile = {
  method: 'POST',
  path: '/api/lender-files/:uploadId/undo',
  audience: [1],
  limit: 'write',
  params,
  body: z.strictObject({ reason: Reason }),
  answer: dataOf(LenderFile),
  errors: ['not_found', 'conflict'],
} as const satisfies Call

const exportedErrors = {
  method: 'GET',
  audience: [1, 2],
  limit: 'read',
  params,
  answer: z.string(),
  errors: ['not_found', 'conflict'],
} as const

/**
 * The rows in error with the file's own columns and texts, then `Line` and `Error`: mended, it is uploaded alone. That it leaves, and whom its
 * rows are about, is on the audit log first.
 */
export const exportFileErrors = {
  ...exportedErrors,
  path: '/api/lender-files/:uploadId/errors',
  file: { type: 'text/csv', name: 'errors.csv', isStreamed: true },
} as const satisfies Call

/** The same as a workbook: a program for sheets leaves long numbers, leading zeros and days in it as they are. */
export const exportFileErrorsSheet = {
  ...exportedErrors,
  path: '/api/lender-files/:uploadId/errors/xlsx',
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'errors.xlsx',
    isStreamed: true,
  },
} as const satisfies Call
