import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AvailabilityRow } from '@marketplace/contract/market/lender-availability'
import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let brandId = 0
let otherId = 0
beforeAll(async () => {
  test = await createTestApp()
  const client = await test.pool.connect()
  await loadReferenceData(client)
  client.release()
  admin = await buildStaff(test.services)
  otherId = await buildBrand(test.db, { slug: 'other', name: 'Other Brand' })
  await vi.waitFor(() => expect(test.services.brands().bySlug('other')).not.toBeNull())
  brandId = test.services.brands().bySlug('default')?.brand.brand_id ?? 0
})
afterAll(() => test.close())

const newLender = async (facts: Parameters<typeof buildLender>[1] = {}) => {
  const lender = await buildLender(test.db, facts)
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
  return lender
}
const post = (verb: 'set' | 'preview', payload: object, who: Pick<SignedInStaff, 'headers'> | null = admin) =>
  test.app.inject({
    method: 'POST',
    url: `/api/lender-availability/${verb}`,
    payload,
    headers: who?.headers ?? {},
  })
const set = async (payload: object) => {
  const response = await post('set', { product_type: 'Personal Loans', reason: 'No stock', ...payload })
  expect(response.body).toContain('"success":true')
  return response.json<{ data: { changed: number }; message: string }>()
}
const preview = async (payload: object) =>
  (await post('preview', { product_type: 'Personal Loans', ...payload })).json<{ data: object }>().data
const list = async (query = '') =>
  (
    await test.app.inject({
      url: `/api/lender-availability/list?product_type=Personal%20Loans${query}`,
      headers: admin.headers,
    })
  ).json<{ data: { brands: { slug: string }[]; lenders: AvailabilityRow[] }; total: number }>()
const rowOf = async (lenderId: number): Promise<AvailabilityRow | undefined> =>
  (await list()).data.lenders.find(({ lender_id }) => lender_id === lenderId)
const sees = async ({ offers }: BuiltApplication, lenderId: number): Promise<boolean> =>
  (await offers()).matched.some(({ lender_id }) => lender_id === lenderId)

it('switches a lender off for a brand: customers there stop seeing it within a second, others go on', async () => {
  const { lender_id, slug } = await newLender()
  const [asha, ravi] = [await buildApplication(test), await buildApplication(test)]
  expect([await sees(asha, lender_id), await sees(ravi, lender_id)]).toEqual([true, true])
  await buildApplication(test)

  expect(await rowOf(lender_id)).toMatchObject({
    people: 2,
    people_by_brand: [{ brand_id: brandId, people: 2 }],
    off: [],
  })
  expect(await preview({ lender_id, brand_id: brandId, is_on: 0 })).toEqual({
    people: 2,
    open_applications: 3,
    with_lender: 0,
  })
  expect(await preview({ lender_id, brand_id: otherId, is_on: 0 })).toEqual({
    people: 0,
    open_applications: 0,
    with_lender: 0,
  })
  expect(await preview({ lender_id, brand_id: null, product_type: null, is_on: 0 })).toMatchObject({
    people: 2,
  })
  expect(await preview({ lender_id, brand_id: null, product_type: 'Gold Loans', is_on: 0 })).toEqual({
    people: 0,
    open_applications: 0,
    with_lender: 0,
  })

  const done = await set({ lender_id, brand_id: brandId, is_on: 0, reason: ' Quota used up ' })
  expect(done).toMatchObject({ message: 'Lender switched off', data: { changed: 1 } })
  await expect.poll(() => sees(asha, lender_id), { timeout: 10_000 }).toBe(false)
  expect(test.services.lenders().isOffered(lender_id, otherId)).toBe(true)
  const row = await rowOf(lender_id)
  expect(row).toMatchObject({
    people: 0,
    people_by_brand: [],
    off: [
      { brand_id: brandId, reason: 'Quota used up', is_off: 1, off_until: null, switched_by: admin.username },
    ],
  })
  expect(
    await test.db.row(
      sql`select action, object_kind, object_id, object_name, before, after, reason, actor_name from audit_entry order by entry_id desc limit 1`,
    ),
  ).toMatchObject({
    action: 'lender.switch_off',
    object_kind: 'lender',
    object_id: String(lender_id),
    object_name: slug.replaceAll('-', '_'),
    before: { is_on: 1, at: { 'Test Brand': ['Personal Loans'] } },
    after: { is_on: 0, at: { 'Test Brand': ['Personal Loans'] } },
    reason: 'Quota used up',
    actor_name: admin.username,
  })

  expect(await preview({ lender_id, brand_id: null, is_on: 1 })).toEqual({
    people: 0,
    open_applications: 3,
    with_lender: 0,
  })
  expect(await set({ lender_id, brand_id: null, is_on: 1 })).toMatchObject({
    message: 'Lender switched on',
    data: { changed: 1 },
  })
  await expect.poll(() => sees(asha, lender_id), { timeout: 10_000 }).toBe(true)
})

