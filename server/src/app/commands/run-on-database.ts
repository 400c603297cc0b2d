import { pino } from 'pino'
import type pg from 'pg'
import { readEnv, type Env } from '../../platform/env.ts'
import { pinoOptions } from '../../platform/logger.ts'
import { createPool } from '../../platform/db/database.ts'
import { openDatabase } from '../open-database.ts'

/**
 * Runs one operation of the command line on the database of the environment, and sets the exit code: 1 with the reason
 * on the error output when it fails.
 * @param user the owner of the tables, where it has an address of its own, for what changes the tables themselves.
 */
export const runOnDatabase = async (
  work: (pool: pg.Pool, env: Env) => Promise<string>,
  user: 'application' | 'owner' = 'application',
): Promise<void> => {
  const env = readEnv(process.env)
  const log = pino(pinoOptions('warn'))
  const address = user === 'owner' ? (env.DATABASE_OWNER_URL ?? env.DATABASE_URL) : env.DATABASE_URL
  const { config, stop } = await openDatabase(
    { DATA_DIR: env.DATA_DIR, ...(address !== undefined && { DATABASE_URL: address }) },
    log,
  )
  const pool = createPool(config, (error) => log.error({ err: error }, 'idle database connection'))
  try {
    process.stdout.write(`${await work(pool, env)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await pool.end()
    await stop()
  }
}
