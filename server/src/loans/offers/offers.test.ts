import type { KeyFacts, Offers } from '@marketplace/contract/market/offers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let plain: { lender_id: number }
let tight: { lender_id: number }

beforeAll(async () => {
  test = await createTestApp({
    variables: {
      LENDER_ASKED_BANK_URL: 'http://127.0.0.1:9',
      LENDER_ASKED_BANK_SECRET: 'a secret of sixteen',
    },
  })
  plain = await buildLender(test.db, { slug: 'plain-bank' })
  tight = await buildLender(test.db, { slug: 'tight-bank', max_foir_percent: 40 })
  await buildLender(test.db, { slug: 'sleeping-bank', lender_status: 0 })
  const unreachable = await buildLender(test.db, { slug: 'unreachable-bank', api: 1 })
  await vi.waitFor(() => expect(test.services.lenders().find(unreachable.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

it('shows every matched lender with what the money costs, and keeps what was shown', async () => {
  const application = await buildApplication(test)
  const offers = await application.offers()
  expect(offers.snapshot_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(offers).toMatchObject({ amount: 200_000, tenure_months: 36, as_on: '2026-11-20' })
  expect(offers.matched.map(({ lender_name }) => lender_name).toSorted()).toEqual([
    'plain-bank Limited',
    'tight-bank Limited',
    'unreachable-bank Limited',
  ])
  expect(offers.pending).toEqual([
    { lender_id: expect.any(Number) as number, lender_name: 'unreachable-bank Limited', state: 'failed' },
  ])
  expect(offers.matched.find(({ lender_id }) => lender_id === plain.lender_id)).toMatchObject({
    rate: 18,
    rate_basis: 'representative',
    emi: 7_230,
    processing_fee: 4_720,
  })
  const kept = await test.db.row<{ content: Offers; language: string }>(
    sql`select content, language from offer_snapshot where snapshot_id = ${offers.snapshot_id}`,
  )
  const { snapshot_id: _, ...shown } = offers
  expect(kept?.content).toMatchObject(shown)
  expect((await application.read()).status).toBe('OFFER_SHOWN')
})

it('keeps one snapshot of one content, and never changes it', async () => {
  const application = await buildApplication(test)
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await application.offers()).snapshot_id),
  )
  expect(new Set(ids).size).toBe(1)
  const other = (await application.offers({ amount: 150_000, tenure_months: 24 })).snapshot_id
  expect(other).not.toBe(ids[0])
  expect((await application.offers({ amount: 150_000, tenure_months: 24 })).snapshot_id).toBe(other)
  const change = (statement: ReturnType<typeof sql>) => test.db.run(statement)
  await expect(
    change(sql`update offer_snapshot set language = 'hi' where snapshot_id = ${other}`),
  ).rejects.toThrow('never changed')
  await expect(change(sql`delete from offer_snapshot where snapshot_id = ${other}`)).rejects.toThrow(
    'never changed',
  )
})

it('reads the list that was asked for, and says where it has to be asked for', async () => {
  const application = await buildApplication(test)
  const read = async (query = '') => {
    const response = await test.app.inject({
      url: `/api/applications/${application.app_id}/offers${query}`,
      headers: application.customer.headers,
    })
    expect(response.statusCode).toBe(200)
    return response.json<{ data: Offers | null }>().data
  }
  expect(await read()).toBe(null)
  const asked = await application.offers()
  expect(await read()).toEqual(asked)
  // Nobody has asked for this amount yet.
  expect(await read('?amount=150000')).toBe(null)
  const less = await application.offers({ amount: 150_000 })
  expect(await read('?amount=150000')).toEqual(less)
  expect(await read()).toEqual(asked)
  // Tomorrow is another list.
  test.clock.advance(86_400_000)
  await test.db.run(
    sql`update session set last_seen_at = ${test.clock.now()}, absolute_expires_at = ${new Date(test.clock.now().getTime() + 60_000)}`,
  )
  expect(await read()).toBe(null)
  test.clock.advance(-86_400_000)
})

it('speaks Hindi, as a snapshot of its own', async () => {
  const application = await buildApplication(test, {
    monthly_income: 16_000,
    household_income: 5,
    emi: 6_300,
  })
  const english = await application.offers()
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/applications/${application.app_id}/offers`,
    headers: { ...application.customer.headers, cookie: 'lang=hi' },
    payload: {},
  })
  const hindi = response.json<{ data: Offers }>().data
  expect(hindi.snapshot_id).not.toBe(english.snapshot_id)
  expect(english.unmatched.map(({ lender_id }) => lender_id)).toEqual([tight.lender_id])
  expect(hindi.unmatched[0]?.reasons[0]?.text).toMatch(/[\u0900-\u097f]/)
})

it('caps what is lent by what the income bears, for the lender and for a household of small means', async () => {
  const application = await buildApplication(test, {
    monthly_income: 24_000,
    household_income: 1,
    household_income_amount: 290_000,
    emi: 2_500,
  })
  const offers = await application.offers({ amount: 900_000, tenure_months: 36 })
  const of = (lender: { lender_id: number }) =>
    offers.matched.find(({ lender_id }) => lender_id === lender.lender_id)
  const factor = (1 - 1.015 ** -36) / 0.015
  const household = Math.floor((Math.floor((290_000 * 50) / 1_200) - 2_500) * factor)
  const own = Math.floor((9_600 - 2_500) * factor)
  expect(of(plain)).toMatchObject({ amount: household, amount_max: household })
  expect(of(tight)?.amount_max).toBe(Math.min(household, own))
})

it('prints the key facts of one offer with its schedule', async () => {
  const application = await buildApplication(test)
  const print = async () => {
    const response = await test.app.inject({
      url: `/api/applications/${application.app_id}/key-facts/${plain.lender_id}?amount=100000&tenure_months=12`,
      headers: application.customer.headers,
    })
    return response.json<{ data: KeyFacts }>().data
  }
  const facts = await print()
  expect(facts.applied).toBeUndefined()
  expect(facts).toMatchObject({
    amount: 100_000,
    tenure_months: 12,
    fee_before_tax: 2_000,
    fee_tax: 360,
    net_disbursed: 97_640,
  })
  expect(facts.schedule).toHaveLength(12)
  expect(facts.schedule.at(-1)?.balance).toBe(0)
  const absent = await test.app.inject({
    url: `/api/applications/${application.app_id}/key-facts/999999`,
    headers: application.customer.headers,
  })
  expect(absent.statusCode).toBe(404)
  await application.apply(plain.lender_id)
  expect((await print()).applied).toBe(1)
})

it.each([
  'amount=abc',
  'amount=999',
  'amount=5000001',
  'amount=1000.5',
  'tenure_months=2',
  'tenure_months=97',
  'amount=1e400',
])('refuses %s', async (query) => {
  const application = await buildApplication(test)
  const response = await test.app.inject({
    url: `/api/applications/${application.app_id}/offers?${query}`,
    headers: application.customer.headers,
  })
  expect(response.statusCode).toBe(400)
})

it('publishes the rule that orders the offers', async () => {
  const response = await test.app.inject({ url: '/api/offers/ranking-rule' })
  const { version, steps } = response.json<{ data: { version: string; steps: unknown[] } }>().data
  expect(steps.length).toBeGreaterThan(2)
  const application = await buildApplication(test)
  expect((await application.offers()).ranking_version).toBe(version)
})

it('shows who is still being asked, and has the whole list kept once nobody is', async () => {
  const asked = await buildLender(test.db, { slug: 'asked-bank', api: 1 })
  await vi.waitFor(() => expect(test.services.lenders().find(asked.lender_id)).not.toBeNull())
  const application = await buildApplication(test)
  const read = async () => {
    const response = await test.app.inject({
      url: `/api/applications/${application.app_id}/offers`,
      headers: application.customer.headers,
    })
    return response.json<{ data: Offers | null }>().data
  }
  const first = await application.offers()
  expect(first).toMatchObject({ snapshot_id: null })
  expect(await read()).toEqual(first)
  await test.db.run(sql`update lender_answer set state = 'failed', answered_at = ${test.clock.now()}
    where app_id = ${application.app_id}`)
  expect(await read()).toBe(null)
  const whole = await application.offers()
  expect(whole.snapshot_id).not.toBe(null)
  expect(await read()).toEqual(whole)
})

it('asks no lender about a customer who has not agreed to it, and stops with the withdrawal', async () => {
  const asked = await buildLender(test.db, { slug: 'asked-bank-two', api: 1 })
  await vi.waitFor(() => expect(test.services.lenders().find(asked.lender_id)).not.toBeNull())
  const application = await buildApplication(test)
  const { app_id, customer } = application
  const choose = (agreed: 0 | 1) =>
    test.app.inject({
      method: 'POST',
      url: '/api/consents/choose',
      headers: customer.headers,
      payload: { purpose: 'soft_questions', version: '1', agreed },
    })
  const asks = () =>
    test.db.rows<{ state: string; last_error: string | null }>(
      sql`select state, last_error from lender_answer where app_id = ${app_id} order by lender_id`,
    )
  await choose(0)
  const offers = await application.offers()
  expect(offers.snapshot_id).not.toBeNull()
  expect(new Set(offers.pending.map(({ state }) => state))).toEqual(new Set(['not_asked']))
  expect(offers.matched.map(({ lender_id }) => lender_id)).toContain(asked.lender_id)
  expect(offers.matched.every(({ rate_basis }) => rate_basis !== 'firm')).toBe(true)
  expect(await asks()).toEqual([])

  await choose(1)
  expect((await application.offers()).snapshot_id).toBeNull()
  const [first] = await asks()
  expect(first).toEqual({ state: 'asking', last_error: null })
  await choose(0)
  const row = await test.db.row<{ lender_id: number }>(
    sql`select lender_id from lender_answer where app_id = ${app_id} and state = 'asking' limit 1`,
  )
  const job = { app_id, lender_id: row?.lender_id ?? 0 }
  await jobs.ask_lender.run(test.services, job, { number: 1, last: false })
  expect(
    await test.db.row(
      sql`select state, last_error from lender_answer where app_id = ${app_id} and lender_id = ${job.lender_id}`,
    ),
  ).toEqual({ state: 'failed', last_error: 'the consent to be asked about was withdrawn' })
})
