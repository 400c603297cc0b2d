import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildBrand } from '../server/src/testing/builders/build-brand.ts'
import { loadReferenceData } from '../server/seeds/reference/load.ts'
import { startBalancer } from './drain/balancer.ts'
import { makeDataFolder, openPostgres } from './product.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/**
 * The proof `drain` (scripts/proofs.ts): two servers behind a balancer that obeys /readyz, `--n` SIGTERMs one after another while
 * visitors read and write; not one request fails, and what was acknowledged is there once. The planted fault is a balancer that
 * does not ask who is ready.
 */

const VISITORS = 8
const COUNTEREXAMPLE = 2

const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } })
const n = Number(values.n)
const isFaulty = process.env['PROVE_FAULT'] === '1'

const folder = await makeDataFolder()
const postgres = await openPostgres(folder.path)
const pool = createPool(postgres.connection, (error) => console.error(error))
const db = createDatabase(pool)
const balancer = await startBalancer(!isFaulty)
const servers: (ServerProcess | null)[] = []
const served = (): void => balancer.serve(servers.flatMap((server) => server?.port ?? []))

const start = (): Promise<ServerProcess> =>
  startServerProcess({
    file: 'server/src/main.ts',
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: folder.path,
      DEMO: '0',
      DRAIN_SECONDS: '2',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    logFile: join(folder.path, 'server.log'),
    readyPath: '/readyz',
  })

const counts = { requests: 0, failed: 0, acknowledged: 0 }
/** Why requests failed, and how many. */
const causes = new Map<string, number>()
const ending = new AbortController()
/** Reads a page's data and writes a visit, in turn, for as long as the run lasts. */
const visit = async (): Promise<void> => {
  const at = `http://127.0.0.1:${balancer.port}`
  while (!ending.signal.aborted) {
    for (const isWrite of [false, true]) {
      counts.requests += 1
      // Each from an address of its own: a limit is no failure to drain.
      const from = `10.${(counts.requests >> 16) & 255}.${(counts.requests >> 8) & 255}.${counts.requests & 255}`
      const failure = await (
        isWrite
          ? fetch(`${at}/api/track-event`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
              body: JSON.stringify({ category: 'page', goal: `drain-${randomUUID().slice(0, 8)}` }),
            })
          : fetch(`${at}/api/brand-config`, { headers: { 'x-forwarded-for': from } })
      ).then(
        async (came) => {
          const text = await came.text()
          return came.ok ? null : `${came.status} ${text.slice(0, 80)}`
        },
        (error: unknown) => String(error),
      )
      if (failure !== null) {
        counts.failed += 1
        causes.set(failure, (causes.get(failure) ?? 0) + 1)
      } else if (isWrite) counts.acknowledged += 1
      await sleep(20)
    }
  }
}

try {
  await migrate(pool)
  const client = await pool.connect()
  await loadReferenceData(client)
  client.release()
  await buildBrand(db, { slug: 'default' })
  servers.push(await start(), await start())
  served()
  while (balancer.readyCount() < 2) await sleep(50)
  const visitors = Array.from({ length: VISITORS }, visit)
  for (let stopped = 0; stopped < n; stopped += 1) {
    const which = stopped % 2
    const leaving = servers[which]
    await leaving?.stop()
    servers[which] = await start()
    served()
    if (!isFaulty) while (balancer.readyCount() < 2) await sleep(50)
  }
  ending.abort()
  await Promise.all(visitors)
  const row = await db.row<{ rows: number }>(
    sql`select count(*) as rows from tracked_event where goal like 'drain-%'`,
  )
  const kept = row?.rows ?? 0
  console.log(
    `${n} stops: ${counts.requests} requests, ${counts.failed} failed; ${counts.acknowledged} writes acknowledged, ${kept} there`,
  )
  for (const [cause, times] of causes) console.log(`${times} times: ${cause}`)
  if (counts.failed > 0 || kept < counts.acknowledged) process.exitCode = COUNTEREXAMPLE
} finally {
  ending.abort()
  await balancer.stop()
  for (const server of servers) await server?.stop()
  await pool.end()
  await postgres.stop()
  await folder.remove()
}
