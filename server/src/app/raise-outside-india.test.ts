import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { readEnv, type Env } from '../platform/env.ts'
import { buildBrand } from '../testing/builders/build-brand.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { raiseOutsideIndia } from './raise-outside-india.ts'
import { startServer } from './start-server.ts'

let database: TestDatabase
let DATA_DIR: string
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'outside-india-'))
})
afterAll(async () => {
  await database.drop()
  await rm(DATA_DIR, { recursive: true, force: true })
})

const readAlarms = () =>
  database.db.rows(sql`select subject, detail, times, ended_at is not null as ended from alarm
    where kind = 'outside_india' order by subject`)

it(
  'a named exception is in the log of each start, and an alarm until it is gone',
  { timeout: 60_000 },
  async () => {
    const lines: string[] = []
    const log = pino(
      { level: 'warn' },
      new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk))
          done()
        },
      }),
    )
    const plain = readEnv({ NODE_ENV: 'test', DEMO: '0', PORT: '0', DATABASE_URL: database.url, DATA_DIR })
    const env: Env = {
      ...plain,
      outsideIndia: [{ party: 'CRM', country: 'SG' }],
      warnings: ['CRM stands outside India (SG)'],
    }
    const server = await startServer(env, log)
    await server.stop()
    expect(lines.filter((line) => line.includes('CRM stands outside India (SG)'))).toHaveLength(1)
    expect(await readAlarms()).toEqual([
      { subject: 'CRM', detail: { country: 'SG' }, times: 1, ended: false },
    ])

    const services = { db: database.db, log, now: () => new Date() }
    await raiseOutsideIndia({ ...services, env })
    expect(await readAlarms()).toMatchObject([{ times: 2, ended: false }])
    await raiseOutsideIndia({ ...services, env: plain })
    expect(await readAlarms()).toMatchObject([{ subject: 'CRM', ended: true }])
  },
)
