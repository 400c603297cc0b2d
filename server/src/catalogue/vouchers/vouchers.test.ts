import { randomUUID } from 'node:crypto'
import type { VoucherClaim, VoucherOffer } from '@marketplace/contract/catalogue/vouchers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stockDemoVouchers } from '../../../demo/stock-demo-vouchers.ts'
import { sql } from '../../platform/db/sql.ts'
import { readPasscode } from '../../testing/sign-in-by-calls.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealVouchers } from './reseal-vouchers.ts'
import { stockVouchers } from './stock-vouchers.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
  await buildMarket(running)
  await stockDemoVouchers(running.services)
  // The brands are read again as soon as the database says so.
  await vi.waitFor(() => expect(running.services.brands().bySlug('haritmudra')).not.toBeNull())
})
afterAll(() => running.close())

const everything = 'haritmudra.localhost'
const shopping = 'chandnimart.localhost'
const loans = 'rinsakhi.localhost'

const list = async (
  customer: Pick<SignedInCustomer, 'headers'>,
  { product = 'Discount Vouchers', host = everything, language = 'en', page = '' } = {},
) =>
  running.app.inject({
    url: `/api/vouchers/list?product_type=${encodeURIComponent(product)}${page}`,
    headers: { ...customer.headers, host, 'accept-language': language },
  })
const offersOf = async (
  customer: Pick<SignedInCustomer, 'headers'>,
  options: Parameters<typeof list>[1] = {},
): Promise<VoucherOffer[]> => (await list(customer, options)).json<{ data: VoucherOffer[] }>().data

interface ClaimOptions {
  host?: string
  key?: string
  app?: TestApp['app']
}

const claim = (
  { headers }: Pick<SignedInCustomer, 'headers'>,
  offer_id: unknown,
  { host = everything, key = randomUUID(), app = running.app }: ClaimOptions = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/vouchers/claim',
    payload: { offer_id },
    headers: { ...headers, host, ...(key !== '' && { 'idempotency-key': key }) },
  })

/** An offer of the test's own. */
const buildOffer = async (
  facts: {
    product_type?: string
    valid_until?: string
    brand_slugs?: string[] | null
    stock_left?: number | null
    status?: 0 | 1
    codes?: string[]
  } = {},
): Promise<number> => {
  const { product_type = 'Discount Vouchers', valid_until = '2026-11-20', codes = [] } = facts
  const row = await running.db.row<{
    offer_id: number
  }>(sql`insert into voucher_offer (slug, product_type, merchant_name,
      value_en, value_hi, terms_en, terms_hi, how_to_use_en, how_to_use_hi, link, valid_until, brand_slugs, stock_left, status)
    values (${`own-${randomUUID().slice(0, 8)}`}, ${product_type}, 'Sangam Sweets', '10% off', '10% छूट', 'Once', 'एक बार',
      'Tell it', 'बताएँ', 'https://sangam.example.com/', ${valid_until}, ${facts.brand_slugs ?? null}, ${facts.stock_left ?? null},
      ${facts.status ?? 1}) returning offer_id`)
  if (row === null) throw new Error('no offer was made')
  await stockVouchers(running.services, row.offer_id, codes)
  return row.offer_id
}

const find = async (
  customer: SignedInCustomer,
  offer_id: number,
  options: Parameters<typeof list>[1] = {},
): Promise<VoucherOffer | undefined> =>
  (await offersOf(customer, options)).find((offer) => offer.offer_id === offer_id)

const claimsOf = (offer_id: number) =>
  running.db.rows(sql`select user_id from voucher_claim where offer_id = ${offer_id}`)

