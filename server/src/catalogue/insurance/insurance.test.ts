import { randomUUID } from 'node:crypto'
import type { InsurancePlan, InsuranceReferral } from '@marketplace/contract/catalogue/insurance'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { identifier, sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
  await buildMarket(running)
  // The brands are read again as soon as the database says so.
  await vi.waitFor(() =>
    expect(running.services.brands().bySlug('haritmudra')?.brand.insurance_licence_number).toBe(
      'EXAMPLE-DB-0101',
    ),
  )
})
afterAll(() => running.close())

/** One brand with a licensed entity and every kind, one with it and a single kind, one that offers insurance without it. */
const licensed = 'haritmudra.localhost'
const vehicles = 'pahiya-motors.localhost'
const unlicensed = 'koshaneer.localhost'

const ask = (url: string, { headers }: Pick<SignedInCustomer, 'headers'>, host = licensed, language = 'en') =>
  running.app.inject({ url, headers: { ...headers, host, 'accept-language': language } })

const refer = (
  { headers }: Pick<SignedInCustomer, 'headers'>,
  body: object,
  { host = licensed, key = randomUUID() }: { host?: string; key?: string } = {},
) =>
  running.app.inject({
    method: 'POST',
    url: '/api/insurance/refer',
    payload: body,
    headers: { ...headers, host, ...(key !== '' && { 'idempotency-key': key }) },
  })

const plansOf = async (kind: string, customer: SignedInCustomer, host = licensed): Promise<InsurancePlan[]> =>
  (await ask(`/api/insurance/plans?kind=${encodeURIComponent(kind)}`, customer, host)).json<{
    data: InsurancePlan[]
  }>().data

const referralsOf = async (
  customer: SignedInCustomer,
  host = licensed,
): Promise<{ data: InsuranceReferral[]; total: number }> =>
  (await ask('/api/insurance/referrals', customer, host)).json()

const consentsOf = async (user_id: string) =>
  running.db.rows<{
    consent_id: string
    lender_id: number | null
    lender_name: string
    text: string
  }>(
    sql`select consent_id, lender_id, lender_name, text from consent where user_id = ${user_id} and purpose = 'insurance'`,
  )

const firstPlan = async (customer: SignedInCustomer): Promise<InsurancePlan> => {
  const [plan] = await plansOf('Health', customer)
  if (plan === undefined) throw new Error('no plan')
  return plan
}

// duty 13: insurance is neither ranked nor sold.
describe('GET /api/insurance/plans', () => {
  test.each([
    ['Health', 5],
    ['Shop', 4],
    ['Other Insurance', 4],
  ])('%s: at least %d plans, by insurer and name, facts alone', async (kind, least) => {
    const customer = await buildCustomer(running.services)
    const plans = await plansOf(kind, customer)
    expect(plans.length).toBeGreaterThanOrEqual(least)
    const names = plans.map(({ insurer_name, plan_name }) => `${insurer_name} ${plan_name}`.toLowerCase())
    expect(names).toEqual([...names].sort())
    expect(plans.every((plan) => plan.kind === kind)).toBe(true)
    const facts = Object.keys(plans[0] ?? {})
    expect(facts.filter((name) => /rank|rating|star|badge|sponsor|best|popular|order/.test(name))).toEqual([])
  })

  test('the standard product has its public facts, and words come in the language asked for', async () => {
    const customer = await buildCustomer(running.services)
    const standard = (await plansOf('Health', customer)).find(
      ({ plan_name }) => plan_name === 'Arogya Sanjeevani',
    )
    expect(standard).toMatchObject({
      sum_insured_min: 50_000,
      sum_insured_max: 1_000_000,
      entry_age_min: 18,
      entry_age_max: 65,
      waiting_days: 30,
      pre_existing_months: 36,
      co_pay_percent: 5,
      room_limit: '2% of the sum insured, at most ₹5,000 a day; ICU 5%, at most ₹10,000',
      as_of: '2026-11-01',
      premiums_as_of: '2026-11-01',
    })
    expect(standard?.premiums).toContainEqual({ age: 35, sum_insured: 500_000, premium: 6_890 })
    const hindi = (await ask('/api/insurance/plans?kind=Health', customer, licensed, 'hi')).json<{
      data: InsurancePlan[]
    }>().data
    for (const { exclusions, premium_basis } of hindi)
      expect(`${exclusions}${premium_basis}`).toMatch(/\p{Script=Devanagari}/u)
  })

  test('a plan that was taken down is not shown and cannot be chosen', async () => {
    const customer = await buildCustomer(running.services)
    const { plan_id } = await firstPlan(customer)
    await running.db.run(sql`update insurance_plan set status = 0 where plan_id = ${plan_id}`)
    expect((await plansOf('Health', customer)).map((plan) => plan.plan_id)).not.toContain(plan_id)
    expect((await refer(customer, { plan_id, consent_version: '1' })).statusCode).toBe(404)
    await running.db.run(sql`update insurance_plan set status = 1 where plan_id = ${plan_id}`)
  })

  test.each([
    [unlicensed, 'Health', 422],
    [vehicles, 'Health', 422],
    [vehicles, 'Other Insurance', 200],
    [licensed, 'Life', 400],
  ])('%s asked for %s answers %d', async (host, kind, status) => {
    const customer = await buildCustomer(running.services)
    const answer = await ask(`/api/insurance/plans?kind=${encodeURIComponent(kind)}`, customer, host)
    expect(answer.statusCode).toBe(status)
    if (status === 422) expect(answer.json()).toMatchObject({ code: 'product_not_available' })
  })

  test('nobody sees plans without being signed in', async () => {
    const answer = await running.app.inject({
      url: '/api/insurance/plans?kind=Health',
      headers: { host: licensed },
    })
    expect(answer.statusCode).toBe(401)
  })
})