it('counts what is with the lender apart from what is open with others', async () => {
  const [asked, other] = [await newLender(), await newLender()]
  const before = await preview({ lender_id: asked.lender_id, brand_id: brandId, is_on: 0 })
  const asha = await buildApplication(test)
  const ravi = await buildApplication(test)
  await buildApplication(test)
  expect((await asha.apply(asked.lender_id)).statusCode).toBe(200)
  expect((await ravi.apply(other.lender_id)).statusCode).toBe(200)
  const open = (before as { open_applications: number }).open_applications + 3
  const counted = (lender: { lender_id: number }) =>
    preview({ lender_id: lender.lender_id, brand_id: brandId, is_on: 0 })
  expect(await counted(asked)).toMatchObject({ open_applications: open, with_lender: 1 })
  expect(await counted(other)).toMatchObject({ open_applications: open, with_lender: 1 })
  await test.db.run(
    sql`update lender_application set status = 'REJECTED' where app_id = ${asha.app_id} and lender_id = ${asked.lender_id}`,
  )
  expect(await counted(asked)).toMatchObject({ open_applications: open, with_lender: 0 })
})

it('counts the customers whose application is with the lender and has not ended', async () => {
  const { lender_id } = await newLender()
  const other = await newLender()
  for (const status of ['SENT', 'DOCS_PENDING', 'REJECTED', 'DISBURSED']) {
    const asha = await buildApplication(test)
    const answer = await asha.apply(lender_id)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    await test.db.run(sql`update lender_application set status = ${status} where app_id = ${asha.app_id}`)
  }
  const everywhere = { brand_id: null, product_type: null, is_on: 0 }
  expect(await preview({ lender_id, ...everywhere })).toMatchObject({ with_lender: 2 })
  expect(await preview({ lender_id, ...everywhere, brand_id: otherId })).toMatchObject({ with_lender: 0 })
  expect(await preview({ lender_id: other.lender_id, ...everywhere })).toMatchObject({ with_lender: 0 })
})

it('a span that is asked for brings nobody back who is off now', async () => {
  const { lender_id } = await newLender()
  await set({ lender_id, brand_id: brandId, is_on: 0 })
  await expect
    .poll(() => test.services.lenders().isOffered(lender_id, brandId), { timeout: 10_000 })
    .toBe(false)
  const from = test.clock.now().getTime() + 86_400_000
  const span = {
    off_from: new Date(from).toISOString(),
    off_until: new Date(from + 7_200_000).toISOString(),
  }
  expect(await set({ lender_id, brand_id: null, is_on: 0, ...span })).toMatchObject({ success: true })
  await expect
    .poll(async () => (await rowOf(lender_id))?.off.map(({ is_off, off_until }) => [is_off, off_until]))
    .toEqual(expect.arrayContaining([[1, span.off_until]]) as unknown)
  expect(test.services.lenders().isOffered(lender_id, brandId)).toBe(false)
  expect(test.services.lenders().isOffered(lender_id, otherId)).toBe(true)
})