describe('GET /api/vouchers/list', () => {
  test('what there is, what it is worth, until when, and how many are really left', async () => {
    const customer = await buildCustomer(running.services)
    const offer_id = await buildOffer({ codes: ['A-1', 'A-2', 'A-2'] })
    expect(await find(customer, offer_id)).toEqual({
      offer_id,
      product_type: 'Discount Vouchers',
      merchant_name: 'Sangam Sweets',
      value: '10% off',
      terms: 'Once',
      how_to_use: 'Tell it',
      valid_until: '2026-11-20',
      left: 2,
      state: 'open',
      claim: null,
    })
    expect(await find(customer, offer_id, { language: 'hi' })).toMatchObject({
      value: '10% छूट',
      terms: 'एक बार',
      how_to_use: 'बताएँ',
    })
    expect(await find(customer, offer_id, { product: 'Deals' })).toBeUndefined()
  })

  test('by brand: what is for some brands is seen there alone', async () => {
    const customer = await buildCustomer(running.services)
    const offer_id = await buildOffer({ codes: ['B-1'], brand_slugs: ['chandnimart'] })
    expect(await find(customer, offer_id, { host: shopping })).toBeDefined()
    expect(await find(customer, offer_id)).toBeUndefined()
    expect((await claim(customer, offer_id)).statusCode).toBe(404)
    expect((await list(customer, { host: loans })).json()).toMatchObject({ code: 'product_not_available' })
  })

  test('what is over or taken down is not shown; one without codes says that none is left', async () => {
    const customer = await buildCustomer(running.services)
    const over = await buildOffer({ codes: ['C-1'], valid_until: '2026-11-19' })
    const down = await buildOffer({ codes: ['C-2'], status: 0 })
    const empty = await buildOffer()
    expect(await find(customer, over)).toBeUndefined()
    expect(await find(customer, down)).toBeUndefined()
    expect(await find(customer, empty)).toMatchObject({ state: 'gone', left: 0 })
  })

  test('page by page, and only for who is signed in', async () => {
    const customer = await buildCustomer(running.services)
    const all = (await list(customer)).json<{ data: VoucherOffer[]; total: number }>()
    expect(all.total).toBe(all.data.length)
    const second = (await list(customer, { page: '&page=2&page_size=1' })).json<{
      data: VoucherOffer[]
      total: number
    }>()
    expect(second).toMatchObject({ data: [{ offer_id: all.data[1]?.offer_id }], total: all.total })
    expect((await list({ headers: { authorization: '' } })).statusCode).toBe(401)
    expect((await list(customer, { product: 'Personal Loans' })).statusCode).toBe(400)
  })
})

