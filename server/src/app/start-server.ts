import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { loadReferenceData } from '../../seeds/reference/load.ts'
import { listEnabledDemoStaff } from '../office/staff/published.ts'
import { listActiveDemoPartners } from '../partners/accounts/published.ts'
import { asOffice } from '../partners/scope/as-partner.ts'
import { refuseDemoAccounts } from '../platform/credentials/refuse-demo-accounts.ts'
import { replicaPool } from '../platform/db/read-replica.ts'
import { ownsTables } from '../platform/db/application-role.ts'
import { createDatabase, createPool, patientPool } from '../platform/db/database.ts'
import { hasRoom } from '../platform/db/has-room.ts'
import { logFailure } from '../platform/db/log-failure.ts'
import { migrateOrCheck } from '../platform/db/migrate.ts'
import { makeMonths } from '../platform/db/month-parts.ts'
import type { Env } from '../platform/env.ts'
import { runWorker } from '../platform/jobs/run-worker.ts'
import { nameConnections } from '../platform/sealing/known-keys.ts'
import { clearScratch } from '../platform/scratch/scratch-folder.ts'
import { readOrMakeMasterKey } from '../platform/sealing/master-key-file.ts'
import { createMasterKeys } from '../platform/sealing/master-keys.ts'
import { openDeletionLedger } from '../rights/my-data/deletion-ledger.ts'
import { replayDeletions } from '../rights/my-data/replay-deletions.ts'
import { healthModule } from '../site/health/module.ts'
import { loadWebBuild } from '../site/pages/web-build.ts'
import { buildApp } from './app.ts'
import { held, jobs, modules } from './modules.ts'
import { openDatabase } from './open-database.ts'
import { poolSizesOf } from './pool-sizes.ts'
import { raiseOutsideIndia } from './raise-outside-india.ts'
import { createMovableClock } from '../platform/calendar/movable-clock.ts'
import { loadDemo, type Demo } from './start-demo.ts'
import { writeWelcome } from './write-welcome.ts'

export interface RunningServer {
  port: number
  welcome: string
  stop(): Promise<void>
}

const WEB_DIST = new URL('../../../web/dist/', import.meta.url).pathname

