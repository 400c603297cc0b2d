import type { Database } from '../db/database.ts'
import { findCustomerSession, type CustomerSession } from './sessions.queries.ts'

/** What the database said of a session counts this long here: a token that another process revoked is dead within a second. */
const FRESH_MS = 900
const MOST_KEPT = 10_000

/** The live customer sessions, each looked up once for the burst of calls that a page makes. */
export interface RecentSessionsCache {
  find(tokenHash: Buffer, now: Date, idleMinutes: number): Promise<CustomerSession | null>
  /** Looks every one up again; called after this process has revoked some. */
  forget(): void
}

const isLive = (session: CustomerSession, now: Date, idleMinutes: number): boolean =>
  session.absolute_expires_at > now && session.last_seen_at.getTime() > now.getTime() - idleMinutes * 60_000

export const createRecentSessionsCache = (db: Database): RecentSessionsCache => {
  const kept = new Map<string, { session: CustomerSession; until: number }>()
  let generation = 0
  return {
    find: async (tokenHash, now, idleMinutes) => {
      const key = tokenHash.toString('latin1')
      const found = kept.get(key)
      if (found !== undefined && found.until > performance.now() && isLive(found.session, now, idleMinutes))
        return found.session
      const asOf = generation
      const session = await findCustomerSession(db, tokenHash, now, idleMinutes)
      if (session === null) kept.delete(key)
      else if (asOf === generation) {
        if (kept.size >= MOST_KEPT) kept.clear()
        kept.set(key, { session, until: performance.now() + FRESH_MS })
      }
      return session
    },
    forget: () => {
      generation += 1
      kept.clear()
    },
  }
}
