import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Id, Instant } from '../platform/formats.ts'

/** What a line of a customer's timeline is about; the tabs of the page. */
export const timelineKinds = [
  'status',
  'messages',
  'calls',
  'complaints',
  'consents',
  'notes',
  'looks',
] as const
export const TimelineKind = z.enum(timelineKinds, { error: 'invalid_value' })
export type TimelineKind = z.output<typeof TimelineKind>

/**
 * One thing that happened. `what`: a status, a step, a template, a purpose, an act of the audit log, by its kind. `about`: whom or
 * what it is of, a lender or a number. `words`: what was said. `by`: of staff.
 */
export const TimelineLine = z.object({
  key: z.string(),
  kind: TimelineKind,
  at: Instant,
  what: z.string(),
  about: z.nullable(z.string()),
  words: z.nullable(z.string()),
  by: z.nullable(z.string()),
})
export type TimelineLine = z.output<typeof TimelineLine>

/** A day as YYYY-MM-DD, in India. */
const TimelineDay = z
  .string({ error: 'date_invalid' })
  .check(z.maxLength(10, 'date_invalid'), z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'date_invalid'))

/**
 * Whole days, the newest first. `earlier`: the day before which the next page begins; null at the end. `counts`: how many lines of
 * each kind there are in all, up to 500.
 */
export const CustomerTimeline = z.object({
  days: z.array(z.object({ day: TimelineDay, lines: z.array(TimelineLine) })),
  earlier: z.nullable(TimelineDay),
  counts: z.record(TimelineKind, z.number()),
})
export type CustomerTimeline = z.output<typeof CustomerTimeline>

/** What happened with a customer before a day, or up to now. Failures: 404. */
export const getCustomerTimeline = {
  method: 'GET',
  path: '/api/customer-care/timeline/:user_id',
  audience: [1, 2, 3],
  limit: 'read',
  shows: 'person',
  params: z.object({ user_id: Id }),
  query: z.object({ before: z.optional(TimelineDay), kind: z.optional(TimelineKind) }),
  answer: dataOf(CustomerTimeline),
  errors: ['not_found'],
} as const satisfies Call