/** What was started, let go of in the opposite order. */
class Started {
  readonly #stops: (() => Promise<void>)[] = []
  add(stop: () => Promise<void>): void {
    this.#stops.unshift(stop)
  }
  async stop(): Promise<void> {
    for (const stop of this.#stops) await stop()
  }
}

/** Migrations, and the parts of the months to come; where another user owns the tables, the check that no migration is missing. */
const prepareSchema = async (
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
): Promise<void> => {
  const applied = await migrateOrCheck(pool, {
    wait: (milliseconds, why) => {
      log.info({ why, milliseconds }, 'the schema waits')
      return sleep(milliseconds)
    },
  })
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const db = createDatabase(pool)
  await makeMonths(db, new Date())
  if (NODE_ENV === 'production' && (await ownsTables(db)))
    log.warn(
      'the user of DATABASE_URL owns the tables and could disable what guards them (DATABASE_OWNER_URL)',
    )
}

/** Adds what the database lacks of the reference and example data. @throws Error where a demo account is enabled without a demo. */
const prepareData = async (pool: pg.Pool, demo: Demo | null): Promise<void> => {
  const client = await pool.connect()
  try {
    await loadReferenceData(client)
    await demo?.loadDemoData(client)
  } finally {
    client.release()
  }
  if (demo !== null) return
  const db = createDatabase(pool)
  refuseDemoAccounts([...(await listEnabledDemoStaff(db)), ...(await asOffice(db, listActiveDemoPartners))])
}

/** Brings schema and data up to date and ends the pool: before any key is read, or made in DATA_DIR. @returns the demo, where it is one. */
const prepareDatabase = async (pool: pg.Pool, log: FastifyBaseLogger, env: Env): Promise<Demo | null> => {
  try {
    await prepareSchema(pool, log, env)
    const demo = env.DEMO ? await loadDemo() : null
    await prepareData(pool, demo)
    return demo
  } finally {
    await pool.end()
  }
}

/** Removes what processes that were killed left in the temporary folder; what cannot be removed is said, and keeps nobody from starting. */
const clearLeftovers = async (log: FastifyBaseLogger): Promise<void> => {
  const { removed, errors } = await clearScratch()
  if (removed > 0) log.info({ removed }, 'removed temporary folders of processes that were killed')
  for (const err of errors) log.warn({ err }, 'a temporary folder of a process that was killed stays')
}

/**
 * Starts what ROLE asks for, in order: database, migrations, reference data, demo data and stand-ins, pages, jobs, the port. A
 * worker answers for its health alone.
 * @throws Error: what the database said; whatever was started by then is let go of.
 */
export const startServer = async (env: Env, log: FastifyBaseLogger): Promise<RunningServer> => {
  for (const warning of env.warnings) log.warn(warning)
  await clearLeftovers(log)
  const started = new Started()
  try {
    const { config, folder, stop } = await openDatabase(env, log)
    started.add(stop)
    const onIdleError = (error: Error): void => logFailure(log, error, 'idle database connection')
    const demo = await prepareDatabase(createPool({ ...config, max: 4 }, onIdleError), log, env)
    const masterKey = env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR))
    const { otherMasterKey } = env
    const application_name = nameConnections(createMasterKeys(masterKey, [otherMasterKey]))
    const patience = patientPool({
      connectMs: env.DATABASE_CONNECT_SECONDS * 1_000,
      statementMs: env.DATABASE_STATEMENT_SECONDS * 1_000,
    })
    const openPool = (max: number, on: pg.PoolConfig = config): pg.Pool => {
      const pool = createPool({ ...patience, ...on, max, application_name }, onIdleError)
      started.add(() => pool.end())
      return pool
    }
    const sizes = poolSizesOf(env)
    const { DATABASE_READ_URL } = env
    const readsApart = DATABASE_READ_URL !== undefined && env.ROLE !== 'worker'
    const pool = openPool(sizes.requests)

    const demoClock = demo === null ? null : createMovableClock(() => new Date())
    const standIns =
      demo === null
        ? null
        : await demo.startStandIns({ pool, log, env, ...(demoClock !== null && { now: demoClock.now }) })
    if (standIns !== null) started.add(() => standIns.stop())
    const isWorker = env.ROLE === 'worker'
    const { app, services } = await buildApp({
      env: standIns?.env ?? env,
      pool,
      watchPool: openPool(sizes.watch),
      readPool: readsApart
        ? openPool(sizes.reading, { ...replicaPool, connectionString: DATABASE_READ_URL })
        : null,
      hasRoom: async () => folder === null || hasRoom(folder),
      masterKey,
      otherMasterKey,
      demoClock,
      log,
      web: isWorker ? null : await loadWebBuild(WEB_DIST),
      mounted: isWorker ? [healthModule] : modules,
    })
    started.add(() => app.close())
    await raiseOutsideIndia(services)
    // Before anybody is answered and anything is sent: a restored backup may have brought back whoever was deleted.
    await replayDeletions(held, services, openDeletionLedger(env.DATA_DIR))
    await demo?.furnishDemo(services)
    if (env.ROLE !== 'web') {
      const jobPool = openPool(sizes.jobs)
      const worker = await runWorker({ ...services, db: createDatabase(jobPool) }, jobPool, jobs)
      started.add(() => worker.stop())
    }

    await app.listen({ port: env.PORT, host: env.HOST })
    const port = (app.server.address() as { port: number }).port
    started.add(async () => {
      services.lifecycle.isDraining = true
      await sleep(env.DRAIN_SECONDS * 1_000)
    })
    standIns?.callBackTo(`http://127.0.0.1:${port}`)
    const brands = services.brands()
    return {
      port,
      welcome:
        demo?.writeDemoWelcome({ port, defaultBrand: env.DEFAULT_BRAND, brands }) ??
        writeWelcome(env, port, brands),
      stop: () => started.stop(),
    }
  } catch (error) {
    await started.stop()
    throw error
  }
}