it('counts a person once, by what they were last shown, and none whose application is closed', async () => {
  const { lender_id } = await newLender({ amount_min: 300_000 })
  const asha = await buildApplication(test, { monthly_income: 90_000 })
  await asha.offers({ amount: 400_000 })
  expect((await rowOf(lender_id))?.people).toBe(1)
  test.clock.advance(60_000)
  await asha.offers({ amount: 500_000 })
  expect((await rowOf(lender_id))?.people).toBe(1)

  test.clock.advance(60_000)
  await test.db.run(
    sql`update lender set salaried = 0, self_employed = 0, business = 0 where lender_id = ${lender_id}`,
  )
  // Looked at once: what is shown before and after at one standing moment would both be the last.
  const isSalaried = (): number | undefined => test.services.lenders().find(lender_id)?.salaried
  await expect.poll(isSalaried, { timeout: 10_000 }).toBe(0)
  expect(await sees(asha, lender_id)).toBe(false)
  expect((await rowOf(lender_id))?.people).toBe(0)

  await test.db.run(sql`update lender set salaried = 1 where lender_id = ${lender_id}`)
  await expect.poll(isSalaried, { timeout: 10_000 }).toBe(1)
  test.clock.advance(60_000)
  await asha.offers({ amount: 450_000 })
  expect((await rowOf(lender_id))?.people).toBe(1)
  await test.db.run(sql`update application set status = 'CLOSED' where app_id = ${asha.app_id}`)
  expect((await rowOf(lender_id))?.people).toBe(0)
})

it('nobody sees a lender that is not live', async () => {
  const { lender_id } = await newLender()
  await (await buildApplication(test)).offers()
  expect((await rowOf(lender_id))?.people).toBe(1)
  await test.db.run(sql`update lender set lender_status = 0 where lender_id = ${lender_id}`)
  await vi.waitFor(() => expect(test.services.lenders().find(lender_id)?.lender_status).toBe(0))
  expect(await rowOf(lender_id)).toMatchObject({ lender_status: 0, people: 0, people_by_brand: [] })
  expect(await preview({ lender_id, brand_id: null, is_on: 0 })).toMatchObject({ people: 0 })
})

it('switches for all brands and all products at once, and leaves alone what is so already', async () => {
  const { lender_id } = await newLender()
  expect((await set({ lender_id, brand_id: otherId, is_on: 0, reason: 'First' })).data.changed).toBe(1)
  expect((await set({ lender_id, brand_id: null, product_type: null, is_on: 0 })).data.changed).toBe(
    2 * 13 - 1,
  )
  expect((await set({ lender_id, brand_id: null, product_type: null, is_on: 0 })).data.changed).toBe(0)
  const row = await rowOf(lender_id)
  expect(new Map(row?.off.map(({ brand_id, reason }) => [brand_id, reason]))).toEqual(
    new Map([
      [brandId, 'No stock'],
      [otherId, 'First'],
    ]),
  )
  expect((await set({ lender_id, brand_id: null, product_type: null, is_on: 1 })).data.changed).toBe(2 * 13)
  expect((await rowOf(lender_id))?.off).toEqual([])
})

it('leaves a lender on where another product is off', async () => {
  const { lender_id } = await newLender()
  await set({ lender_id, brand_id: brandId, product_type: 'Gold Loans', is_on: 0 })
  await vi.waitFor(async () => {
    const row = await test.db.row<{ version: number }>(sql`select version from lender_version`)
    expect(test.services.lenders().version).toBe(row?.version)
  })
  expect(test.services.lenders().isOffered(lender_id, brandId)).toBe(true)
})

