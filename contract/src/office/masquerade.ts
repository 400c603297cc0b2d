import * as z from 'zod/mini'
import { dataOf, Done } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText, rowId, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'

/** How long staff may look in, in minutes. */
export const LOOK_MINUTES = 30
/** How many times a member of staff may start a day, in India. */
export const LOOKS_A_DAY = 20
/** How long a partner that wants to be asked has for its answer, in minutes. */
export const LEAVE_MINUTES = 15

/** By whose leave: the setting of the partner, its answer, or a second administrator for a risk. */
export const leaves = ['setting', 'partner', 'second_staff'] as const
/** Who ended it: staff by Exit, the 30 minutes, the end of the session it belongs to; `unused`: its key was never turned. */
export const lookEnds = ['staff', 'limit', 'session', 'unused'] as const

/** Why somebody looks: the partner reads it. */
export const LookReason = plainText(300).check(z.trim(), z.minLength(10, 'reason_too_short'))

/**
 * Staff look in at the area of an active partner: `started` with a key that is good once and for 60 seconds, or `waits` where the partner
 * wants to be asked; asked again for the same, it is the same question, and once it is allowed the look is started. Failures: 404; 409
 * masquerade_open where one is under way, masquerade_not_active; 422 masquerade_limit.
 */
export const startMasquerade = {
  method: 'POST',
  path: '/api/admin/masquerade',
  audience: [1],
  limit: 'write',
  stepUp: 'within five minutes',
  body: z.strictObject({
    partner_id: rowId(),
    reason: LookReason,
    ticket: z.optional(plainText(40).check(z.trim(), z.minLength(1, 'field_required'))),
  }),
  answer: dataOf(
    z.union([
      z.object({
        state: z.literal('started'),
        masquerade_id: z.number(),
        key: z.string(),
        ends_at: Instant,
      }),
      z.object({ state: z.literal('waits'), request_id: z.number(), lapses_at: Instant }),
      z.object({ state: z.literal('refused'), request_id: z.number() }),
    ]),
  ),
  errors: ['not_found', 'masquerade_not_active', 'masquerade_open', 'masquerade_limit'],
} as const satisfies Call

/** Turns the key, in the session that started it. 409 masquerade_refused of one that is unknown, used, too old or another session's. */
export const openMasquerade = {
  method: 'POST',
  path: '/api/admin/masquerade/open',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_value')) }),
  answer: dataOf(
    z.object({
      /** Of a session in the partner area. */
      token: z.string(),
      masquerade_id: z.number(),
      partner_id: z.number(),
      merchant_id: z.number(),
      ends_at: Instant,
    }),
  ),
  errors: ['masquerade_refused'],
} as const satisfies Call

/** Ends the own look that is under way, whatever has become of the partner. Without one it answers null. */
export const endMasquerade = {
  method: 'POST',
  path: '/api/admin/masquerade/end',
  audience: [1],
  limit: 'write',
  answer: dataOf(z.nullable(z.object({ masquerade_id: z.number(), partner_id: z.number() }))),
  errors: [],
} as const satisfies Call

/** What was found, of an own look that is over; once. 409 where it was told. */
export const reportMasquerade = {
  method: 'POST',
  path: '/api/admin/masquerade/report',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    masquerade_id: rowId(),
    report: plainText(1_000).check(z.trim(), z.minLength(3, 'field_required')),
  }),
  answer: Done,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** How it stands before a start: how many the member of staff has started today, and how the partner wants it. */
export const readMasqueradeStand = {
  method: 'GET',
  path: '/api/admin/masquerade/stand/:partner_id',
  audience: [1],
  limit: 'read',
  params: z.object({ partner_id: rowIdInPath() }),
  answer: dataOf(
    z.object({
      partner_name: z.string(),
      contact_name: z.string(),
      /** 0 where the partner wants to be asked each time. */
      staff_may_look: Flag,
      started_today: z.number(),
      /** Of the authenticator: wanted now, given within the last five minutes, or none is set up (a demo account). */
      code: z.enum(['wanted', 'fresh', 'none']),
      /** The own look that is under way, at whatever partner. */
      open: z.nullable(z.object({ masquerade_id: z.number(), partner_name: z.string(), ends_at: Instant })),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Call

export const Look = z.object({
  masquerade_id: z.number(),
  partner_id: z.number(),
  partner_name: z.string(),
  username: z.string(),
  reason: z.string(),
  ticket: z.nullable(z.string()),
  leave: z.enum(leaves),
  /** The second administrator, where one gave leave. */
  second_name: z.nullable(z.string()),
  started_at: Instant,
  ends_at: Instant,
  ended_at: z.nullable(Instant),
  ended_by: z.nullable(z.enum(lookEnds)),
  pages: z.array(z.string()),
  report: z.nullable(z.string()),
  /** When the partner was told; null where it has not been yet. */
  told_at: z.nullable(Instant),
  /** How many times this member of staff looked in at this partner in the seven days up to it. */
  in_seven_days: z.number(),
})
export type Look = z.output<typeof Look>

/** The newest first. `without_report`: those that were opened, are over, and of which nobody told what was found. */
export const listLooks = {
  method: 'GET',
  path: '/api/admin/masquerade/looks',
  audience: [1],
  limit: 'read',
  query: z.object({
    ...pageFields,
    partner_id: z.optional(rowIdInPath()),
    only: z.optional(z.enum(['without_report', 'often'], { error: 'invalid_value' })),
  }),
  answer: pageOf(Look),
  errors: [],
} as const satisfies Call

export const LookRequest = z.object({
  request_id: z.number(),
  partner_id: z.number(),
  partner_name: z.string(),
  username: z.string(),
  reason: z.string(),
  asked_at: Instant,
  lapses_at: Instant,
  /** 1 where the one who asks is oneself. */
  is_own: Flag,
})
export type LookRequest = z.output<typeof LookRequest>

/** What waits for leave now. */
export const listLookRequests = {
  method: 'GET',
  path: '/api/admin/masquerade/requests',
  audience: [1],
  limit: 'read',
  answer: dataOf(z.array(LookRequest)),
  errors: [],
} as const satisfies Call

/** A second administrator gives leave for a risk; the partner is told seven days later. 403 own_approval; 409 where it waits no more. */
export const allowLook = {
  method: 'POST',
  path: '/api/admin/masquerade/allow',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ request_id: rowId(), risk: LookReason }),
  answer: Done,
  errors: ['not_found', 'conflict', 'own_approval'],
} as const satisfies Call
