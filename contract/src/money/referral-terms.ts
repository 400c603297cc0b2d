import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Day, Instant, rowId } from '../platform/formats.ts'
import { Reason } from '../platform/reason.ts'

/** The highest percentage of our commission that whoever invited a partner may have. */
export const MOST_REFERRAL_PERCENT = 50

/** What is paid for loans of invited partners from a day on; `partner_id` null: to every partner without terms of its own. Never changed. */
export const ReferralTerms = z.object({
  referral_terms_id: z.number(),
  partner_id: z.nullable(z.number()),
  partner_name: z.nullable(z.string()),
  /** Of our commission for a part of a loan; 0 ends it. */
  percent: z.number(),
  /** How long an invited partner counts, from the day on which it asked to become one. */
  months: z.number(),
  valid_from: Day,
  set_by: z.string(),
  set_at: Instant,
  reason: z.string(),
})
export type ReferralTerms = z.output<typeof ReferralTerms>

/** Those of everybody first, then by partner; the latest day first. */
export const listReferralTerms = {
  method: 'GET',
  path: '/api/referral-terms',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(ReferralTerms)),
  errors: [],
} as const satisfies Call

/** From today or a later day. Equal to what is in force on that day, nothing is added and the answer is the same. Failures: 404 of the partner. */
export const addReferralTerms = {
  method: 'POST',
  path: '/api/referral-terms',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({
    partner_id: z.nullable(rowId()),
    percent: z.number({ error: 'invalid_value' }).check(
      z.gte(0, 'invalid_value'),
      z.lte(MOST_REFERRAL_PERCENT, 'invalid_value'),
      z.refine((percent) => Number(percent.toFixed(3)) === percent, 'percent_decimals'),
    ),
    months: z
      .number({ error: 'invalid_value' })
      .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value'), z.lte(60, 'invalid_value')),
    valid_from: Day,
    reason: Reason,
  }),
  answer: dataOf(ReferralTerms),
  errors: ['not_found'],
} as const satisfies Call
