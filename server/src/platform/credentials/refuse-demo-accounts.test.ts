import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { readEnv } from '../env.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listEnabledDemoStaff } from '../../office/staff/staff.queries.ts'
import { startServer } from '../../app/start-server.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('names the accounts', () => {
  expect(() => refuseDemoAccounts([])).not.toThrow()
  expect(() => refuseDemoAccounts(['admin', 'caller'])).toThrow(
    'Demo accounts are enabled in this database: admin, caller.',
  )
})

/** The address of the test file's own database. */
const databaseUrl = async (): Promise<string> => {
  const { connection } = inject('postgres')
  const row = await running.db.row<{ name: string }>(sql`select current_database() as name`)
  if (connection.connectionString !== undefined) {
    const url = new URL(connection.connectionString)
    url.pathname = `/${row?.name ?? ''}`
    return url.href
  }
  const { user = '', password, host = '', port } = connection
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${secret}@socket/${row?.name}?host=${encodeURIComponent(host)}&port=${port}`
}

test('a server that is not a demo does not start while one is enabled', async () => {
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: await databaseUrl(),
    DEMO: '0',
    PORT: '0',
    // No folder can be made inside of a file.
    DATA_DIR: `${import.meta.filename}/data`,
  })
  await buildMarket(running)
  expect(await listEnabledDemoStaff(running.db)).toEqual(['admin', 'analyst', 'approver', 'caller'])
  const closePartners = () =>
    asOffice(running.db, (tx) => tx.run(sql`update partner set status = 'closed' where is_demo = 1`))
  const log = pino({ level: 'silent' })
  await expect(startServer(env, log)).rejects.toThrow('Demo accounts are enabled')
  await running.db.run(sql`update staff set disabled_at = now() where username <> 'caller'`)
  await expect(startServer(env, log)).rejects.toThrow('in this database: caller, partner@example.com.')
  await closePartners()
  await expect(startServer(env, log)).rejects.toThrow('in this database: caller.')
  await running.db.run(sql`update staff set disabled_at = now() where username = 'caller'`)
  // Past this check it fails for want of a place to keep its key.
  await expect(startServer(env, log)).rejects.toThrow('ENOTDIR')
})