test('insurance is a product only where the brand names its licensed entity', async () => {
  const productsAt = async (host: string): Promise<string[]> =>
    (await running.app.inject({ url: '/api/products', headers: { host } }))
      .json<{ data: { product_type: string }[] }>()
      .data.map(({ product_type }) => product_type)
  expect(await productsAt(licensed)).toEqual(expect.arrayContaining(['Health', 'Shop', 'Other Insurance']))
  expect(await productsAt(vehicles)).toContain('Other Insurance')
  expect(await productsAt(vehicles)).not.toContain('Health')
  const without = await productsAt(unlicensed)
  expect(without).toContain('Personal Loans')
  for (const kind of ['Health', 'Shop', 'Other Insurance']) expect(without).not.toContain(kind)
  const config = (await running.app.inject({ url: '/api/brand-config', headers: { host: licensed } })).json<{
    data: object
  }>().data
  expect(config).toMatchObject({
    insurance_licensee_name: 'Chhatrachhaya Insurance Brokers Private Limited',
    insurance_licence_number: 'EXAMPLE-DB-0101',
  })
  expect(config).not.toHaveProperty('insurance_referral_link')
})

test.each(['insurance_licensee_name', 'insurance_licence_number', 'insurance_referral_link'])(
  'no brand is without its %s alone',
  async (column) => {
    const lost = running.db.run(sql`update brand set ${identifier(column)} = null where slug = 'haritmudra'`)
    await expect(lost).rejects.toThrow(/brand_insurance_licence/)
  },
)

