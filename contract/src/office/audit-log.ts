import * as z from 'zod/mini'
import type { Call } from '../platform/call.ts'
import { Day, Flag, Instant } from '../platform/formats.ts'
import { countedPageOf, countFields, pageFields, pageOf } from '../platform/paging.ts'

const name = (max: number) =>
  z.string({ error: 'invalid_value' }).check(z.minLength(1), z.maxLength(max), z.regex(/^[\P{Cc}]*$/u))

/** One act: who did what to what, when, from where, and what it was before and after. */
export const AuditEntry = z.object({
  entry_id: z.number(),
  at: Instant,
  actor_kind: z.enum(['staff', 'partner', 'system']),
  actor_id: z.string(),
  actor_name: z.string(),
  /** In whose name, while somebody acts for another. */
  on_behalf_of: z.nullable(z.string()),
  /** noun.verb */
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  object_name: z.nullable(z.string()),
  /** What changed, as JSON; null where there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  /** 1 where there was a reason about a customer, who has been deleted since: their key is gone, and the words with it. */
  reason_gone: Flag,
  ip: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** Which entries: `actor` is a name, `action` a noun.verb or a noun, `from` and `to` are days in India, both included. */
const filterFields = {
  object_kind: z.optional(name(40)),
  object_id: z.optional(name(80)),
  actor: z.optional(name(120)),
  action: z.optional(name(80)),
  from: z.optional(Day),
  to: z.optional(Day),
}

/** Newest first; reasons about customers are words about them, so that reading them is a look. */
export const listAuditEntries = {
  method: 'GET',
  path: '/api/audit-log',
  audience: [1],
  shows: 'people',
  limit: 'read',
  query: z.object({ ...pageFields, ...countFields, ...filterFields }),
  answer: countedPageOf(AuditEntry),
  errors: [],
} as const satisfies Call

/**
 * Every entry that the filters name, newest first, as it stood when the file was begun; never cut. No cell can act as a formula.
 * Words about a customer stay on the page, where whoever reads them is seen to look (decision 064). That it was exported, and by which
 * filters, is on the log before the first line leaves.
 */
export const exportAuditEntries = {
  method: 'POST',
  path: '/api/audit-log/export',
  audience: [1],
  limit: 'write',
  body: z.strictObject(filterFields),
  file: { type: 'text/csv', name: 'audit-log.csv', isStreamed: true },
  answer: z.string(),
  errors: [],
} as const satisfies Call

/** What was done to one object, newest first; empty for one that nobody touched. */
export const listAuditEntriesOfObject = {
  method: 'GET',
  path: '/api/audit-log/object/:object_kind/:object_id',
  audience: [1],
  shows: 'people',
  limit: 'read',
  params: z.object({ object_kind: name(40), object_id: name(80) }),
  query: z.object(pageFields),
  answer: pageOf(AuditEntry),
  errors: [],
} as const satisfies Call
