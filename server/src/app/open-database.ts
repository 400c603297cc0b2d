import type pg from 'pg'
import type { EmbeddedLog } from '../platform/db/embedded/embedded-log.ts'
import type { Env } from '../platform/env.ts'

export interface OpenDatabase {
  /** What a pool needs. */
  config: pg.PoolConfig
  /** Where its files lie, where it is one of ours. */
  folder: string | null
  /** Close your own pools first. */
  stop(): Promise<void>
}

/** The database of DATABASE_URL, else the embedded one: its code is loaded for that alone. */
export const openDatabase = async (
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: EmbeddedLog,
): Promise<OpenDatabase> => {
  if (DATABASE_URL !== undefined)
    return { config: { connectionString: DATABASE_URL }, folder: null, stop: () => Promise.resolve() }
  const { startEmbeddedPostgres } = await import('../platform/db/embedded/start-embedded-postgres.ts')
  const { connection, folder, stop } = await startEmbeddedPostgres({ dataDir: DATA_DIR, log })
  return { config: connection, folder, stop }
}
