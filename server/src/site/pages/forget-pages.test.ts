import { randomBytes } from 'node:crypto'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const hosts = ['localhost', 'neem.localhost'] as const
const paths = ['/', '/our-lenders', '/credit-cards', '/user/offers', '/admin'] as const
/** What was made since the last change, as host and path. */
const made: string[] = []
const note = (slug: string, path: string): void => {
  made.push(`${slug === 'neem' ? 'neem.localhost' : 'localhost'}${path}`)
}

let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  await buildBrand(database.db, { slug: 'neem' })
  const document = (html: string) => ({ status: 200, html, inlineStyles: [] })
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    web: plainWebBuild({
      renderDocument: (path: string, { brand, lender_count }: Bootstrap) => {
        note(brand.slug, path)
        return document(`${lender_count} lenders`)
      },
      shellDocument: (_path, { brand }) => ({
        key: 'shell',
        compose: () => {
          note(brand.slug, '/user/offers')
          return document('shell')
        },
      }),
      officeDocument: ({ brand }) => {
        note(brand.slug, '/admin')
        return document('office')
      },
    }),
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

const page = async (host: string, url: string): Promise<string> =>
  (await built.app.inject({ url, headers: { host } })).body
/** Asks for every page. @returns those that had to be made. */
const askForAll = async (): Promise<string[]> => {
  made.length = 0
  for (const host of hosts) for (const path of paths) await page(host, path)
  return [...made]
}
beforeEach(async () => {
  await askForAll()
  expect(await askForAll()).toEqual([])
})
const all = (...shown: string[]): string[] => hosts.flatMap((host) => shown.map((path) => `${host}${path}`))

it('a brand that is saved forgets its own pages alone', async () => {
  const brand = () => built.services.brands().bySlug('neem')?.brand
  await database.db.run(sql`update brand set title = 'Another title' where slug = 'neem'`)
  await vi.waitFor(() => expect(brand()?.title).toBe('Another title'))
  expect(await askForAll()).toEqual(paths.map((path) => `neem.localhost${path}`))
})

it('a lender that changes forgets the pages that show lenders', async () => {
  const { lender_id } = await buildLender(database.db)
  const name = () => built.services.lenders().find(lender_id)?.legal_name
  await vi.waitFor(() => expect(name()).toBeDefined())
  await askForAll()
  await database.db.run(sql`update lender set legal_name = 'Renamed Limited' where lender_id = ${lender_id}`)
  await vi.waitFor(() => expect(name()).toBe('Renamed Limited'))
  expect(await askForAll()).toEqual(all('/', '/our-lenders'))
})

it('a lender more is counted on every page that says how many there are', async () => {
  const count = async () => Number((await page('localhost', '/')).split(' ')[0])
  const before = await count()
  await buildLender(database.db)
  await vi.waitFor(async () => expect(await count()).toBe(before + 1))
  expect(await askForAll()).not.toContain('localhost/admin')
})

it('a card that changes forgets the pages of cards', async () => {
  const state = built.services.cards.current()
  await buildCard(database.db, { status: 1 })
  await vi.waitFor(() => expect(built.services.cards.current()).not.toBe(state))
  expect(await askForAll()).toEqual(all('/credit-cards'))
})

it('reference data that change forget every page of customers', async () => {
  const state = built.services.reference()
  await database.db.run(sql`update language set is_default = is_default`)
  await vi.waitFor(() => expect(built.services.reference()).not.toBe(state))
  expect(await askForAll()).toEqual(all(...paths.filter((path) => path !== '/admin')))
})
