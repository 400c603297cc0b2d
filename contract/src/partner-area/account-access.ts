import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import { type Call, ownerAlone } from '../platform/call.ts'
import { Flag, Instant, rowId } from '../platform/formats.ts'
import { leaves, lookEnds } from '../office/masquerade.ts'

/** One look of staff, as the partner reads it. `who` is a first name; looks for a risk are told seven days later. */
export const LookAtMe = z.object({
  masquerade_id: z.number(),
  who: z.string(),
  /** The role of who looked. */
  role: z.string(),
  reason: z.string(),
  ticket: z.nullable(z.string()),
  leave: z.enum(leaves),
  started_at: Instant,
  /** Null while it goes on. */
  ended_at: z.nullable(Instant),
  ended_by: z.nullable(z.enum(lookEnds)),
  /** The pages that were opened, in order. */
  pages: z.array(z.string()),
})
export type LookAtMe = z.output<typeof LookAtMe>

export const AccountAccess = z.object({
  settings: z.object({
    /** 0: staff ask each time. */
    staff_may_look: Flag,
    /** 1: an e-mail after each look. */
    mail_at_end: Flag,
  }),
  /** Who asks to look in now. */
  requests: z.array(
    z.object({
      request_id: z.number(),
      who: z.string(),
      role: z.string(),
      reason: z.string(),
      ticket: z.nullable(z.string()),
      asked_at: Instant,
      lapses_at: Instant,
    }),
  ),
  /** The newest 100. */
  looks: z.array(LookAtMe),
})
export type AccountAccess = z.output<typeof AccountAccess>

/** Who of staff looked in, when, how long, why and at what; and what the partner says about it. */
export const readAccountAccess = {
  method: 'GET',
  path: '/api/partner/account-access',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(AccountAccess),
  errors: [],
} as const satisfies Call

export const saveAccessSettings = {
  method: 'POST',
  path: '/api/partner/account-access/settings',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({ staff_may_look: z.optional(Flag), mail_at_end: z.optional(Flag) }),
  answer: Done,
  errors: [],
} as const satisfies Call

/** 404 of another partner's; 409 where it was answered or the 15 minutes are over. */
export const answerLookRequest = {
  method: 'POST',
  path: '/api/partner/account-access/answer',
  audience: 'partner',
  roles: ownerAlone,
  effect: 'writes',
  limit: 'write',
  body: z.strictObject({ request_id: rowId(), allowed: Flag }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call
