import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import type { ReadReplica } from './db/read-replica.ts'
import type { Env } from './env.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { AddJob } from './jobs/add-job.queries.ts'
import type { Looks } from './looks/looks.ts'
import type { Vault } from './sealing/vault.ts'
import type { SecurityEvents } from './security-events/security-events.ts'
import type { RecentSessionsCache } from './sessions/recent-sessions-cache.ts'
import type { FileStorage } from './stored-files/file-storage.ts'

/** Where the process stands. */
export interface Lifecycle {
  /** It was asked to end: it answers what comes, is not ready for more, and asks for each connection to be closed. */
  isDraining: boolean
  /** Whether the disk of a database of ours can be written; true where the database is somebody else's. */
  hasRoom: () => Promise<boolean>
}

/**
 * What any handler or job may use; made once in app/app.ts, given as an argument, so that tests can move the clock. An area
 * that offers more to those above it extends this in a `services.ts` of its own.
 */
export interface Services {
  readonly env: Env
  readonly db: Database
  /** On connections of its own, for what has to be answered while all others are taken: health. */
  readonly watchDb: Database
  /** For reports, where DATABASE_READ_URL names one. */
  readonly replica: ReadReplica | null
  readonly lifecycle: Lifecycle
  readonly vault: Vault
  readonly securityEvents: SecurityEvents
  readonly looks: Looks
  readonly sessions: RecentSessionsCache
  readonly addJob: AddJob
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  /** The time that limits count by; null for the database's own, which all servers share. */
  readonly limitNow: () => Date | null
  readonly limits: RateLimits
  /** Where the bytes of stored files lie. */
  readonly files: FileStorage
}