describe('POST /api/insurance/refer', () => {
  test('the consent and the referral are on record, and the way on carries an opaque id and the plan alone', async () => {
    const customer = await buildCustomer(running.services)
    const plan = await firstPlan(customer)
    const answer = await refer(customer, { plan_id: plan.plan_id, consent_version: '1' })
    expect(answer.statusCode).toBe(200)
    const { referral_id, handoff_url, redirect, message } = answer.json<{
      referral_id: string
      handoff_url: string
      redirect: string
      message: string
    }>()
    expect(redirect).toBe('insurance/transaction')
    expect(message).toBe('You can now go on at Chhatrachhaya Insurance Brokers Private Limited')
    const url = new URL(handoff_url)
    expect(url.origin).toBe('https://chhatrachhaya.example.com')
    expect([...url.searchParams]).toEqual([
      ['ref', referral_id],
      ['plan', 'aravalli-hospital-cash'],
    ])
    for (const own of [customer.user_id, customer.prospect_app_id, customer.mobile_phone_number ?? ''])
      expect(handoff_url).not.toContain(own)

    const [consent, ...others] = await consentsOf(customer.user_id)
    expect(others).toEqual([])
    expect(consent).toMatchObject({
      lender_id: null,
      lender_name: 'Chhatrachhaya Insurance Brokers Private Limited',
    })
    expect(consent?.text).toContain(
      'Haritmudra may refer me to Chhatrachhaya Insurance Brokers Private Limited',
    )
    const { data, total } = await referralsOf(customer)
    expect(total).toBe(1)
    expect(data[0]).toEqual({
      referral_id,
      kind: 'Health',
      insurer_name: plan.insurer_name,
      plan_name: plan.plan_name,
      licensee_name: 'Chhatrachhaya Insurance Brokers Private Limited',
      licence_number: 'EXAMPLE-DB-0101',
      status: 'REFERRED',
      handoff_url,
      created_at: '2026-11-20T06:00:00.000Z',
      withdrawn_at: null,
      complaint_acknowledged_by: '2026-11-27',
    })
  })

  test('forty requests at once, under one key and under many, make one referral and answer it alike', async () => {
    const customer = await buildCustomer(running.services)
    const { plan_id } = await firstPlan(customer)
    const key = randomUUID()
    const body = { plan_id, consent_version: '1' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => refer(customer, body, at % 2 === 0 ? { key } : {})),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect((await referralsOf(customer)).total).toBe(1)
    expect(await consentsOf(customer.user_id)).toHaveLength(1)
  })

  test.each<[string, object, string, number, string]>([
    ['no version', { plan_id: 1 }, randomUUID(), 400, 'invalid_request'],
    [
      'a plan that is no number',
      { plan_id: '1', consent_version: '1' },
      randomUUID(),
      400,
      'invalid_request',
    ],
    [
      'a field too many',
      { plan_id: 1, consent_version: '1', status: 'WITHDRAWN' },
      randomUUID(),
      400,
      'unknown_field',
    ],
    ['words that do not exist', { plan_id: 1, consent_version: '99' }, randomUUID(), 422, 'consent_missing'],
    ['a plan that does not exist', { plan_id: 9_999, consent_version: '1' }, randomUUID(), 404, 'not_found'],
    ['no key', { plan_id: 1, consent_version: '1' }, '', 400, 'idempotency_key_missing'],
  ])('%s is refused and leaves nothing', async (_, body, key, status, code) => {
    const customer = await buildCustomer(running.services)
    const answer = await refer(customer, body, { key })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code })
    expect((await referralsOf(customer)).total).toBe(0)
    expect(await consentsOf(customer.user_id)).toEqual([])
  })

  test('a key is not taken for another plan', async () => {
    const customer = await buildCustomer(running.services)
    const [one, two] = await plansOf('Health', customer)
    const key = randomUUID()
    await refer(customer, { plan_id: one?.plan_id, consent_version: '1' }, { key })
    const answer = await refer(customer, { plan_id: two?.plan_id, consent_version: '1' }, { key })
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_reused' })
  })

  test('it wants a session, and a brand that refers this kind', async () => {
    expect(
      (await refer({ headers: { authorization: '' } }, { plan_id: 1, consent_version: '1' })).statusCode,
    ).toBe(401)
    const customer = await buildCustomer(running.services)
    const { plan_id } = await firstPlan(customer)
    for (const host of [unlicensed, vehicles]) {
      const answer = await refer(customer, { plan_id, consent_version: '1' }, { host })
      expect(answer.json()).toMatchObject({ code: 'product_not_available' })
    }
  })

  test('the consent cannot be given at the start, before a company is named', async () => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/auth/start',
      payload: {
        mobile_phone_number: '9000012345',
        language: 'en',
        consents: [
          { purpose: 'terms', version: '1' },
          { purpose: 'insurance', version: '1' },
        ],
      },
    })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe('GET /api/insurance/referrals', () => {
  test("shows one's own of this brand, newest first, page by page", async () => {
    const [own, other] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const plans = (await plansOf('Shop', own)).slice(0, 3)
    for (const { plan_id } of plans) {
      running.clock.advance(1_000)
      await refer(own, { plan_id, consent_version: '1' })
    }
    expect((await referralsOf(own)).data.map(({ plan_name }) => plan_name)).toEqual(
      plans.map(({ plan_name }) => plan_name).reverse(),
    )
    expect(await referralsOf(other)).toEqual({ success: true, data: [], total: 0 })
    expect((await referralsOf(own, vehicles)).total).toBe(0)
    const second = (await ask('/api/insurance/referrals?page=2&page_size=2', own)).json<{
      data: InsuranceReferral[]
      total: number
    }>()
    expect(second.data.map(({ plan_name }) => plan_name)).toEqual([plans[0]?.plan_name])
    expect(second.total).toBe(3)
  })
})

describe('withdrawing the consent', () => {
  const withdraw = ({ headers }: SignedInCustomer, consent_id: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/consents/withdraw',
      payload: { consent_id },
      headers: { ...headers, host: licensed },
    })

  test('closes that referral alone, and the plan can be chosen anew', async () => {
    const customer = await buildCustomer(running.services)
    const [one, two] = await plansOf('Health', customer)
    await refer(customer, { plan_id: one?.plan_id, consent_version: '1' })
    const [consent] = await consentsOf(customer.user_id)
    running.clock.advance(1_000)
    await refer(customer, { plan_id: two?.plan_id, consent_version: '1' })
    expect((await withdraw(customer, consent?.consent_id ?? '')).statusCode).toBe(200)
    const { data } = await referralsOf(customer)
    expect(data.map(({ status, handoff_url }) => [status, handoff_url === null])).toEqual([
      ['REFERRED', false],
      ['WITHDRAWN', true],
    ])
    expect(data[1]?.withdrawn_at).toBe(running.clock.now().toISOString())
    running.clock.advance(1_000)
    expect((await refer(customer, { plan_id: one?.plan_id, consent_version: '1' })).statusCode).toBe(200)
    expect((await referralsOf(customer)).data.map(({ status }) => status)).toEqual([
      'REFERRED',
      'REFERRED',
      'WITHDRAWN',
    ])
  })

  test("another's consent is absent, and taking back the terms closes every referral", async () => {
    const [own, other] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const { plan_id } = await firstPlan(own)
    await refer(own, { plan_id, consent_version: '1' })
    const [consent] = await consentsOf(own.user_id)
    expect((await withdraw(other, consent?.consent_id ?? '')).statusCode).toBe(404)
    expect((await referralsOf(own)).data[0]?.status).toBe('REFERRED')
    const terms = randomUUID()
    await running.db
      .run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
      values (${terms}, ${own.user_id}, 'terms', '1', 'en', 'Terms', ${running.clock.now()})`)
    await withdraw(own, terms)
    expect(
      await running.db.rows(sql`select status from insurance_referral where user_id = ${own.user_id}`),
    ).toEqual([{ status: 'WITHDRAWN' }])
  })
})
