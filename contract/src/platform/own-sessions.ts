import * as z from 'zod/mini'
import { Flag, Instant } from './formats.ts'

/** The name of a session: the start of the hash of its token, which opens nothing. */
const SessionId = z
  .string({ error: 'invalid_value' })
  .check(z.maxLength(32, 'invalid_value'), z.regex(/^[0-9a-f]{32}$/, 'invalid_value'))

/** A live session as its owner sees it. */
export const OwnSession = z.object({
  session_id: SessionId,
  /** When it was opened, and when it was last used (to the half minute). */
  since: Instant,
  last_seen_at: Instant,
  /** The first half of the address: enough to know one's own, too little to find anybody. Null where none was kept. */
  from: z.nullable(z.string()),
  /** The browser's family and its system, "Chrome, Android"; null for a session of before they were kept. */
  browser: z.nullable(z.string()),
  /** 1 for the session that asks. */
  is_this: Flag,
})
export type OwnSession = z.output<typeof OwnSession>

/** Which session to end; without one, all but the one that asks. */
export const EndSessions = { session_id: z.optional(SessionId) }
