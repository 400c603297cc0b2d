import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Day, Instant, plainText } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import {
  alarmKinds,
  securityEventKinds,
  type AlarmKind,
  type SecurityEventKind,
} from '../platform/security-event-kinds.ts'

const AlarmKindName = z.enum(Object.keys(alarmKinds) as [AlarmKind, ...AlarmKind[]], {
  error: 'invalid_value',
})
const EventKindName = z.enum(Object.keys(securityEventKinds) as [SecurityEventKind, ...SecurityEventKind[]], {
  error: 'invalid_value',
})

/** Something that staff have to look at: one row while it lasts, however often it is raised. */
export const Alarm = z.object({
  alarm_id: z.number(),
  kind: AlarmKindName,
  /** What it is about, within its kind; empty where the kind says all. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  raised_at: Instant,
  last_raised_at: Instant,
  times: z.number(),
  acknowledged_at: z.nullable(Instant),
  acknowledged_by: z.nullable(z.string()),
  ended_at: z.nullable(Instant),
})
export type Alarm = z.output<typeof Alarm>

/** Those that last first, the oldest first; then the ended ones, the newest first. `open`: how many last. */
export const listAlarms = {
  method: 'GET',
  path: '/api/security/alarms',
  audience: [1],
  limit: 'read',
  query: z.object(pageFields),
  answer: z.extend(pageOf(Alarm), { open: z.number() }),
  errors: [],
} as const satisfies Call

const AlarmNote = z.strictObject({
  alarm_id: z
    .number({ error: 'invalid_value' })
    .check(z.refine(Number.isSafeInteger, 'invalid_value'), z.gte(1, 'invalid_value')),
  note: plainText(500, 'alarm_note_needed').check(z.trim(), z.minLength(3, 'alarm_note_needed')),
})
const done = z.object({ success: z.literal(true), message: z.string() })

/** Says who looks into an alarm; the note goes on the audit log. Failures: 409 alarm_over, own_alarm. */
export const acknowledgeAlarm = {
  method: 'POST',
  path: '/api/security/alarms/acknowledge',
  audience: [1],
  limit: 'write',
  body: AlarmNote,
  answer: done,
  errors: ['alarm_over', 'own_alarm'],
} as const satisfies Call

/** Ends an alarm; raised again it is a new one. Failures: 409 alarm_over, own_alarm. */
export const endAlarmByHand = {
  method: 'POST',
  path: '/api/security/alarms/end',
  audience: [1],
  limit: 'write',
  body: AlarmNote,
  answer: done,
  errors: ['alarm_over', 'own_alarm'],
} as const satisfies Call

/** Equal events of one minute. Address and subject are keyed hashes: equal ones are the same, and neither says who. */
export const SecurityEventRow = z.object({
  event_id: z.number(),
  minute: Instant,
  kind: EventKindName,
  call: z.string(),
  actor_kind: z.string(),
  address_key: z.string(),
  subject_key: z.string(),
  hits: z.number(),
})
export type SecurityEventRow = z.output<typeof SecurityEventRow>

/**
 * The newest first. `who` is a contact, a user name, an address or one of the keys that rows show; it is hashed here, so it comes
 * in a body and stands in no address. `day` is one of India. `hits` counts the events of
 * all pages.
 */
export const listSecurityEvents = {
  method: 'POST',
  path: '/api/security/events',
  audience: [1],
  limit: 'write',
  body: z.strictObject({
    kind: z.optional(EventKindName),
    day: z.optional(Day),
    who: z.optional(plainText(254).check(z.trim())),
    page: z.optional(
      z
        .number({ error: 'invalid_value' })
        .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value'), z.lte(100_000, 'invalid_value')),
    ),
    page_size: z.optional(
      z
        .number({ error: 'invalid_value' })
        .check(z.multipleOf(1, 'invalid_value'), z.gte(1, 'invalid_value'), z.lte(200, 'invalid_value')),
    ),
  }),
  answer: z.extend(pageOf(SecurityEventRow), { hits: z.number(), page_size: z.number() }),
  errors: [],
} as const satisfies Call
