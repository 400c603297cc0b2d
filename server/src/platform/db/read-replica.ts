import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { createDatabase, isUnavailable, type Database } from './database.ts'
import { readReplay } from './read-replica.queries.ts'

/** What a person waits for takes no longer; the primary has other work to be kept from (design/reports.md). */
const STATEMENT_MS = 5_000
/** One that is away is not asked again for so long: each question would wait for it. */
const AWAY_MS = 10_000

/** A second database with the same rows, a little later: DATABASE_READ_URL. */
export interface ReadReplica {
  readonly db: Database
  /** The time up to which it has everything; null where it cannot be asked just now. */
  readUntil(): Promise<Date | null>
}

/** What the pool of a replica needs beside its address: whatever is sent there changes nothing. */
export const replicaPool = { statement_timeout: STATEMENT_MS, options: '-c default_transaction_read_only=on' }

/** A replica that goes away is said once, and once more when it is back. */
export const createReadReplica = (
  pool: pg.Pool,
  { log, now }: { log: Pick<FastifyBaseLogger, 'info' | 'warn'>; now: () => Date },
): ReadReplica => {
  const db = createDatabase(pool)
  let awaySince: number | null = null
  return {
    db,
    readUntil: async () => {
      if (awaySince !== null && performance.now() - awaySince < AWAY_MS) return null
      try {
        // Before the question: what is not a standby has all that was committed by then.
        const asked = now()
        const replay = await readReplay(db)
        if (awaySince !== null) log.info('the database for reading is back')
        awaySince = null
        return replay?.is_standby === true ? replay.replayed_at : asked
      } catch (error) {
        if (!isUnavailable(error)) throw error
        if (awaySince === null)
          log.warn(
            { reason: error instanceof Error ? error.message : String(error) },
            'the database for reading is away: reports are read from the other one',
          )
        awaySince = performance.now()
        return null
      }
    },
  }
}
