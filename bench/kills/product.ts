import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { buildApp } from '../../server/src/app/app.ts'
import { createDatabase, createPool, type Database } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import type { Services } from '../../server/src/site/services.ts'
import { buildBrand } from '../../server/src/testing/builders/build-brand.ts'
import { loadReferenceData } from '../../server/seeds/reference/load.ts'
import { makeDataFolder, openPostgres } from '../product.ts'
import { startServerProcess } from '../server-process.ts'

/** The clock of every process stands here when the proof begins, and goes on from it. */
const BEGIN = Date.parse('2026-11-20T04:00:00Z')

/** The product in a process that is killed and started again, beside a database and a folder that stay. */
export interface KilledProduct {
  /** For building what a round begins with; it serves nobody and does no job. */
  services: Services
  db: Database
  url(): string
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** @param losesJobs plants the fault: a product that knows nothing of the jobs that were waiting when it was killed. */
export const startKilledProduct = async (losesJobs: boolean): Promise<KilledProduct> => {
  const folder = await makeDataFolder()
  const postgres = await openPostgres(folder.path, false)
  const pool = createPool({ ...postgres.connection, statement_timeout: 60_000 }, (error) =>
    console.error(error),
  )
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  const db = createDatabase(pool)
  await buildBrand(db, { slug: 'default' })
  const masterKey = randomBytes(32)
  const ahead = BEGIN - Date.now()
  const { app, services } = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: folder.path }),
    pool,
    masterKey,
    now: () => new Date(Date.now() + ahead),
    web: null,
  })
  const start = () =>
    startServerProcess({
      file: 'bench/kills/product-process.ts',
      env: {
        KILLS_DATABASE: postgres.connectionString,
        KILLS_KEY: masterKey.toString('hex'),
        CLOCK_AHEAD: String(ahead),
        DATA_DIR: folder.path,
        NODE_COMPILE_CACHE: join(folder.path, 'compiled'),
      },
      logFile: join(folder.path, 'server.log'),
      readyPath: '/readyz',
    })
  let server = await start()
  return {
    services,
    db,
    url: () => `http://127.0.0.1:${server.port}`,
    kill: async () => {
      await server.kill()
      if (losesJobs) await db.run(sql`delete from graphile_worker._private_jobs`)
      // As if the seconds had passed that the sweep leaves a new run to take its lock; the killed one's lock went with its connection.
      await db.run(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
        where locked_at is not null`)
    },
    restart: async () => {
      server = await start()
    },
    stop: async () => {
      await server.stop()
      await app.close()
      await pool.end()
      await postgres.stop()
      await folder.remove()
    },
  }
}
