import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { catalogueKinds, loadCatalogue, type CatalogueKind } from './load-catalogue.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const plan = {
  slug: 'ganga-family',
  kind: 'Health',
  insurer_name: 'Ganga General',
  plan_name: 'Family, whole',
  sum_insured_min: '300000',
  sum_insured_max: '1000000',
  entry_age_min: '18',
  entry_age_max: '65',
  waiting_days: '30',
  pre_existing_months: '36',
  co_pay_percent: '12.5',
  room_limit_en: 'One per cent a day',
  room_limit_hi: 'रोज़ एक प्रतिशत',
  exclusions_en: 'Cosmetic treatment',
  exclusions_hi: 'सुंदरता के लिए इलाज',
  premium_basis_en: 'Age and sum insured',
  premium_basis_hi: 'उम्र और बीमा राशि',
  premiums: '35 500000 6480\n- 300000 4100',
  premiums_as_of: '2026-11-01',
  wording_url: 'https://ganga.example.com/wording',
  as_of: '2026-11-01',
  status: '',
}
const offer = {
  slug: 'ganga-tea',
  product_type: 'Discount Vouchers',
  merchant_name: 'Ganga Tea',
  value_en: '₹50 off',
  value_hi: '₹50 की छूट',
  terms_en: 'On bills from ₹300.',
  terms_hi: '₹300 से ऊपर के बिल पर।',
  how_to_use_en: 'Tell the code.',
  how_to_use_hi: 'कोड बताएँ।',
  link: '',
  valid_until: '2027-03-31',
  brands: '',
  stock_left: '',
  status: '1',
}
const deal = { ...offer, slug: 'ganga-deal', product_type: 'Deals', stock_left: '5' }

const load = (kind: CatalogueKind, rows: readonly object[] | string) =>
  loadCatalogue(
    running.services,
    kind,
    Buffer.from(typeof rows === 'string' ? rows : Papa.unparse([...rows])),
    running.clock.now(),
  )
const storedPlans = () =>
  running.db.rows(sql`select * from insurance_plan where slug like 'ganga%' order by slug`)

it('takes a plan in once, and what changed of it', async () => {
  expect(await load('insurance-plans', [plan])).toEqual({ saved: 1, same: 0, refused: [] })
  expect(await load('insurance-plans', [plan])).toEqual({ saved: 0, same: 1, refused: [] })
  expect(await load('insurance-plans', [{ ...plan, waiting_days: '', status: '0' }])).toMatchObject({
    saved: 1,
  })
  expect(await storedPlans()).toMatchObject([
    { plan_name: 'Family, whole', co_pay_percent: 12.5, entry_age_max: 65, waiting_days: null, status: 0 },
  ])
})

it.each<[string, Partial<typeof plan>, string]>([
  ['a column that is needed', { insurer_name: '' }, 'insurer_name: '],
  ['words where a number stands', { waiting_days: 'thirty' }, 'waiting_days: '],
  ['more than all of it', { co_pay_percent: '101' }, 'co_pay_percent: '],
  ['an address that a browser would run', { wording_url: 'javascript:alert(1)' }, 'wording_url: '],
  ['a day that is none', { as_of: '2026-02-30' }, 'as_of: '],
  ['a sum from above to below', { sum_insured_max: '299999' }, 'sum_insured_max: '],
  ['an age without its end', { entry_age_max: '' }, 'entry_age_max: '],
  ['one language alone', { room_limit_hi: '' }, 'room_limit_hi: '],
  ['another kind', { kind: 'Pets' }, 'kind: '],
])('refuses a plan with %s and keeps the good rows', async (_, change, words) => {
  const good = { ...plan, slug: 'ganga-good', plan_name: words }
  const { saved, refused } = await load('insurance-plans', [{ ...plan, slug: 'ganga-bad', ...change }, good])
  expect(saved).toBe(1)
  expect(refused).toEqual([{ line: 2, words: expect.stringContaining(words) }])
  expect(await storedPlans()).not.toContainEqual(expect.objectContaining({ slug: 'ganga-bad' }))
})

it('takes in vouchers with their codes, and deals with their number', async () => {
  expect(await load('voucher-offers', [offer, deal])).toEqual({ saved: 2, same: 0, refused: [] })
  const codes = [
    { slug: 'ganga-tea', code: 'TEA-1' },
    { slug: 'ganga-tea', code: 'TEA-1' },
    { slug: 'ganga-tea', code: 'TEA-2' },
    { slug: 'ganga-deal', code: 'TEA-3' },
    { slug: 'nobody', code: 'TEA-4' },
  ]
  expect(await load('voucher-codes', codes)).toEqual({
    saved: 2,
    same: 1,
    refused: [
      { line: 5, words: 'slug: there is no voucher ganga-deal' },
      { line: 6, words: 'slug: there is no voucher nobody' },
    ],
  })
  expect(
    await running.db.row(sql`select count(*) as count from voucher_code
      where sealed_code is not null and position('TEA' in encode(sealed_code, 'escape')) = 0`),
  ).toEqual({ count: 2 })
})

it.each<[string, Partial<typeof offer>, string]>([
  ['stock of its own', { stock_left: '3' }, 'stock_left: '],
  ['a brand that is none', { brands: 'nobody' }, 'brands: there is no brand nobody'],
  ['the slug of a deal', { slug: 'ganga-deal' }, 'product_type: ganga-deal is one of Deals'],
])('refuses a voucher with %s', async (_, change, words) => {
  const { saved, refused } = await load('voucher-offers', [{ ...offer, slug: 'ganga-new', ...change }])
  expect({ saved, refused }).toEqual({
    saved: 0,
    refused: [{ line: 2, words: expect.stringContaining(words) }],
  })
})

it('writes down what it loaded', async () => {
  await load('voucher-offers', [{ ...deal, slug: 'ganga-written' }])
  expect(
    await running.db.row(
      sql`select actor_name, action, object_kind, object_id from audit_entry order by entry_id desc limit 1`,
    ),
  ).toEqual({
    actor_name: 'catalogue:load',
    action: 'catalogue.loaded',
    object_kind: 'voucher-offers',
    object_id: 'ganga-written',
  })
})

it.each<[string, string, string]>([
  ['a column that is none', 'slug,colour\nx,red\n', '"colour" is no column'],
  ['a column twice', 'slug,slug\nx,y\n', '"slug" is no column of this file, or stands there twice'],
  ['a row that is too long', 'slug,code\nganga-tea,A,B\n', 'Line 2 has more cells'],
  ['a quote without an end', 'slug,code\nganga-tea,"A\n', 'A quoted cell does not end'],
])('reads no file with %s', async (_, file, words) => {
  await expect(load('voucher-codes', file)).rejects.toThrow(words)
})

it('reads no file in another encoding', async () => {
  const file = Buffer.from('slug,code\nganga-tea,caf\u00e9\n', 'latin1')
  await expect(loadCatalogue(running.services, 'voucher-codes', file, running.clock.now())).rejects.toThrow(
    'The file is not UTF-8.',
  )
})

it('knows three kinds of files', () => {
  expect(catalogueKinds).toEqual(['insurance-plans', 'voucher-offers', 'voucher-codes'])
})
