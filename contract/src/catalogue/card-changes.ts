import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Id } from '../platform/formats.ts'
import { OptionalReason } from '../platform/reason.ts'

/**
 * What an import or a bulk change did, or would do where it was asked for a preview: for the results dialog of section 2.
 * Good rows are taken, each refused one is listed with its line of the file (null: there is no file) and the reason.
 */
export const CardChanges = z.object({
  preview: Flag,
  title: z.string(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  table_title: z.string(),
  /** Of the cards that were created or updated; a preview has none of those that are not created yet. */
  category_ids: z.array(Id),
  changes: z.array(
    z.object({
      /** Null in a preview for a card that is not created yet. */
      category_id: z.nullable(Id),
      category_name: z.string(),
      kind: z.enum(['created', 'updated']),
      properties: z.array(z.string()),
    }),
  ),
  refused: z.array(
    z.object({
      line: z.nullable(z.number()),
      name: z.string(),
      message: z.string(),
      /** The cells of the line by their columns, so that it can be mended and brought again. */
      row: z.nullable(z.record(z.string(), z.string())),
    }),
  ),
})
export type CardChanges = z.output<typeof CardChanges>

/** Sent with a form, so flags are texts there. */
const FlagText = z.enum(['0', '1'], { error: 'invalid_value' })

/** The column of a download of refused rows that says why. */
export const REFUSED_BECAUSE = 'refused_because'

/**
 * A CSV with the columns of the export, found by category_id or else by category_name. An empty cell leaves what is there. The
 * column `refused_because`, which the download of refused rows has, is not read.
 */
export const importCreditCards = {
  method: 'POST',
  path: '/api/credit-card/import',
  audience: [1],
  limit: 'write',
  upload: { fields: ['file'], max_bytes: 1024 * 1024 },
  body: z.strictObject({ preview: FlagText }),
  answer: dataOf(CardChanges),
  errors: ['card_not_ready', 'card_name_taken', 'csv_refused'],
} as const satisfies Call

export const changeCreditCards = {
  method: 'POST',
  path: '/api/credit-card/bulk-change',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    category_ids: z
      .array(Id, { error: 'invalid_value' })
      .check(z.minLength(1, 'invalid_value'), z.maxLength(500, 'invalid_value')),
    property: z.enum(['status', 'secured'], { error: 'invalid_value' }),
    value: Flag,
    preview: Flag,
    reason: OptionalReason,
  }),
  answer: dataOf(CardChanges),
  errors: ['card_not_ready', 'card_name_taken'],
} as const satisfies Call

/** Every card as the import takes it; no cell can act as a formula. */
export const exportCreditCards = {
  method: 'GET',
  path: '/api/credit-card/export',
  audience: [1],
  limit: 'read',
  file: { type: 'text/csv', name: 'credit-cards.csv' },
  answer: z.string(),
  errors: [],
} as const satisfies Call
