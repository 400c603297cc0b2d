import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Mobile, plainText } from '../platform/formats.ts'

/** A page view or a step of the funnel. Never carries what a person typed. */
export const trackEvent = {
  method: 'POST',
  path: '/api/track-event',
  audience: 'anyone',
  limit: 'public_write',
  body: z.strictObject({
    category: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/, 'invalid_value')),
    goal: z.string().check(z.regex(/^[a-z0-9_-]{1,60}$/, 'invalid_value')),
    path: z.optional(plainText(200)),
    phone: z.optional(Mobile),
  }),
  status: 202,
  answer: z.object({ success: z.literal(true) }),
  errors: [],
} as const satisfies Call

export const getOwnAddress = {
  method: 'GET',
  path: '/api/ip',
  audience: 'anyone',
  limit: 'read',
  answer: z.object({ success: z.literal(true), ip_address: z.string() }),
  errors: [],
} as const satisfies Call
