import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { readEnv } from '../platform/env.ts'
import { addJob } from '../platform/jobs/add-job.queries.ts'
import { buildBrand } from '../testing/builders/build-brand.ts'
import { startOddServer, type OddServer } from '../testing/start-odd-server.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { poolSizesOf } from './pool-sizes.ts'
import { startServer, type RunningServer } from './start-server.ts'

let database: TestDatabase
let folder: string
const running: (RunningServer | OddServer)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  folder = await mkdtemp(join(tmpdir(), 'roles-'))
})
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const startAs = async (ROLE: string, variables: Record<string, string> = {}) => {
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: '0',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ROLE,
    ...variables,
  })
  const server = await startServer(env, pino({ level: 'silent' }))
  running.push(server)
  const at = `http://127.0.0.1:${server.port}`
  return {
    ...server,
    status: async (path: string, token = '') =>
      (await fetch(`${at}${path}`, { headers: { authorization: `Bearer ${token}` } })).status,
    post: async (path: string, body: object) =>
      (
        await fetch(`${at}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
  }
}
const startCrm = async () => {
  const crm = await startOddServer(200)
  running.push(crm)
  return crm
}

it('what a web process is asked for, the worker of the same database does', async () => {
  const [crmOfWeb, crmOfWorker] = [await startCrm(), await startCrm()]
  const web = await startAs('web', { CRM_URL: crmOfWeb.url, CRM_ORG_ID: 'web' })
  const asked = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    description: 'Please call me back',
  }
  expect(await web.post('/api/help-request', asked)).toBe(200)
  expect(await web.status('/')).toBe(200)

  const METRICS_TOKEN = 'example-token-of-the-monitoring-system'
  const worker = await startAs('worker', { CRM_URL: crmOfWorker.url, CRM_ORG_ID: 'worker', METRICS_TOKEN })
  await vi.waitFor(() => expect(crmOfWorker.requests).toHaveLength(1), 10_000)
  expect(crmOfWeb.requests).toEqual([])

  expect(worker.welcome).toMatch(/^Running jobs; health on \S+\/healthz\n$/)
  for (const path of ['/healthz', '/readyz']) expect([path, await worker.status(path)]).toEqual([path, 200])
  expect(await worker.status('/metrics', METRICS_TOKEN)).toBe(200)
  for (const path of ['/', '/admin', '/api/search-list/en', '/api/docs', '/metrics'])
    expect([path, await worker.status(path)]).toEqual([path, 404])
})

it('jobs that hold every connection of theirs hold up no request', async () => {
  const server = await startAs('all')
  await database.db.transaction(async (tx) => {
    await tx.run(sql`lock table help_request, lender_application in access exclusive mode`)
    for (let id = 1; id <= 20; id += 1) {
      await addJob(database.db, 'deliver_help_request', { help_request_id: 1_000_000 + id })
      await addJob(database.db, 'tell_lender_withdrawal', { lender_application_id: 1_000_000 + id })
    }
    // Six queues listen and one connection shows that the process lives; each of the others waits for the tables.
    const free = poolSizesOf(readEnv({ NODE_ENV: 'test' })).jobs - 7
    await vi.waitFor(async () => {
      const waiting = await database.db.row<{ count: number }>(sql`select count(*) as count
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting?.count).toBe(free)
    }, 10_000)
    for (const path of ['/readyz', '/api/search-list/en', '/'])
      expect([path, await server.status(path)]).toEqual([path, 200])
  })
})
