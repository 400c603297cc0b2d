import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app/app.ts'
import { createPool } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import { readOrMakeMasterKey } from '../../server/src/platform/sealing/master-key-file.ts'
import { rateLimits } from '../../server/src/platform/http/rate-limits.ts'
import { loadDemoData } from '../../server/demo/load-demo.ts'
import { loadReferenceData } from '../../server/seeds/reference/load.ts'
import { fillReports, type Filled } from '../fill/fill-reports.ts'
import { makeDataFolder, openPostgres } from '../product.ts'

/** A product, in this process, on a database of so many applications. */
export interface ReportBenchWorld extends Awaited<ReturnType<typeof buildApp>> {
  pool: pg.Pool
  applications: number
  filled: Filled[]
  close: () => Promise<void>
}

const MOST_CALLS = 10_000_000

/** The product in this process, without limits against floods, and what is to be stopped and removed with it. */
const openApp = async (pool: pg.Pool, masterKey: Buffer, stop: () => Promise<void>) => {
  const built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool,
    masterKey,
    log: pino({ level: 'silent' }),
    limits: {
      ...rateLimits,
      read: MOST_CALLS,
      write: MOST_CALLS,
      sign_in: MOST_CALLS,
      unsigned: MOST_CALLS,
    },
    web: null,
  })
  await built.app.ready()
  const close = async (): Promise<void> => {
    await built.app.close()
    await stop()
  }
  return { ...built, close }
}

const openPool = (connection: pg.PoolConfig): pg.Pool =>
  createPool({ ...connection, statement_timeout: 0 }, (error) => console.error(error))

export const openReportWorld = async (applications: number): Promise<ReportBenchWorld> => {
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path, false)
  const pool = openPool(postgres.connection)
  const stop = async (): Promise<void> => {
    await pool.end()
    await postgres.stop()
    await folder.remove()
  }
  try {
    await migrate(pool)
    const client = await pool.connect()
    await loadReferenceData(client)
    await loadDemoData(client)
    client.release()
    const filled: Filled[] = []
    await fillReports(pool, { applications, seed: 7, now: new Date() }, (one) => filled.push(one))
    return { ...(await openApp(pool, randomBytes(32), stop)), pool, applications, filled }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A database that `npm run fill` has filled, by the product's data folder; it stays. */
export const openFilledWorld = async (dataDir: string): Promise<ReportBenchWorld> => {
  const postgres = await openPostgres(dataDir)
  const pool = openPool(postgres.connection)
  const stop = async (): Promise<void> => {
    await pool.end()
    await postgres.stop()
  }
  try {
    const { rows } = await pool.query<{ applications: number }>(
      'select count(*)::integer as applications from application',
    )
    const app = await openApp(pool, await readOrMakeMasterKey(dataDir), stop)
    return { ...app, pool, applications: rows[0]?.applications ?? 0, filled: [] }
  } catch (error) {
    await stop()
    throw error
  }
}