describe('POST /api/vouchers/claim', () => {
  test('the code is shown to its owner alone, sent, and stored nowhere in clear', async () => {
    const [own, other] = [
      await buildCustomer(running.services, { language: 'hi' }),
      await buildCustomer(running.services),
    ]
    const offer_id = await buildOffer({ codes: ['SANGAM-77'] })
    const answer = await claim(own, offer_id)
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: VoucherClaim }>()
    expect(data).toEqual({
      offer_id,
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
      claimed_at: running.clock.now().toISOString(),
      code: 'SANGAM-77',
      link: 'https://sangam.example.com/',
    })
    expect(await find(own, offer_id)).toMatchObject({ state: 'claimed', left: 0, claim: data })
    expect(await find(other, offer_id)).toMatchObject({ state: 'gone', claim: null })
    expect((await list(other)).body).not.toContain('SANGAM-77')

    expect(await readPasscode(running.services, own.mobile_phone_number ?? '')).toBe('SANGAM-77')
    expect(
      await running.db.row(sql`select channel, language, body from message where user_id = ${own.user_id}`),
    ).toEqual({
      channel: 'sms',
      language: 'hi',
      body: 'Sangam Sweets के लिए आपका वाउचर कोड {code} है। 20/11/2026 तक चलेगा। Haritmudra',
    })
    const { rows } = await running.pool.query<{ clear: string }>(
      `select coalesce(string_agg(t::text, ''), '') as clear from (
        select to_jsonb(voucher_code) t from voucher_code union all select to_jsonb(voucher_claim) from voucher_claim
        union all select to_jsonb(message) from message union all select to_jsonb(idempotent_answer) from idempotent_answer
        union all select to_jsonb(job) from graphile_worker.jobs job) all_rows`,
    )
    expect(rows[0]?.clear.length).toBeGreaterThan(100)
    expect(rows[0]?.clear).not.toContain('SANGAM-77')
    expect(rows[0]?.clear).not.toContain(Buffer.from('SANGAM-77').toString('hex'))
  })

  test('a customer without a number gets it by e-mail; one who cannot be written to gets it on the page', async () => {
    const offer_id = await buildOffer({ codes: ['D-1', 'D-2'] })
    const mailed = await buildCustomer(running.services, {
      mobile_phone_number: null,
      email: 'asha@example.com',
      email_verified: 1,
    })
    expect((await claim(mailed, offer_id)).statusCode).toBe(200)
    expect(
      await running.db.row(
        sql`select channel, recipient, subject from message where user_id = ${mailed.user_id}`,
      ),
    ).toEqual({ channel: 'email', recipient: 'asha@example.com', subject: 'Your voucher for Sangam Sweets' })
    const unreachable = await buildCustomer(running.services, { mobile_phone_number: null, email: null })
    expect((await claim(unreachable, offer_id)).json()).toMatchObject({
      data: { code: expect.stringMatching(/^D-[12]$/) },
    })
  })

  test('a hundred customers ask for the last code at once: exactly one has it', async () => {
    const offer_id = await buildOffer({ codes: ['LAST'] })
    const customers = await Promise.all(Array.from({ length: 100 }, () => buildCustomer(running.services)))
    const answers = await Promise.all(customers.map((customer) => claim(customer, offer_id)))
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(1)
    expect(given[0]?.json()).toMatchObject({ data: { code: 'LAST' } })
    for (const answer of answers)
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ code: 'voucher_gone' })
    expect(await claimsOf(offer_id)).toHaveLength(1)
    const sent = await running.db.row<{ count: number }>(
      sql`select count(*) as count from message where template = 'voucher_code' and user_id = any(${customers.map(({ user_id }) => user_id)})`,
    )
    expect(sent).toEqual({ count: 1 })
  })

  test.each([
    ['the last code', { codes: ['ONLY'] }],
    ['the last of a deal', { product_type: 'Deals', stock_left: 1 }],
  ])(
    'fifty customers on two instances ask for %s at once: one has it, and stock ends at none',
    async (_, facts) => {
      const offer_id = await buildOffer(facts)
      const other = await running.addInstance()
      await vi.waitFor(async () =>
        expect((await claim(await buildCustomer(running.services), 999_999, { app: other })).statusCode).toBe(
          404,
        ),
      )
      const customers = await Promise.all(Array.from({ length: 50 }, () => buildCustomer(running.services)))
      const answers = await Promise.all(
        customers.map((customer, at) => claim(customer, offer_id, at % 2 === 0 ? { app: other } : {})),
      )
      const codes = answers.map(({ statusCode, json }) => [statusCode, json<{ code?: string }>().code])
      expect(codes.filter(([status]) => status === 200)).toHaveLength(1)
      expect(codes.filter(([, code]) => code === 'voucher_gone')).toHaveLength(49)
      expect(await claimsOf(offer_id)).toHaveLength(1)
      expect(
        await running.db.row(sql`select stock_left from voucher_offer where offer_id = ${offer_id}`),
      ).toEqual({ stock_left: 'stock_left' in facts ? 0 : null })
    },
  )

  test.each([
    ['Discount Vouchers', { codes: ['M-1', 'M-2'] }],
    ['Deals', { product_type: 'Deals', stock_left: 2 }],
  ])('%s end at midnight in India', async (product, facts) => {
    running.clock.set('2026-11-20T18:29:59.999Z')
    const [early, late] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const offer_id = await buildOffer(facts)
    expect(await find(late, offer_id, { product })).toMatchObject({
      state: 'open',
      valid_until: '2026-11-20',
    })
    expect((await claim(early, offer_id)).statusCode).toBe(200)
    running.clock.advance(1)
    expect((await claim(late, offer_id)).json()).toMatchObject({ code: 'voucher_ended' })
    expect(await find(late, offer_id, { product })).toBeUndefined()
    running.clock.set('2026-11-20T06:00:00Z')
  })

  test('forty customers and five codes: five different ones are given', async () => {
    const codes = ['E-1', 'E-2', 'E-3', 'E-4', 'E-5']
    const offer_id = await buildOffer({ codes })
    const customers = await Promise.all(Array.from({ length: 40 }, () => buildCustomer(running.services)))
    const answers = await Promise.all(customers.map((customer) => claim(customer, offer_id)))
    const given = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<{ data: VoucherClaim }>().data.code)
    expect(new Set(given)).toEqual(new Set(codes))
    expect(given).toHaveLength(codes.length)
  })

  test('one customer, forty requests at once, under one key and under many: one code, answered alike', async () => {
    const customer = await buildCustomer(running.services)
    const offer_id = await buildOffer({ codes: ['F-1', 'F-2'] })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => claim(customer, offer_id, at % 2 === 0 ? { key } : {})),
    )
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
    expect(await claimsOf(offer_id)).toHaveLength(1)
    expect(await find(customer, offer_id)).toMatchObject({ left: 1 })
  })

  test('a deal has no code, counts down to nothing, and not below', async () => {
    const offer_id = await buildOffer({ product_type: 'Deals', stock_left: 3 })
    const customers = await Promise.all(Array.from({ length: 30 }, () => buildCustomer(running.services)))
    const answers = await Promise.all(customers.map((customer) => claim(customer, offer_id)))
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(3)
    expect(given[0]?.json()).toMatchObject({ data: { code: null, link: 'https://sangam.example.com/' } })
    expect(
      await running.db.row(sql`select stock_left from voucher_offer where offer_id = ${offer_id}`),
    ).toEqual({ stock_left: 0 })
    const unlimited = await buildOffer({ product_type: 'Deals' })
    const [one] = customers
    expect(one === undefined ? 0 : (await claim(one, unlimited)).statusCode).toBe(200)
    const row = await running.db.row(sql`select count(*) as count from message where template = 'voucher_code'
      and user_id = any(${customers.map(({ user_id }) => user_id)})`)
    expect(row).toEqual({ count: 0 })
  })

  test('after its last day nobody claims it, and who has it keeps it', async () => {
    const [early, late] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const offer_id = await buildOffer({ codes: ['G-1', 'G-2'] })
    const first = await claim(early, offer_id)
    await running.db.run(
      sql`update voucher_offer set valid_until = '2026-11-19' where offer_id = ${offer_id}`,
    )
    expect((await claim(late, offer_id)).json()).toMatchObject({ code: 'voucher_ended' })
    expect((await claim(early, offer_id)).body).toBe(first.body)
    expect(await find(early, offer_id)).toMatchObject({
      state: 'ended',
      claim: { code: expect.stringMatching(/^G-[12]$/) },
    })
    expect(await claimsOf(offer_id)).toHaveLength(1)
  })

  test.each<[string, unknown, string, number, string]>([
    ['one that does not exist', 999_999, randomUUID(), 404, 'not_found'],
    ['no number', 'one', randomUUID(), 400, 'invalid_request'],
    ['a fraction', 1.5, randomUUID(), 400, 'invalid_request'],
    ['no key', 1, '', 400, 'idempotency_key_missing'],
  ])('%s is refused', async (_, offer_id, key, status, code) => {
    const customer = await buildCustomer(running.services)
    const answer = await claim(customer, offer_id, { key })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  test('it wants a session, a brand with the product, and a key of its own', async () => {
    const customer = await buildCustomer(running.services)
    const offer_id = await buildOffer({ codes: ['H-1'] })
    expect((await claim({ headers: { authorization: '' } }, offer_id)).statusCode).toBe(401)
    expect((await claim(customer, offer_id, { host: loans })).json()).toMatchObject({
      code: 'product_not_available',
    })
    const key = randomUUID()
    await claim(customer, offer_id, { key })
    const other = await buildOffer({ codes: ['H-2'] })
    expect((await claim(customer, other, { key })).json()).toMatchObject({ code: 'idempotency_key_reused' })
  })
})

test('codes open after the key was turned, and none is left under the old one', async () => {
  const customer = await buildCustomer(running.services)
  const offer_id = await buildOffer({ codes: ['K-1', 'K-2', 'K-3'] })
  await running.services.vault.rotate()
  expect(await resealVouchers(running.services, 2)).toBeGreaterThanOrEqual(3)
  expect(await resealVouchers(running.services, 2)).toBe(0)
  expect((await claim(customer, offer_id)).json()).toMatchObject({
    data: { code: expect.stringMatching(/^K-[123]$/) },
  })
})
