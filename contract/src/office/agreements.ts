import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Flag, plainText } from '../platform/formats.ts'
import { percent } from '../market/lender-values.ts'

const id = z.number({ error: 'lender_unknown' }).check(z.multipleOf(1), z.gte(1), z.lte(2_147_483_647))
const words = (max: number) => plainText(max).check(z.trim(), z.minLength(1, 'field_required'))

/** An agreement with a lender by which we are its lending service provider (RBI Digital Lending Directions, 2025, para 5). */
export const Agreement = z.object({
  agreement_id: z.number(),
  lender_id: z.number(),
  lender_name: z.string(),
  reference: z.string(),
  signed_on: Day,
  ends_on: z.nullable(Day),
  review_on: Day,
  scope: z.string(),
  /** Default loss guarantee in percent of the portfolio; null where there is none. */
  dlg_percent: z.nullable(z.number()),
  /** Where the papers are found: numbers of files, not the files. */
  documents: z.array(z.string()),
  version: z.number(),
  is_in_force: Flag,
  /** 1 where the day of its review has come. */
  is_review_due: Flag,
})
export type Agreement = z.output<typeof Agreement>

/** Every agreement, and the live lenders that have none in force. */
export const listAgreements = {
  method: 'GET',
  path: '/api/agreements',
  audience: [1],
  limit: 'read',
  answer: dataOf(
    z.object({
      agreements: z.array(Agreement),
      without: z.array(z.object({ lender_id: z.number(), lender_name: z.string() })),
    }),
  ),
  errors: [],
} as const satisfies Call

/** Adds an agreement (`agreement_id` null) or saves the whole of one; `version` is the one that the edit began from. */
export const saveAgreement = {
  method: 'POST',
  path: '/api/agreements/save',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    agreement_id: z.nullable(id),
    version: z.number().check(z.multipleOf(1), z.gte(0), z.lte(2_147_483_647)),
    lender_id: id,
    reference: words(80),
    signed_on: Day,
    ends_on: z.nullable(Day),
    review_on: Day,
    scope: words(1_000),
    dlg_percent: z.nullable(percent(2)),
    documents: z.array(words(120)).check(z.maxLength(20)),
  }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found', 'conflict'],
} as const satisfies Call
