import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import type { WebBuild } from './web-build.ts'

let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default', name: 'Old Name' })
  const clientDir = mkdtempSync(join(tmpdir(), 'marketplace-pages-'))
  mkdirSync(join(clientDir, 'assets', 'office'), { recursive: true })
  const document = (name: string) => ({ status: 200, html: `<title>${name}</title>`, inlineStyles: [] })
  const web: WebBuild = {
    ...plainWebBuild(),
    clientDir,
    officeDir: clientDir,
    renderDocument: (_path, { brand }) => document(brand.name),
    previewDocument: ({ bootstrap }) => document(bootstrap.brand.name),
    shellDocument: (_path, { brand }) => ({ key: 'shell', compose: () => document(brand.name) }),
    officeDocument: ({ area, brand, idle_minutes }) =>
      document(`${area} of ${brand.name}, ${idle_minutes} minutes`),
  }
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    web,
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

it('serves the back office by area, under the brand that the path names, with the idle limit of staff', async () => {
  await buildBrand(database.db, { slug: 'nimbupay', name: 'Nimbupay' })
  await vi.waitFor(() => expect(built.services.brands().bySlug('nimbupay')).not.toBeNull())
  const name = built.services.brands().bySlug('default')?.brand.name
  expect(await page('/admin/lenders?q=a')).toBe(`<title>admin of ${name}, 30 minutes</title>`)
  expect(await page('/partner')).toBe(`<title>partner of ${name}, 30 minutes</title>`)
  expect(await page('/nimbupay/partner/login')).toBe('<title>partner of Nimbupay, 30 minutes</title>')
  expect(await page('/unknown/partner/login')).toBe(`<title>partner of ${name}, 30 minutes</title>`)
  const { headers, statusCode } = await built.app.inject({ url: '/admin' })
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
})

const page = async (url: string): Promise<string> => (await built.app.inject({ url })).body

it.each([
  ['/', 'rendered'],
  ['/user/offers', 'made in the browser'],
])('a page (%s, %s) begun before a brand changed is not kept', async (url) => {
  const name = `Renamed for ${url.length}`
  // What the page reads is held back, so that it is still being made when the change comes.
  let early: Promise<string> = Promise.resolve('')
  await database.db.transaction(async (tx) => {
    await tx.run(sql`lock table consent_text in access exclusive mode`)
    early = page(url)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    await database.db.run(sql`update brand set name = ${name}`)
    await vi.waitFor(() => expect(built.services.brands().bySlug('default')?.brand.name).toBe(name))
  })
  await early
  expect(await page(url)).toContain(name)
  expect(await page(url)).toContain(name)
})
