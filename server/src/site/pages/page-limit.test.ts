import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { readEnv } from '../../platform/env.ts'
import { rateLimits } from '../../platform/http/rate-limits.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildUrlSegment } from '../../testing/builders/build-url-segment.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const LIMIT = 3
let database: TestDatabase
let built: BuiltApp
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  await buildUrlSegment(database.db, { segment: 'diwali' })
  built = await buildApp({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1' }),
    pool: database.pool,
    masterKey: randomBytes(32),
    limits: { ...rateLimits, read: LIMIT },
    web: plainWebBuild(),
  })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})

/** The statuses of one request more than the limit, all from one address. */
const statuses = async (url: string, remoteAddress: string): Promise<number[]> => {
  const all: number[] = []
  for (let turn = 0; turn <= LIMIT; turn += 1)
    all.push((await built.app.inject({ url, remoteAddress })).statusCode)
  return all
}

it.each([
  ['/calculators/emi?amount=500000', '203.0.113.1'],
  ['/credit-cards?fee=0', '203.0.113.2'],
  ['/diwali', '203.0.113.3'],
])('%s is made for each visitor, so it is counted', async (url, address) => {
  expect(await statuses(url, address)).toEqual([200, 200, 200, 429])
})

it.each([
  '/',
  '/?utm_source=x',
  '/calculators/emi',
  '/credit-cards',
  '/user/offers?from=x',
  '/terms-of-use?partner=x',
])('%s is kept, so it is not', async (url) => {
  expect(await statuses(url, '203.0.113.4')).toEqual([200, 200, 200, 200])
})
