import type { ProductType } from '@marketplace/contract/reference/products'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let picky: { lender_id: number }

beforeAll(async () => {
  test = await createTestApp()
  await buildLender(test.db, { slug: 'redirect-bank' })
  picky = await buildLender(test.db, { slug: 'picky-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(picky.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

// duty 17: lenders are named with what they are registered as and what we do for them.
it('lists the lenders of a brand from A to Z, and follows every change within a second', async () => {
  const brand_id = await buildBrand(test.db, { slug: 'other' })
  await expect.poll(() => test.services.brands().bySlug('other')).not.toBeNull()
  const lender = await buildLender(test.db, { slug: 'aaa-first' })
  const listed = async (host: string) => {
    const response = await test.app.inject({ url: '/api/lenders', headers: { host } })
    return response.json<{ data: { lender_id: number; legal_name: string }[] }>().data
  }
  await expect
    .poll(async () => (await listed('localhost'))[0]?.lender_id, { timeout: 10_000 })
    .toBe(lender.lender_id)
  const names = (await listed('localhost')).map(({ legal_name }) => legal_name)
  expect(names).toEqual(names.toSorted())
  await test.db.run(
    sql`insert into lender_brand_off (lender_id, brand_id, reason) values (${lender.lender_id}, ${brand_id}, 'test')`,
  )
  await expect
    .poll(
      async () => (await listed('other.localhost')).some(({ lender_id }) => lender_id === lender.lender_id),
      {
        timeout: 10_000,
      },
    )
    .toBe(false)
  expect((await listed('localhost'))[0]?.lender_id).toBe(lender.lender_id)
})

it('lists the lenders of the products that the brand shows, once their journey is open', async () => {
  const gold = await buildLender(test.db, { slug: 'gold-lender', product_type: 'Gold Loans' })
  await vi.waitFor(() => expect(test.services.lenders().find(gold.lender_id)).not.toBeNull())
  const listed = (await test.app.inject({ url: '/api/lenders' })).json<{ data: { lender_id: number }[] }>()
  expect(listed.data.map(({ lender_id }) => lender_id)).not.toContain(gold.lender_id)
  const of = (products: readonly ProductType[]) =>
    test.services
      .lenders()
      .publicLendersOf(
        1,
        products.map((product_type) => ({ product_type, available: 1 })),
      )
      .map(({ lender_id }) => lender_id)
  expect(of(['Gold Loans'])).toEqual([gold.lender_id])
  expect(of(['Personal Loans'])).not.toContain(gold.lender_id)
  expect(of([])).toEqual([])
})

it('sees a change whose notice was lost within a second', async () => {
  await test.db.transaction(async (tx) => {
    await tx.run(sql`alter table lender disable trigger lender_changed`)
    await tx.run(sql`update lender set legal_name = 'Picky Renamed' where lender_id = ${picky.lender_id}`)
    await tx.run(sql`update lender_version set version = version + 1`)
    await tx.run(sql`alter table lender enable trigger lender_changed`)
  })
  await expect
    .poll(() => test.services.lenders().find(picky.lender_id)?.legal_name, { timeout: 10_000 })
    .toBe('Picky Renamed')
})

it('judges by the bands and the figures of the moment', async () => {
  const max = () => test.services.lenders().householdBands.find(({ option_id }) => option_id === 1)?.band_max
  await test.db.run(
    sql`update option_set set band_max = 123456 where set_name = 'householdIncome' and option_id = 1`,
  )
  await expect.poll(max, { timeout: 10_000 }).toBe(123_456)
  const { version } = test.services.lenders()
  await test.db.run(sql`update regulated_figure set value = value where name = 'gst_percent'`)
  await expect.poll(() => test.services.lenders().version, { timeout: 10_000 }).toBeGreaterThan(version)
})

it('names of each lender what it is registered as, its site, what we do for it and its officers', async () => {
  const { data } = (await test.app.inject({ url: '/api/lenders' })).json<{ data: object[] }>()
  expect(data).toContainEqual(
    expect.objectContaining({
      legal_name: 'redirect-bank Limited',
      registration_number: 'EXAMPLE-N-0001',
      website: 'https://redirect-bank.example.com',
      lsp_role: 'applications',
      recovery_agents: null,
      kfs_url: 'https://redirect-bank.example.com/kfs',
      nodal_officer_email: 'nodal@redirect-bank.example.com',
    }),
  )
})
