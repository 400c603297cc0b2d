import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { readEnv } from '../../platform/env.ts'
import { brandDraft } from '../../testing/builders/build-brand-draft.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '0', DEFAULT_BRAND: 'market' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    web: plainWebBuild(),
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

it('serves staff without a brand, tells visitors so, and opens with the first one', async () => {
  const { app, services } = built
  const admin = await buildStaff(services)
  const page = () => app.inject({ url: '/' })
  const closed = await page()
  expect(closed.statusCode).toBe(503)
  expect(closed.body).toContain('This site is not open yet')
  const office = await app.inject({ url: '/admin/brands' })
  expect([office.statusCode, office.body]).toEqual([200, '<title>Back office</title>'])
  expect(office.headers['content-security-policy']).toContain("frame-src 'self'")
  const products = await app.inject({ url: '/api/products' })
  expect([products.statusCode, products.json<{ code: string }>().code]).toEqual([
    503,
    'temporarily_unavailable',
  ])
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)

  const list = await app.inject({ url: '/api/brands/list', headers: admin.headers })
  expect(list.json()).toMatchObject({ data: [], total: 0, default_slug: 'market', has_default: 0 })
  const create = (slug: string) =>
    app.inject({
      method: 'POST',
      url: '/api/brands/create',
      headers: admin.headers,
      payload: { slug, draft: brandDraft() },
    })
  expect((await create('other')).json()).toMatchObject({
    details: [{ field: 'slug', message: 'The first brand has to be the default one of this server' }],
  })
  const created = await create('market')
  expect(created.json()).toMatchObject({ success: true, data: { is_default: 1, example_data: 0 } })

  await expect
    .poll(async () => (await page()).body, { timeout: 10_000 })
    .toContain('<title>Nimbu Pay</title>')
})
