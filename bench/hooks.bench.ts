import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { partnerEventTypes } from '@marketplace/contract/partners/partner-events'
import { pino } from 'pino'
import { buildApp } from '../server/src/app/app.ts'
import { jobs } from '../server/src/app/modules.ts'
import { recordPartnerEvent } from '../server/src/partners/events/record-partner-event.ts'
import { addEndpoint } from '../server/src/partners/hooks/hook-endpoints.queries.ts'
import { sealSecret } from '../server/src/partners/hooks/hook-secrets.ts'
import { newHookSecret } from '../server/src/partners/hooks/sign-hook.ts'
import { asOffice } from '../server/src/partners/scope/as-partner.ts'
import { createPool } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { readEnv } from '../server/src/platform/env.ts'
import { runWorker } from '../server/src/platform/jobs/run-worker.ts'
import type { Services } from '../server/src/site/services.ts'
import { buildPartner } from '../server/src/testing/builders/build-partner.ts'
import { inMilliseconds, inSeconds, quantile } from './figures.ts'
import { openMoneyDatabase } from './money/money-world.ts'
import { makeDataFolder } from './product.ts'
import type { Line, Report } from './report.ts'

const ENDPOINTS = 100
const MOST_SECONDS = 30
const GIVE_UP_MS = 120_000
/** As a process of role `all` starts with (app/pool-sizes.ts). */
const JOB_CONNECTIONS = 20

const startReceivers = async (): Promise<{ process: ChildProcess; port: number; ca: string }> => {
  const file = join(import.meta.dirname, 'hooks', 'receivers.ts')
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, ...(JSON.parse(said.toString()) as { port: number; ca: string }) }
}

/** The last of 100 is dead and the one before it slow. */
const pathOf = (at: number): string =>
  at === ENDPOINTS - 1 ? 'dead' : at === ENDPOINTS - 2 ? 'slow' : `good/${at}`

const addEndpoints = async (services: Services, port: number): Promise<number[]> => {
  const partners: number[] = []
  for (let at = 0; at < ENDPOINTS; at += 1) {
    const { partner_id } = await buildPartner(services)
    partners.push(partner_id)
    const endpoint_id = randomUUID()
    const url = `https://localhost:${port}/${pathOf(at)}`
    const secret = sealSecret(services, endpoint_id, newHookSecret())
    const facts = { endpoint_id, partner_id, label: pathOf(at), url, types: [...partnerEventTypes] }
    await asOffice(services.db, (tx) => addEndpoint(tx, { ...facts, secret, now: new Date() }))
  }
  return partners
}

/** One event a transaction, of one partner after another. */
const happen = async ({ db }: Services, partners: readonly number[], events: number): Promise<void> => {
  for (let at = 0; at < events; at += 1) {
    const data = { version: at }
    const partner_id = partners[at % partners.length] ?? 0
    const fact = {
      partner_id,
      type: 'creative.expiring',
      subject: `banner ${at}`,
      data,
      at: new Date(),
    } as const
    await db.transaction((tx) => recordPartnerEvent(tx, fact))
  }
}

interface Delivered {
  label: string
  delivered: number
  /** How long after the event each was taken. */
  waits_ms: number[]
}

const readDelivered = ({ db }: Services): Promise<Delivered[]> =>
  asOffice(db, (tx) =>
    tx.rows(sql`select case when e.label like 'good%' then 'good' else e.label end as label,
        count(*) filter (where d.state = 'delivered')::integer as delivered,
        coalesce(array_agg((extract(epoch from d.ended_at - d.created_at) * 1000)::integer) filter (where d.state = 'delivered'), '{}')
          as waits_ms
      from hook_delivery d join hook_endpoint e using (endpoint_id) group by 1`),
  )

/** Waits until every endpoint that works has all of its events. @returns how long that took, and what there was then */
const untilDelivered = async (services: Services, began: number, wanted: number) => {
  for (;;) {
    const rows = await readDelivered(services)
    const good = rows.find(({ label }) => label === 'good')
    const ms = performance.now() - began
    if ((good?.delivered ?? 0) >= wanted || ms > GIVE_UP_MS) return { ms, good, rows }
    await sleep(100)
  }
}

/** Events to the endpoints of 100 partners, one of which is dead and one slow, by one process of workers. */
export const measureHooks = async (report: Report, quick: boolean): Promise<void> => {
  const events = quick ? 200 : 1_000
  const folder = await makeDataFolder()
  const receivers = await startReceivers()
  const { pool, connection, close } = await openMoneyDatabase()
  try {
    await report.measure('hooks', async (): Promise<Line[]> => {
      const file = join(folder.path, 'ca.pem')
      await writeFile(file, receivers.ca)
      const env = readEnv({ NODE_ENV: 'test', DEMO: '1', HOOKS_LOOPBACK_CA: file, DATA_DIR: folder.path })
      const log = pino({ level: 'silent' })
      const { app, services } = await buildApp({ env, pool, masterKey: randomBytes(32), web: null, log })
      const jobPool = createPool({ ...connection, max: JOB_CONNECTIONS }, (error) => console.error(error))
      const worker = await runWorker(services, jobPool, jobs)
      try {
        const partners = await addEndpoints(services, receivers.port)
        const began = performance.now()
        await happen(services, partners, events)
        const recorded = performance.now() - began
        const wanted = (events / ENDPOINTS) * (ENDPOINTS - 2)
        const { ms, good } = await untilDelivered(services, began, wanted)
        const waits = good?.waits_ms ?? []
        return [
          {
            what: `${events.toLocaleString('en')} events to ${ENDPOINTS} endpoints, one dead and one slow: all that work have theirs`,
            ours: inSeconds(ms),
            target: `≤ ${MOST_SECONDS} s`,
            met: (good?.delivered ?? 0) >= wanted && ms <= MOST_SECONDS * 1_000,
          },
          {
            what: 'from an event until it is taken, half of them',
            ours: inMilliseconds(quantile(waits, 0.5)),
          },
          { what: 'the same, 99 of 100', ours: inMilliseconds(quantile(waits, 0.99)) },
          {
            what: 'to record an event with its delivery and its job',
            ours: inMilliseconds(recorded / events),
          },
        ]
      } finally {
        await worker.stop()
        await app.close()
        await jobPool.end()
      }
    })
  } finally {
    receivers.process.kill()
    await close()
    await folder.remove()
  }
}
