import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { drawCardFaces } from '../../demo/cards/draw-card-faces.ts'
import { loadDemoData } from '../../demo/load-demo.ts'
import { stockDemoVouchers } from '../../demo/stock-demo-vouchers.ts'
import { loadReferenceData } from '../../seeds/reference/load.ts'
import { buildApp } from './app.ts'
import { refuseDemoAccounts } from '../platform/credentials/refuse-demo-accounts.ts'
import { createDatabase, createPool } from '../platform/db/database.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'
import { makeMonths } from '../platform/db/month-parts.ts'
import { logFailure } from '../platform/db/log-failure.ts'
import type { Env } from '../platform/env.ts'
import { allJobs } from './all-jobs.ts'
import { runWorker } from '../platform/jobs/run-worker.ts'
import { openDeletionLedger } from '../rights/my-data/deletion-ledger.ts'
import { replayDeletions } from '../rights/my-data/replay-deletions.ts'
import { asOffice } from '../partners/scope/as-partner.ts'
import { listActiveDemoPartners } from '../partners/accounts/own-partner.queries.ts'
import { loadWebBuild } from '../site/pages/web-build.ts'
import { readOrMakeMasterKey } from '../platform/sealing/master-key-file.ts'
import { listEnabledDemoStaff } from '../office/staff/staff.queries.ts'
import { startStandIns } from '../../demo/stand-ins/start-stand-ins.ts'
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

const openDatabase = async (env: Env, log: FastifyBaseLogger, started: Started): Promise<pg.PoolConfig> => {
  if (env.DATABASE_URL !== undefined) return { connectionString: env.DATABASE_URL }
  const postgres = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  started.add(() => postgres.stop())
  return postgres.connection
}

/** Migrations, and the parts of the months to come. */
const prepareSchema = async (pool: pg.Pool, log: FastifyBaseLogger): Promise<void> => {
  const applied = await migrate(pool, {
    wait: (milliseconds, why) => {
      log.info({ why, milliseconds }, 'the schema waits')
      return sleep(milliseconds)
    },
  })
  if (applied.length > 0) log.info({ applied }, 'migrated')
  await makeMonths(createDatabase(pool), new Date())
}

/**
 * Starts everything in order: database, migrations, reference data, demo data and stand-ins, jobs, pages, the port.
 * @throws Error: what the database said; whatever was started by then is let go of.
 */
export const startServer = async (env: Env, log: FastifyBaseLogger): Promise<RunningServer> => {
  const started = new Started()
  try {
    const config = await openDatabase(env, log, started)
    const pool = createPool(config, (error) => logFailure(log, error, 'idle database connection'))
    started.add(() => pool.end())
    await prepareSchema(pool, log)
    const client = await pool.connect()
    try {
      await loadReferenceData(client)
      if (env.DEMO) await loadDemoData(client)
    } finally {
      client.release()
    }
    if (!env.DEMO) {
      const db = createDatabase(pool)
      refuseDemoAccounts([
        ...(await listEnabledDemoStaff(db)),
        ...(await asOffice(db, listActiveDemoPartners)),
      ])
    }
    const masterKey = env.masterKey ?? (await readOrMakeMasterKey(env.DATA_DIR))
    const web = await loadWebBuild(WEB_DIST)

    const standIns = env.DEMO ? await startStandIns({ pool, log, env }) : null
    if (standIns !== null) started.add(() => standIns.stop())
    const { app, services } = await buildApp({ env: standIns?.env ?? env, pool, masterKey, log, web })
    started.add(() => app.close())
    // Before anybody is answered and anything is sent: a restored backup may have brought back whoever was deleted.
    await replayDeletions(services, openDeletionLedger(env.DATA_DIR))
    if (env.DEMO) {
      await drawCardFaces(services.files)
      await stockDemoVouchers(services)
    }
    const worker = await runWorker(services, pool, allJobs)
    started.add(() => worker.stop())

    await app.listen({ port: env.PORT, host: env.HOST })
    const port = (app.server.address() as { port: number }).port
    standIns?.callBackTo(`http://127.0.0.1:${port}`)
    return {
      port,
      welcome: writeWelcome({ env, port, brands: services.brands() }),
      stop: () => started.stop(),
    }
  } catch (error) {
    await started.stop()
    throw error
  }
}
