import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startServer } from '../../app/start-server.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import { verifyChain } from '../audit-log/verify-chain.ts'
import { recordEvent } from '../audit-log/record-event.ts'
import { readEnv } from '../env.ts'
import { addJob } from '../jobs/add-job.queries.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { grantToApplication, ownsTables } from './application-role.ts'
import { createDatabase, createPool, type Database } from './database.ts'
import { makeMonths } from './month-parts.ts'
import { migrateOrCheck } from './migrate.ts'
import { sql } from './sql.ts'

/** A second role of the real server: only a superuser makes one. */
const user = `app_${randomUUID().replaceAll('-', '')}`
const { connection } = inject('postgres')
let owner: TestDatabase
let superuser: pg.Client
let url: string
let pool: pg.Pool
let db: Database
beforeAll(async () => {
  owner = await createTestDatabase()
  await buildBrand(owner.db, { slug: 'default' })
  superuser = new pg.Client(
    connection.connectionString === undefined
      ? { ...connection, user: 'postgres', database: 'postgres' }
      : connection,
  )
  await superuser.connect()
  await superuser.query(`create role ${user} login password 'example' nosuperuser nobypassrls`)
  const client = await owner.pool.connect()
  await grantToApplication(client, user)
  // Again, as the next migration does.
  await grantToApplication(client, user)
  client.release()
  const address = new URL(owner.url)
  address.username = user
  address.password = 'example'
  url = address.href
  pool = createPool({ connectionString: url }, () => undefined)
  db = createDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  const client = await owner.pool.connect()
  await client.query(`drop owned by ${user}`).catch(() => superuser.query(`drop owned by ${user}`))
  client.release()
  await owner.drop()
  await superuser.query(`drop role ${user}`)
  await superuser.end()
})

it.each([
  `alter table audit_entry disable trigger user`,
  `alter table customer disable trigger all`,
  `drop table audit_entry`,
  `truncate audit_entry`,
  `update audit_entry set reason = 'x'`,
  `delete from audit_entry`,
  `update schema_migration set hash = 'x'`,
  `create table own_table (id integer)`,
  `alter policy office on partner using (true)`,
  `alter table partner no force row level security`,
  `create policy mine on partner using (true)`,
  `set session_replication_role = replica`,
  `alter table graphile_worker._private_jobs disable row level security`,
])('the user of the application may not: %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be (?:able to SET ROLE|owner)/)
})

it('owns nothing, checks the schema in place of changing it, and makes no months', async () => {
  expect([await ownsTables(owner.db), await ownsTables(db)]).toEqual([true, false])
  expect(await migrateOrCheck(pool)).toEqual([])
  expect(await makeMonths(db, new Date('2031-01-01'))).toEqual([])
})

it('writes the audit log, which stays a chain', async () => {
  const auditActor = { kind: 'staff', id: 1, name: 'asha' } as const
  const event = {
    auditActor,
    action: 'partner.revenue',
    object_kind: 'partner',
    object_id: 1,
    ip: null,
  } as const
  await db.transaction((tx) => recordEvent(tx, event, new Date('2026-11-20T06:00:00Z')))
  expect((await verifyChain(db)).broken).toBeNull()
})

it('is bound by row level security', async () => {
  expect(await asPartner(db, 1, (tx) => tx.rows(sql`select 1 from partner`))).toEqual([])
  expect(await db.rows(sql`select 1 from partner`)).toEqual([])
})

it('serves and works off its jobs', { timeout: 60_000 }, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'application-role-'))
  const env = readEnv({ NODE_ENV: 'test', DEMO: '0', PORT: '0', DATABASE_URL: url, DATA_DIR })
  const server = await startServer(env, pino({ level: 'silent' }))
  try {
    await addJob(db, 'forget_old_rows', {})
    await vi.waitFor(async () => {
      const left = await owner.db.row<{ count: number }>(
        sql`select count(*) as count from graphile_worker._private_jobs where attempts < max_attempts`,
      )
      expect(left?.count).toBe(0)
    }, 30_000)
    const failed = await owner.db.rows(
      sql`select last_error from graphile_worker._private_jobs where last_error is not null`,
    )
    expect(failed).toEqual([])
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200)
  } finally {
    await server.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})

it('does not serve on a schema that its owner has to bring up to date first', async () => {
  await owner.db.run(sql`delete from schema_migration where name = (select max(name) from schema_migration)`)
  await expect(migrateOrCheck(pool)).rejects.toThrow(
    /^\d{3}-\S+\.sql: run npm run db:migrate with DATABASE_OWNER_URL/,
  )
})
