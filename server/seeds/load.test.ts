import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { demoBrands } from '../demo/brands/brands.ts'
import { demoLenderGroups } from '../demo/lenders/lender-groups.ts'
import { demoLenders } from '../demo/lenders/lenders.ts'
import { loadDemoData } from '../demo/load-demo.ts'
import { loadReferenceData } from './reference/load.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const load = async (): Promise<void> => {
  const client = await database.pool.connect()
  try {
    await loadReferenceData(client)
    await loadDemoData(client)
  } finally {
    client.release()
  }
}

/** How many rows each table has. */
const counts = (): Promise<object[]> =>
  database.db
    .rows(sql`select (select count(*) from language) as languages, (select count(*) from option_set) as options,
    (select count(*) from regulated_figure) as figures, (select count(*) from consent_text) as texts,
    (select count(*) from brand) as brands, (select count(*) from lender) as lenders,
    (select count(*) from url_segment) as segments,
    (select count(*) from insurance_plan) as plans, (select count(*) from voucher_offer) as vouchers, (select count(*) from lender_brand_off) as off`)

test('the seeds fill the tables, and a second time changes nothing', async () => {
  await load()
  const once = await counts()
  expect(once).toMatchObject([
    { languages: 2, texts: 34, brands: 34, lenders: 68, off: 3, plans: 14, vouchers: 7 },
  ])
  await load()
  expect(await counts()).toEqual(once)
})

test('rows are stored as the seeds have them', async () => {
  const { db } = database
  const [brand] = demoBrands
  const [lender] = demoLenders
  expect(await db.row(sql`select * from brand where slug = ${brand?.slug}`)).toMatchObject({ ...brand })
  expect(await db.row(sql`select * from lender where slug = ${lender?.slug}`)).toMatchObject({
    ...lender,
    // Ids that the database gives: the test below has them.
    lender_group_ids: expect.any(Array),
  })
  expect(await db.row(sql`select slug from brand order by brand_id limit 1`)).toEqual({ slug: 'default' })
})

const groupsOf = async (slug: string): Promise<string[]> => {
  const rows = await database.db.rows<{ name: string }>(
    sql`select lender_group.name from lender join lender_group on lender_group.id = any(lender_group_ids)
      where slug = ${slug} order by name`,
  )
  return rows.map(({ name }) => name)
}

test('lenders stand in the groups that list them, until staff take them out', async () => {
  expect(await groupsOf('konkan-credit')).toEqual(['Finance companies - weekly invoice', 'Paid a loan'])
  expect(await groupsOf('vanraj-bank')).toEqual([])
  await database.db.run(sql`update lender set lender_group_ids = '{}' where slug = 'konkan-credit'`)
  await load()
  expect(await groupsOf('konkan-credit')).toEqual([])
  expect(await database.db.row(sql`select count(*) as groups from lender_group`)).toEqual({
    groups: demoLenderGroups.length,
  })
})

test('what staff changed stays changed', async () => {
  const { db } = database
  await db.run(sql`update lender set priority = 99, lender_status = 0 where slug = 'konkan-credit'`)
  await db.run(sql`update brand set primary_colour = '#000001' where slug = 'naavik'`)
  await db.run(sql`delete from lender_brand_off`)
  await load()
  expect(await db.row(sql`select priority, lender_status from lender where slug = 'konkan-credit'`)).toEqual({
    priority: 99,
    lender_status: 0,
  })
  expect(await db.row(sql`select primary_colour from brand where slug = 'naavik'`)).toEqual({
    primary_colour: '#000001',
  })
  expect(await counts()).toMatchObject([{ off: 0 }])
})

test('reference data is put right again; words agreed to are never changed', async () => {
  const { db } = database
  await db.run(sql`update option_set set value = 'Wrong' where set_name = 'salaryMode' and option_id = 1`)
  await db.run(sql`update consent_text set text = 'Wrong' where purpose = 'terms' and language = 'en'`)
  await load()
  expect(
    await db.row(sql`select value from option_set where set_name = 'salaryMode' and option_id = 1`),
  ).toEqual({ value: 'Bank transfer' })
  expect(await db.row(sql`select count(*) from consent_text where text = 'Wrong'`)).toEqual({ count: 0 })

  await db.run(sql`insert into customer (user_id) values ('00000000-0000-4000-8000-000000000001')`)
  await db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'terms', '1', 'en', 'Wrong', now())`)
  await db.run(sql`update consent_text set text = 'Wrong' where purpose = 'terms' and language = 'en'`)
  await db.run(sql`update option_set set value = 'Wrong' where set_name = 'salaryMode' and option_id = 1`)
  await expect(load()).rejects.toThrow('give them a new version: terms 1 en')
  expect(
    await db.row(sql`select value from option_set where set_name = 'salaryMode' and option_id = 1`),
  ).toEqual({ value: 'Wrong' })
})
