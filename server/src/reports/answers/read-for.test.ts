import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { recordEvents } from '../../platform/audit-log/record-event.ts'
import { createPool } from '../../platform/db/database.ts'
import { createReadReplica, replicaPool, type ReadReplica } from '../../platform/db/read-replica.ts'
import { sql } from '../../platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { readFor } from './read-for.ts'

let test: TestApp
let other: TestDatabase
let until: Date | null
let replica: ReadReplica
const staff = (id: number) => ({ auditActor: { kind: 'staff', id, name: `Reader ${id}` } as const })
const act = (id: number, at: Date): Promise<void> =>
  test.db.transaction((tx) =>
    recordEvents(
      tx,
      [{ ...staff(id), action: 'lender.change', object_kind: 'lender', object_id: 1, ip: null }],
      at,
    ),
  )

beforeAll(async () => {
  test = await createTestApp()
  other = await createTestDatabase()
  replica = { db: other.db, readUntil: async () => until }
})
afterAll(async () => {
  await other.drop()
  await test.close()
})
beforeEach(() => {
  test.clock.advance(60_000)
  until = new Date(test.clock.now().getTime() - 2_000)
})

it('without a replica everything is read where it is written', async () => {
  expect(await readFor(test.services, staff(1))).toBe(test.services)
})

it('who has written nothing reads the replica, as of what it has', async () => {
  const reading = await readFor({ ...test.services, replica }, staff(2))
  expect(reading.db).toBe(other.db)
  expect(reading.now()).toEqual(until)
})

it('who has just written reads the primary for ten seconds, and nobody else', async () => {
  const services = { ...test.services, replica }
  await act(3, test.clock.now())
  test.clock.advance(9_000)
  until = test.clock.now()
  expect((await readFor(services, staff(3))).db).toBe(test.services.db)
  expect((await readFor(services, staff(4))).db).toBe(other.db)
  test.clock.advance(2_000)
  until = test.clock.now()
  expect((await readFor(services, staff(3))).db).toBe(other.db)
})

it('a replica that is minutes behind is not read by who wrote meanwhile', async () => {
  await act(5, test.clock.now())
  until = new Date(test.clock.now().getTime() - 1)
  test.clock.advance(300_000)
  expect((await readFor({ ...test.services, replica }, staff(5))).db).toBe(test.services.db)
})

it('a replica that is away is read by nobody, and that is said once', async () => {
  const log = { info: vi.fn(), warn: vi.fn() }
  const pool = createPool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 }, () => undefined)
  const away = createReadReplica(pool, { log, now: test.clock.now })
  const services = { ...test.services, replica: away }
  for (let time = 0; time < 3; time += 1) expect(await readFor(services, staff(6))).toBe(services)
  expect(log.warn).toHaveBeenCalledTimes(1)
  await pool.end()
})

it('a replica that is no standby has all that was committed, and takes no write', async () => {
  const pool = createPool({ connectionString: other.url, ...replicaPool }, () => undefined)
  const log = { info: vi.fn(), warn: vi.fn() }
  const one = createReadReplica(pool, { log, now: test.clock.now })
  expect(await one.readUntil()).toEqual(test.clock.now())
  await expect(one.db.run(sql`delete from audit_head`)).rejects.toThrow(/read-only transaction/)
  await pool.end()
})
