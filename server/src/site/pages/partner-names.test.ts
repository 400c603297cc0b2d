import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { readEnv } from '../../platform/env.ts'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createPartnerNames } from './partner-names.ts'

let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default', name: 'Default' })
  await buildBrand(database.db, { slug: 'haritmudra', name: 'Haritmudra' })
  await asOffice(database.db, (tx) =>
    tx.run(sql`insert into partner (slug, name, contact_name, email, phone, status) values
      ('gomti-associates', 'Gomti Associates', 'B', 'g@example.com', '9876543210', 'active'),
      ('ended-shop', 'Ended Shop', 'B', 'e@example.com', '9876543210', 'closed')`),
  )
  const document = (name: string | undefined) => ({ status: 200, html: `from ${name}`, inlineStyles: [] })
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    web: plainWebBuild({ renderDocument: (_path, { partner_name }) => document(partner_name) }),
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

test.each([
  ['/terms-of-use?partner=haritmudra', 'from Haritmudra'],
  ['/terms-of-use?partner=gomti-associates', 'from Gomti Associates'],
  ['/privacy-policy?partner=gomti-associates', 'from Gomti Associates'],
  ['/privacy-policy?partner=ended-shop', 'from undefined'],
  ['/privacy-policy?partner=nobody', 'from undefined'],
  ['/privacy-policy', 'from undefined'],
])('%s: %s', async (url, body) => {
  expect((await built.app.inject({ url })).body).toBe(body)
})

test('a partner that takes another name has it on the page', async () => {
  await asOffice(database.db, (tx) =>
    tx.run(sql`update partner set name = 'Gomti Finance' where slug = 'gomti-associates'`),
  )
  await expect
    .poll(async () => (await built.app.inject({ url: '/terms-of-use?partner=gomti-associates' })).body, {
      timeout: 5_000,
    })
    .toBe('from Gomti Finance')
})

test('while the database is away the page stands without the sentence', async () => {
  const away = { ...database.db, transaction: () => Promise.reject(new Error('away')) }
  expect(await createPartnerNames({ ...built.services, db: away }).find('gomti-associates')).toBeNull()
})
