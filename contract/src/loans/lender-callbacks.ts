import * as z from 'zod/mini'
import { Done } from '../platform/answers.ts'
import { LenderStatus, RejectReason } from './applications.ts'
import type { Call } from '../platform/call.ts'
import { Day, Id, plainText, Rupees, Slug } from '../platform/formats.ts'

/**
 * What an API lender tells us by itself. Headers: `x-signature` = hex HMAC-SHA256 of `{x-timestamp}.{raw body}` with the
 * lender's secret, `x-timestamp` = seconds since 1970, at most five minutes off. `event_id` is the lender's own; the same
 * event twice changes nothing.
 */
export const LenderEvent = z.strictObject({
  event_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_value')),
  our_reference: Id,
  lender_application_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_value')),
  status: LenderStatus,
  /** When it happened at the lender: ISO 8601 with a zone. */
  at: z.iso.datetime({ offset: true, error: 'date_invalid' }),
  note: z.optional(plainText(500)),
  reject_reason: z.optional(RejectReason),
  sanctioned_amount: z.optional(Rupees.check(z.gte(0))),
  disbursed_amount: z.optional(Rupees.check(z.gt(0))),
  disbursal_date: z.optional(Day),
})
export type LenderEvent = z.output<typeof LenderEvent>

export const receiveLenderEvent = {
  method: 'POST',
  path: '/api/lender-callback/:slug',
  audience: 'lender',
  // A lender's own count, spent once the signature is known to be its own: what strangers send uses none of it up.
  limit: 'lender',
  headers: { 'X-Signature': 'needed', 'X-Timestamp': 'needed' },
  params: z.object({ slug: Slug }),
  body: LenderEvent,
  answer: Done,
  errors: ['not_found', 'conflict', 'signature_invalid'],
} as const satisfies Call
