import { flushCompileCache } from 'node:module'
import { buildApp } from '../../server/src/app/app.ts'
import { jobs } from '../../server/src/app/modules.ts'
import { createDatabase, createPool } from '../../server/src/platform/db/database.ts'
import { readEnv } from '../../server/src/platform/env.ts'
import { runWorker } from '../../server/src/platform/jobs/run-worker.ts'

/**
 * The product as one process, which the proof `kills` ends by SIGKILL: every call and every job, on the database and the folder it is
 * given. Its clock is CLOCK_AHEAD milliseconds ahead of the machine's, so that a round falls into the month of its loans.
 */

const SWEEP_MS = 100

const given = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}

const ahead = Number(given('CLOCK_AHEAD'))
const onError = (error: Error): void => console.error(error)
const connectionString = given('KILLS_DATABASE')
const pool = createPool({ connectionString, statement_timeout: 60_000 }, onError)
const jobPool = createPool({ connectionString, statement_timeout: 60_000 }, onError)
const { app, services } = await buildApp({
  env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'warn', DATA_DIR: given('DATA_DIR') }),
  pool,
  masterKey: Buffer.from(given('KILLS_KEY'), 'hex'),
  now: () => new Date(Date.now() + ahead),
  web: null,
})
await runWorker({ ...services, db: createDatabase(jobPool) }, jobPool, jobs, SWEEP_MS)
await app.listen({ port: Number(given('PORT')), host: '127.0.0.1' })
// A process that is killed leaves no cache behind by itself: the next one starts in half the time.
flushCompileCache()