it('is off for a span of time, by the clock', async () => {
  const { lender_id } = await newLender()
  const now = test.clock.now().getTime()
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  await set({ lender_id, brand_id: brandId, is_on: 0, off_from: at(10), off_until: at(20) })
  const isOn = () => test.services.lenders().isOffered(lender_id, brandId)
  await vi.waitFor(async () =>
    expect((await rowOf(lender_id))?.off).toMatchObject([{ is_off: 0, off_from: at(10) }]),
  )
  expect(isOn()).toBe(true)
  test.clock.advance(10 * 60_000)
  await expect.poll(isOn, { timeout: 10_000 }).toBe(false)
  expect((await rowOf(lender_id))?.off).toMatchObject([{ is_off: 1, off_until: at(20) }])
  test.clock.advance(10 * 60_000)
  await expect.poll(isOn, { timeout: 10_000 }).toBe(true)
  expect((await rowOf(lender_id))?.off).toEqual([])
})

it.each([
  ['ended already', { off_until: '2026-11-01T00:00:00Z' }],
  ['ends before it begins', { off_from: '2030-01-02T00:00:00Z', off_until: '2030-01-01T00:00:00Z' }],
])('refuses a span that %s', async (_, span) => {
  const { lender_id } = await newLender()
  const body = { lender_id, brand_id: null, product_type: null, is_on: 0, reason: 'x', ...span }
  const response = await post('set', body)
  expect(response.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'off_until' }] })
  expect((await rowOf(lender_id))?.off).toEqual([])
})

it('finds lenders by name, a page at a time, and names the brands that offer the product', async () => {
  await newLender({ slug: 'zebra-one', legal_name: 'Zebra One Limited' })
  await newLender({ slug: 'zebra-two', legal_name: 'Zebra Two Limited' })
  await newLender({ slug: 'zebra-gold', product_type: 'Gold Loans' })
  const found = await list('&q=ZEBRA&page=2&page_size=1')
  expect([found.total, found.data.lenders.map(({ name }) => name)]).toEqual([2, ['zebra_two']])
  expect(found.data.brands.map(({ slug }) => slug)).toEqual(['default', 'other'])
})

it.each([
  ['no reason', { reason: ' ' }],
  ['a reason without end', { reason: 'x'.repeat(201) }],
  ['a product that does not exist', { product_type: 'Boats' }],
  ['another flag', { is_on: 2 }],
  ['a time that does not exist', { is_on: 0, off_until: '2026-13-01T00:00:00Z' }],
  ['a field of the table', { switched_by: 'x' }],
])('refuses %s', async (_, change) => {
  const body = { lender_id: 1, brand_id: null, product_type: null, is_on: 0, reason: 'x', ...change }
  expect((await post('set', body)).statusCode).toBe(400)
})

it('knows no lender and no brand that is not there', async () => {
  const { lender_id } = await newLender()
  const gone = await newLender()
  await test.db.run(
    sql`update lender set deleted_at = now(), lender_status = 0 where lender_id = ${gone.lender_id}`,
  )
  await vi.waitFor(() => expect(test.services.lenders().exists(gone.lender_id)).toBe(false))
  const rest = { product_type: null, is_on: 0, reason: 'x' }
  for (const ask of [
    { lender_id: 2_000_000_000, brand_id: null },
    { lender_id: gone.lender_id, brand_id: null },
    { lender_id, brand_id: 2_000_000_000 },
  ]) {
    expect((await post('set', { ...rest, ...ask })).statusCode).toBe(404)
    const { reason: _reason, ...question } = rest
    expect((await post('preview', { ...question, ...ask })).statusCode).toBe(404)
  }
})

it('is for administrators alone', async () => {
  const customer = await buildCustomer(test.services)
  const body = { lender_id: 1, brand_id: null, product_type: null, is_on: 0 }
  const others = [
    [null, 401],
    [customer, 401],
    [await buildStaff(test.services, 2), 403],
    [await buildStaff(test.services, 3), 403],
  ] as const
  for (const [who, status] of others) {
    const answers = [
      await post('set', { ...body, reason: 'x' }, who),
      await post('preview', body, who),
      await test.app.inject({
        url: '/api/lender-availability/list?product_type=Shop',
        headers: who?.headers ?? {},
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
  }
})
