import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Instant, plainText } from '../platform/formats.ts'

const lenderId = z.number({ error: 'lender_unknown' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))

/** Why a lender reported: for the first time, because something changed, or as every year. */
export const filingKinds = ['first', 'change', 'annual'] as const
export const FilingKind = z.enum(filingKinds, { error: 'option_invalid' })
export type FilingKind = z.output<typeof FilingKind>

export const Filing = z.object({
  filing_id: z.number(),
  kind: FilingKind,
  filed_on: Day,
  /** What the lender names it by, and who of the lender certified it. */
  reference: z.string(),
  entered_by: z.string(),
  entered_at: Instant,
})

/** A live lender with what it reported of us, the latest first. */
export const CimsLender = z.object({
  lender_id: z.number(),
  lender_name: z.string(),
  filings: z.array(Filing),
})
export type CimsLender = z.output<typeof CimsLender>

/** What lenders reported of our digital lending sites to the RBI (Directions, 2025, para 17). */
export const listCimsLenders = {
  method: 'GET',
  path: '/api/cims/lenders',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(CimsLender)),
  errors: [],
} as const satisfies Call

/** The data that a lender reports: one row for each lender and brand that shows it, as CSV in UTF-8. */
export const exportCimsData = {
  method: 'GET',
  path: '/api/cims/data',
  audience: [1],
  limit: 'read',
  file: { type: 'text/csv', name: 'cims-data.csv' },
  answer: z.string(),
  errors: [],
} as const satisfies Call

/** Records that a lender reported; never changed afterwards. */
export const recordFiling = {
  method: 'POST',
  path: '/api/cims/filing',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    lender_id: lenderId,
    kind: FilingKind,
    filed_on: Day,
    reference: plainText(300).check(z.trim(), z.minLength(1, 'field_required')),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
} as const satisfies Call
