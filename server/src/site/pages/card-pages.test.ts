import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildApp, type BuiltApp } from '../../app/app.ts'
import { sql } from '../../platform/db/sql.ts'
import { readEnv } from '../../platform/env.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { plainWebBuild } from '../../testing/plain-web-build.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let built: BuiltApp
/** Every page that was made, with its query and the cards that it was given. */
const made: string[] = []
const other = { host: 'loans.example.com' }
/** The purposes of the consents that the page made last asks for. */
let asked: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default', product_types: ['Credit Cards'] })
  await buildBrand(database.db, { slug: 'loans', hosts: [other.host] })
  const web = plainWebBuild({
    renderDocument: (path, { cards, consent_texts }, search) => {
      asked = consent_texts.map(({ purpose }) => purpose).toSorted()
      const names = cards?.map(({ category_name }) => category_name).join()
      made.push(`${path}${search}: ${names}`)
      return { status: 200, html: `${path}${search}: ${names}`, inlineStyles: [] }
    },
  })
  const env = readEnv({ NODE_ENV: 'test', DEMO: '1' })
  built = await buildApp({ env, pool: database.pool, masterKey: randomBytes(32), web })
})
afterAll(async () => {
  await built.app.close()
  await database.drop()
})
beforeEach(async () => {
  await database.db.run(sql`delete from credit_card`)
  await built.services.cards.check()
  made.length = 0
})

const page = (url: string, headers = {}) => built.app.inject({ url, headers })
const build = async (facts: Parameters<typeof buildCard>[1]) => {
  const card = await buildCard(database.db, facts)
  await built.services.cards.check()
  return card
}

it.each(['/credit-cards', '/cards-unsecured', '/cards-secured'])(
  '%s holds the active cards in the order of staff, and is made once',
  async (path) => {
    await build({ category_name: 'Last', sort_order: 9, status: 1 })
    await build({ category_name: 'First', sort_order: 1, status: 1 })
    await build({ category_name: 'Off', sort_order: 2 })
    for (const query of ['', '?', '?fee=luck&utm_source=x', '/'])
      expect((await page(path + query)).body).toBe(`${path}: First,Last`)
    expect(made).toEqual([`${path}: First,Last`])
  },
)

it('a shared address is made with its filters, written in one way, and not kept', async () => {
  await build({ category_name: 'One', status: 1 })
  const shown = '/credit-cards?fee=0&secured=1&benefit=travel: One'
  for (let turn = 0; turn < 2; turn += 1)
    expect((await page('/credit-cards?benefit=travel&x=1&secured=1&fee=0&fee=500')).body).toBe(shown)
  expect(made).toEqual([shown, shown])
})

it('a change of a card is on the next page', async () => {
  const { category_id } = await build({ category_name: 'Before', status: 1 })
  expect((await page('/credit-cards')).body).toContain('Before')
  await database.db.run(
    sql`update credit_card set category_name = 'After' where category_id = ${category_id}`,
  )
  await vi.waitFor(async () => expect((await page('/credit-cards')).body).toContain('After'))
})

it('/redirect is made once for each active card and once for all others, and sends no referrer on', async () => {
  const { category_id } = await build({ category_name: 'One', status: 1 })
  const off = await build({ category_name: 'Off' })
  const urls = [`/redirect?card=${category_id}`, `/redirect?a=b&card=${category_id}`]
  for (const url of urls) expect((await page(url)).body).toBe(`/redirect?card=${category_id}: One`)
  const strange = [
    '/redirect',
    '/redirect?card=',
    `/redirect?card=${randomUUID()}`,
    `/redirect?card=${off.category_id}`,
    '/redirect?card=https%3A%2F%2Fevil.example%2F',
    '/redirect?url=https://evil.example/',
  ]
  for (const url of strange) {
    const answer = await page(url)
    expect(answer.body).toBe('/redirect: One')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['location']).toBeUndefined()
    expect(answer.headers['refresh']).toBeUndefined()
  }
  expect(made).toEqual([`/redirect?card=${category_id}: One`, '/redirect: One'])
})

it('a brand that offers no cards is given none', async () => {
  await build({ category_name: 'One', status: 1 })
  expect((await page('/credit-cards', other)).body).toBe('/credit-cards: undefined')
  expect((await page('/', {})).body).toBe('/: undefined')
})

it('a brand that offers no loan does not ask whether lenders may be asked about one', async () => {
  await page('/login')
  expect(asked).toEqual(['messages', 'terms'])
  await page('/login', other)
  expect(asked).toEqual(['messages', 'soft_questions', 'terms'])
})
