import type { OfferFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import type { OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const facts: OfferFacts = {
  slug: 'ganga-tea',
  product_type: 'Discount Vouchers',
  merchant_name: 'Ganga Tea',
  value_en: '₹50 off',
  value_hi: '₹50 की छूट',
  terms_en: 'On bills from ₹300.',
  terms_hi: '₹300 से ऊपर के बिल पर।',
  how_to_use_en: 'Tell the code.',
  how_to_use_hi: 'कोड बताएँ।',
  link: null,
  valid_until: '2027-03-31',
  brands: null,
}
const fresh = { offer_id: null, tag: null }
const save = (change: object = {}, of: { offer_id: number | null; tag: string | null } = fresh) =>
  calls.post('/api/vouchers/save', { ...of, offer: { ...facts, ...change } })
const added = async (change: object = {}): Promise<OfficeOffer> => {
  const answer = await save(change)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: OfficeOffer }>().data
}
const found = async (offerId: number): Promise<OfficeOffer | undefined> =>
  (await calls.get('/api/vouchers/all'))
    .json<{ data: { offers: OfficeOffer[] } }>()
    .data.offers.find(({ offer_id }) => offer_id === offerId)
const codes = (offer_id: number, list: string[]) =>
  calls.post('/api/vouchers/codes', { offer_id, codes: list })
const stock = (offer_id: number, add: number | null) => calls.post('/api/vouchers/stock', { offer_id, add })

it('codes are taken in sealed, counted, and never answered', async () => {
  const { offer_id } = await added()
  expect((await codes(offer_id, ['TEA-1', 'TEA-2', 'TEA-1'])).json()).toMatchObject({ added: 2, same: 1 })
  expect((await codes(offer_id, ['TEA-2', 'TEA-3'])).json()).toMatchObject({ added: 1, same: 1 })
  expect(await found(offer_id)).toMatchObject({ left: 3, claimed: 0, status: 0 })
  expect((await calls.get('/api/vouchers/all')).body).not.toContain('TEA-')
  const kept = await running.db.row<{ entries: string }>(
    sql`select string_agg(concat(before, after, reason), ' ') as entries from audit_entry`,
  )
  expect(kept?.entries).toContain('codes_added')
  expect(kept?.entries).not.toContain('TEA-')
  for (const list of [[], [''], ['x'.repeat(65)], Array.from({ length: 1_001 }, (_, index) => `C${index}`)])
    expect((await codes(offer_id, list)).statusCode).toBe(400)
})

it('the number of a deal goes up and down from what is left, and never below nothing', async () => {
  const { offer_id } = await added({ slug: 'ganga-deal', product_type: 'Deals' })
  expect(await found(offer_id)).toMatchObject({ left: null })
  expect((await stock(offer_id, 10)).json()).toMatchObject({ left: 10 })
  await running.db.run(sql`update voucher_offer set stock_left = stock_left - 4 where offer_id = ${offer_id}`)
  expect((await stock(offer_id, 5)).json()).toMatchObject({ left: 11 })
  expect((await stock(offer_id, -12)).json()).toMatchObject({ details: [{ field: 'add' }] })
  expect((await stock(offer_id, -11)).json()).toMatchObject({ left: 0 })
  expect((await stock(offer_id, null)).json()).toMatchObject({ left: null })
  expect((await codes(offer_id, ['X'])).statusCode).toBe(404)
  const voucher = await added({ slug: 'ganga-voucher' })
  expect((await stock(voucher.offer_id, 1)).statusCode).toBe(404)
})

it('is off at first; goes off with a reason; claims and stock are no conflict', async () => {
  const offer = await added({ slug: 'ganga-live', product_type: 'Deals' })
  const of = { offer_id: offer.offer_id, tag: offer.tag }
  const set = (status: 0 | 1, reason?: string) =>
    calls.post('/api/vouchers/set-status', { offer_id: offer.offer_id, status, reason })
  expect((await set(1)).statusCode).toBe(200)
  await stock(offer.offer_id, 3)
  const change = { slug: 'ganga-live', product_type: 'Deals', value_en: '₹60 off' }
  const saved = await save(change, of)
  expect(saved.json()).toMatchObject({ data: { value_en: '₹60 off', status: 1, left: 3 } })
  expect((await save(change, of)).json()).toMatchObject({
    code: 'conflict',
    present: { value_en: '₹60 off' },
  })
  expect((await set(0)).json()).toMatchObject({ details: [{ field: 'reason' }] })
  expect((await set(0, 'The merchant closed')).statusCode).toBe(200)
  expect(
    await running.db.row(sql`select action, reason from audit_entry order by entry_id desc limit 1`),
  ).toEqual({ action: 'voucher_offer.off', reason: 'The merchant closed' })
})

it('is shown by brands that there are', async () => {
  await buildBrand(running.db, { slug: 'tea-brand' })
  const { brands } = await added({ slug: 'ganga-brand', brands: ['tea-brand'] })
  expect(brands).toEqual(['tea-brand'])
  expect((await save({ slug: 'ganga-nobody', brands: ['nobody'] })).json()).toMatchObject({
    details: [{ field: 'offer.brands' }],
  })
})

it.each([
  [{ product_type: 'Car' }, 'offer.product_type'],
  [{ value_hi: '' }, 'offer.value_hi'],
  [{ brands: [] }, 'offer.brands'],
  [{ link: 'http://example.com' }, 'offer.link'],
  [{ valid_until: '2026-13-01' }, 'offer.valid_until'],
])('%j is refused at %s', async (change, field) => {
  expect((await save({ slug: 'ganga-refused', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})

it('slug and kind are chosen once', async () => {
  const offer = await added({ slug: 'ganga-once' })
  const of = { offer_id: offer.offer_id, tag: offer.tag }
  expect((await save({ slug: 'ganga-once' })).json()).toMatchObject({ details: [{ field: 'offer.slug' }] })
  expect((await save({ slug: 'ganga-twice' }, of)).json()).toMatchObject({
    details: [{ field: 'offer.slug' }],
  })
  expect((await save({ slug: 'ganga-once', product_type: 'Deals' }, of)).json()).toMatchObject({
    details: [{ field: 'offer.product_type' }],
  })
  expect((await save({}, { ...of, offer_id: 2_000_000_000 })).statusCode).toBe(404)
})
