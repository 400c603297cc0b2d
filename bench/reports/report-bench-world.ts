import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app/app.ts'
import { createPool } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { readEnv } from '../../server/src/platform/env.ts'
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

export const openReportWorld = async (applications: number): Promise<ReportBenchWorld> => {
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path, false)
  const pool = createPool({ ...postgres.connection, statement_timeout: 0 }, (error) => console.error(error))
  const close = async (): Promise<void> => {
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
    const built = await buildApp({
      env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
      pool,
      masterKey: randomBytes(32),
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
    return {
      ...built,
      pool,
      applications,
      filled,
      close: async () => {
        await built.app.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
