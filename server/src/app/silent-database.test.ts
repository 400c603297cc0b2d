import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type pg from 'pg'
import { createDatabase, createPool, patientPool } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { readEnv } from '../platform/env.ts'
import { buildBrand } from '../testing/builders/build-brand.ts'
import { startSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildApp } from './app.ts'

const masterKey = randomBytes(32)
let database: TestDatabase
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})
afterAll(() => database.drop())

const openPool = (url: string): pg.Pool => {
  const patience = patientPool({ connectMs: 3_000, statementMs: 1_000 })
  const pool = createPool({ connectionString: url, ...patience, max: 4 }, () => undefined)
  stops.push(() => pool.end())
  return pool
}
const startProxy = async (): Promise<SilentProxy> => {
  const proxy = await startSilentProxy(database.url)
  stops.push(() => proxy.stop())
  return proxy
}
const startApp = async (url: string, beatMs: number, lookMs: number, ANSWER_SECONDS = '25') => {
  const built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', ANSWER_SECONDS }),
    pool: openPool(url),
    watchPool: openPool(url),
    masterKey,
    web: null,
    follow: { beatMs, lookMs },
  })
  stops.push(() => built.app.close())
  await built.app.ready()
  return built
}
const asked = { name: 'Asha', email: 'a@example.com', phone: '9812345678', description: 'Hello' }

it('gives a statement up that no answer comes to, and its connection with it', async () => {
  const proxy = await startProxy()
  const db = createDatabase(openPool(proxy.url))
  await db.row(sql`select 1`)
  await expect(
    db.transaction(async (tx) => {
      await tx.row(sql`select 1`)
      proxy.silence()
      await tx.transaction((inner) => inner.row(sql`select 2`))
    }),
  ).rejects.toThrow('Query read timeout')
  proxy.admit()
  expect(await db.row(sql`select 3 as three`)).toEqual({ three: 3 })
})

it('answers 503 with Retry-After while the database is silent, and works again afterwards', async () => {
  const proxy = await startProxy()
  const { app } = await startApp(proxy.url, 60_000, 60_000)
  const help = () => app.inject({ method: 'POST', url: '/api/help-request', payload: asked })
  expect((await help()).statusCode).toBe(200)
  proxy.silence()
  for (const answer of [await help(), await app.inject({ url: '/readyz' })])
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  proxy.admit()
  await vi.waitFor(async () => expect((await help()).statusCode).toBe(200), 10_000)
})

it('answers within its deadline, whatever it waits for', async () => {
  const { app, services } = await startApp(database.url, 60_000, 60_000, '1')
  let release = (): void => undefined
  const held = database.db.transaction(async (tx) => {
    await tx.run(sql`lock table help_request in access exclusive mode`)
    await new Promise<void>((resolve) => {
      release = resolve
    })
  })
  vi.spyOn(services.db, 'transaction').mockReturnValue(new Promise(() => undefined))
  const answer = await app.inject({ method: 'POST', url: '/api/help-request', payload: asked })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  release()
  await held
})

const renameBrand = (name: string) =>
  database.db.run(sql`update brand set name = ${name} where slug = 'default'`)
const shown = async ({ app }: Awaited<ReturnType<typeof startApp>>) =>
  (await app.inject({ url: '/api/brand-config' })).json<{ data: { name: string } }>().data.name

it('sees a change by the version where no notice comes', async () => {
  const proxy = await startProxy()
  const built = await startApp(proxy.url, 600_000, 50)
  expect(proxy.silence('listen "brand_change"')).toBe(1)
  await renameBrand('Known by its version')
  await vi.waitFor(async () => expect(await shown(built)).toBe('Known by its version'), 10_000)
})

it('notices that the connection it listens on is dead, and listens on another', async () => {
  const proxy = await startProxy()
  const built = await startApp(proxy.url, 100, 600_000)
  expect(proxy.silence('listen "brand_change"')).toBe(1)
  await renameBrand('Known by its notice')
  await vi.waitFor(async () => expect(await shown(built)).toBe('Known by its notice'), 10_000)
})

it.each([
  ['a brand', 'brand_change', sql`update brand set title = 'Another' where slug = 'default'`],
  ['a language', 'reference_change', sql`update language set image = image`],
  ['an option set', 'reference_change', sql`update option_set set sort_order = sort_order`],
  ['a lender', 'lender_change', sql`update lender set updated_at = updated_at`],
  [
    'a rate of gold',
    'lender_change',
    sql`insert into gold_rate (day, version, rupees_per_gram_24k, source) values ('2020-01-01', 1, 5000, 'example')`,
  ],
  ['a figure of the law', 'lender_change', sql`update regulated_figure set value = value`],
  ['a card', 'card_change', sql`update credit_card set status = status`],
])('moves a version on with %s', async (_what, channel, change) => {
  const versionOf = async () =>
    (
      await database.db.row<{ version: number }>(
        sql`select version from cached_version where channel = ${channel}`,
      )
    )?.version ?? 0
  const before = await versionOf()
  await database.db.run(change)
  expect(await versionOf()).toBeGreaterThan(before)
})
