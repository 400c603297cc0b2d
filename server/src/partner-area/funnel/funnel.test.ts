import type { FunnelSettings } from '@marketplace/contract/partner-area/partner-funnel'
import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBootstrap } from '../../site/pages/build-bootstrap.ts'
import { funnelOfSegment } from '../../partners/funnel/published.ts'
import { asFunnelBrand } from '../../partners/funnel/apply-funnel.ts'
import { sql } from '../../platform/db/sql.ts'
import { type BuiltPartner, buildPartner } from '../../testing/builders/build-partner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let gomti: BuiltPartner
let kaveri: BuiltPartner
beforeAll(async () => {
  running = await createTestApp()
  gomti = await buildPartner(running.services)
  kaveri = await buildPartner(running.services)
})
afterAll(() => running.close())

const save = (body: object, { headers } = gomti) =>
  running.app.inject({ method: 'POST', url: '/api/partner/funnel/save', headers, payload: body })
const settings = async (): Promise<FunnelSettings> =>
  (await running.app.inject({ url: '/api/partner/funnel', headers: gomti.headers })).json<{
    data: FunnelSettings
  }>().data
/** The last product of the brand first, which no brand has it by itself. */
const choose = async () => ({
  co_brand_line: 'Gomti Associates',
  product_order: (await settings()).products.slice(-1),
  first_step: 'products',
  primary_colour: '#7b1fa2',
})

test('what a partner saves holds for its own path at once, and for no other', async () => {
  expect(await settings()).toMatchObject({
    version: 0,
    funnel: { co_brand_line: null, product_order: [], first_step: 'sign_in', primary_colour: null },
    path: `/${gomti.slug}`,
  })
  const chosen = await choose()
  const [last] = chosen.product_order
  const saved = await save({ version: 0, ...chosen })
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json<{ data: FunnelSettings }>().data).toMatchObject({ version: 1, funnel: chosen })

  const bootstrapOf = async ({ slug }: BuiltPartner): Promise<Bootstrap> => {
    const brand = running.services.brands().byHost('localhost')
    if (slug === null) throw new Error('the partner has no path')
    const funnel = await funnelOfSegment(running.db, slug)
    const segment = { segment: slug, kind: 'partner', lender_slug: null, product_type: null } as const
    const ask = { language: 'en', segment } as const
    return funnel === null
      ? buildBootstrap(running.services, { ...ask, brand }, `/${slug}`)
      : buildBootstrap(running.services, { ...ask, brand: asFunnelBrand(brand, funnel), funnel }, `/${slug}`)
  }
  const own = await bootstrapOf(gomti)
  const other = await bootstrapOf(kaveri)
  expect(own).toMatchObject({
    first_step: 'products',
    brand: { primary_colour: '#7b1fa2' },
    products: [{ product_type: last }],
  })
  expect(other.first_step).toBeUndefined()
  expect(other.products.at(-1)).toMatchObject({ product_type: last })
  expect(own.consent_texts).toEqual(other.consent_texts)
})

test('the same save twice is refused the second time, as is what the brand does not offer', async () => {
  const chosen = await choose()
  expect((await save({ version: 0, ...chosen })).statusCode).toBe(409)
  expect((await save({ version: 1, ...chosen, product_order: ['Car', 'Car'] })).statusCode).toBe(400)
  expect((await save({ version: 1, ...chosen, primary_colour: 'red' })).statusCode).toBe(400)
  expect((await save({ version: 1, ...chosen, first_step: 'offers' })).statusCode).toBe(400)
  expect((await save({ version: 0, ...chosen }, kaveri)).statusCode).toBe(200)
  const entries = await running.db.rows(sql`select 1 from audit_entry where action = 'partner.funnel'`)
  expect(entries).toHaveLength(2)
})
