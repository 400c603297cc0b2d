import { liveLenderFields } from '@marketplace/contract/market/lender-fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifier, sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { lenderCallsOf, liveFacts } from '../../testing/lender-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
let lenders: ReturnType<typeof lenderCallsOf>
beforeAll(async () => {
  test = await createTestApp({
    variables: {
      LENDER_REACHED_BANK_URL: 'http://127.0.0.1:9',
      LENDER_REACHED_BANK_SECRET: 'a secret of sixteen letters',
      LENDER_ASKED_BANK_URL: 'http://127.0.0.1:9',
      LENDER_ASKED_BANK_SECRET: 'a secret of sixteen letters',
    },
  })
  admin = await buildStaff(test.services, 1)
  lenders = lenderCallsOf(test.app, admin)
})
afterAll(() => test.close())

describe('going live', () => {
  it('is refused with every missing fact until the last is there', async () => {
    const { lender_id } = await lenders.create()
    const refused = await lenders.update(lender_id, 'lender_status', 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'go_live_refused',
      message: 'This lender cannot be live yet: facts that customers must see are missing',
    })
    const { details } = refused.json<{ details: { field: string; message: string }[] }>()
    expect(details.map(({ field }) => field).toSorted()).toEqual(liveFacts.map(([field]) => field).toSorted())
    for (const [at, [property, value]] of liveFacts.entries()) {
      const check = await lenders.get(`/api/lender/go-live-check/${lender_id}`)
      expect(check.json()).toMatchObject({ data: { ready: 0, missing: { length: liveFacts.length - at } } })
      expect((await lenders.update(lender_id, 'lender_status', 1)).statusCode).toBe(422)
      await lenders.update(lender_id, property, value)
    }
    const check = await lenders.get(`/api/lender/go-live-check/${lender_id}`)
    expect(check.json()).toEqual({ success: true, data: { ready: 1, missing: [], warnings: [] } })
    expect(test.services.lenders().isOffered(lender_id, 1)).toBe(false)
    expect((await lenders.update(lender_id, 'lender_status', 1)).statusCode).toBe(200)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 10_000, interval: 20 })
      .toBe(true)
  })

  it.each(liveLenderFields)('a live lender keeps its %s, and so does one that was live', async (field) => {
    const { lender_id } = await buildLender(test.db)
    const live = await lenders.update(lender_id, field, null)
    expect(live.json()).toMatchObject({ code: 'go_live_refused', details: [{ field }] })
    await lenders.update(lender_id, 'lender_status', 0)
    expect((await lenders.update(lender_id, field, null)).json()).toMatchObject({
      code: 'lender_rule_broken',
      details: [{ message: 'Customers have seen this lender: change this fact, it cannot be emptied' }],
    })
    await expect(
      test.db.run(sql`update lender set ${identifier(field)} = null where lender_id = ${lender_id}`),
    ).rejects.toThrow('lender_was_live')
  })

  it('a live lender keeps a rate and a way to apply', async () => {
    const { lender_id } = await buildLender(test.db, { slug: 'reached-bank', rate_min: null, rate_max: null })
    expect((await lenders.update(lender_id, 'representative_rate', null)).statusCode).toBe(422)
    expect((await lenders.update(lender_id, 'rate_max', 30)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'representative_rate', null)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'utm_link', null)).statusCode).toBe(422)
    expect((await lenders.update(lender_id, 'api', 1)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'utm_link', null)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'api', 0)).statusCode).toBe(422)
    expect((await lenders.update(lender_id, 'salaried', 0)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'self_employed', 0)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'business', 0)).json()).toMatchObject({ code: 'go_live_refused' })
    // Nobody waits for its answer in the tests that come.
    await lenders.update(lender_id, 'lender_status', 0)
  })

  it('an API lender without its connector may not, and is told which fact is missing', async () => {
    const { lender_id } = await lenders.create()
    await lenders.fill(lender_id)
    await lenders.update(lender_id, 'api', 1)
    const missing = {
      field: 'api',
      message: 'Have the connector of its API configured, or switch off the API',
    }
    expect((await lenders.get(`/api/lender/go-live-check/${lender_id}`)).json()).toMatchObject({
      data: { ready: 0, missing: [missing] },
    })
    expect((await lenders.update(lender_id, 'lender_status', 1)).json()).toMatchObject({
      code: 'go_live_refused',
      details: [missing],
    })
    await lenders.update(lender_id, 'api', 0)
    expect((await lenders.update(lender_id, 'lender_status', 1)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'api', 1)).json()).toMatchObject({ details: [missing] })
  })

  it('a live one that lost its connector is seen by staff, and may be changed and switched off', async () => {
    const { lender_id } = await buildLender(test.db, { api: 1 })
    const draft = await buildLender(test.db, { api: 1, lender_status: 0 })
    const reached = await buildLender(test.db, { slug: 'asked-bank', api: 1, lender_status: 0 })
    const unreached = async () =>
      (await lenders.get('/api/get-lenders-data')).json<{ without_connector: number[] }>().without_connector
    expect(await unreached()).toEqual(expect.arrayContaining([lender_id, draft.lender_id]))
    expect(await unreached()).not.toContain(reached.lender_id)
    expect((await lenders.get(`/api/lender/go-live-check/${lender_id}`)).json()).toMatchObject({
      data: { ready: 0, missing: [{ field: 'api' }] },
    })
    expect((await lenders.update(lender_id, 'priority', 8)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'lender_status', 0)).statusCode).toBe(200)
    expect((await lenders.update(lender_id, 'lender_status', 1)).statusCode).toBe(422)
    await lenders.update(lender_id, 'utm_link', 'https://lost.example.com/apply')
    expect((await lenders.update(lender_id, 'api', 0)).statusCode).toBe(200)
    expect(await unreached()).not.toContain(lender_id)
  })

  it('a draft may empty what it stated', async () => {
    const { lender_id } = await lenders.create()
    await lenders.update(lender_id, 'amount_min', 10_000)
    expect((await lenders.update(lender_id, 'amount_min', null)).statusCode).toBe(200)
  })
})

describe('what customers see', () => {
  it('a draft never, a live lender within a second, and its changed rule with the reason', async () => {
    const application = await buildApplication(test)
    const { lender_id } = await lenders.create()
    await lenders.fill(lender_id, liveFacts.slice(0, -1))
    const among = async (kind: 'matched' | 'unmatched'): Promise<boolean> =>
      (await application.offers())[kind].some((offer) => offer.lender_id === lender_id)
    await lenders.fill(lender_id, liveFacts.slice(-1))
    expect(await among('matched')).toBe(false)
    expect(await among('unmatched')).toBe(false)
    await lenders.update(lender_id, 'lender_status', 1)
    await expect.poll(() => among('matched'), { timeout: 10_000, interval: 20 }).toBe(true)
    await lenders.update(lender_id, 'min_income', 900_000)
    await expect.poll(() => among('unmatched'), { timeout: 10_000, interval: 20 }).toBe(true)
    const { unmatched } = await application.offers()
    expect(unmatched.find((lender) => lender.lender_id === lender_id)?.reasons[0]?.code).toBe(
      'income_below_min',
    )
  })

  it('a deleted lender leaves list and offers and keeps its name on old applications', async () => {
    const lender = await buildLender(test.db)
    const { lender_id, legal_name } = lender
    await expect.poll(() => test.services.lenders().find(lender_id), { timeout: 10_000 }).not.toBeNull()
    const application = await buildApplication(test)
    expect((await application.apply(lender_id)).statusCode).toBe(200)
    const answer = await lenders.post('/api/safe-delete-lender', { lender_id })
    expect(answer.json()).toEqual({ success: true, message: 'Lender deleted successfully!' })
    expect(await lenders.listed(lender_id)).toBeUndefined()
    expect((await lenders.get(`/api/get-lender-data/${lender_id}`)).statusCode).toBe(404)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 10_000, interval: 20 })
      .toBe(false)
    expect(JSON.stringify(await application.read())).toContain(legal_name)
    expect((await lenders.post('/api/safe-delete-lender', { lender_id })).statusCode).toBe(404)
    expect(
      await test.db.row(sql`select action, before from audit_entry where object_kind = 'lender'
        and object_id = ${String(lender_id)} order by entry_id desc limit 1`),
    ).toEqual({ action: 'lender.deleted', before: { lender_status: 1 } })
  })
})

describe('GET /api/lender/preview-offer/:lenderId', () => {
  const preview = (lender_id: number, amount: number) =>
    lenders.get(`/api/lender/preview-offer/${lender_id}?amount=${amount}&tenure_months=36`)

  it('shows a draft as soon as it is complete, with the figures that customers get', async () => {
    const { lender_id } = await lenders.create()
    expect((await preview(lender_id, 200_000)).json()).toMatchObject({
      data: { offer: null, unmatched: null, missing: { length: liveFacts.length } },
    })
    await lenders.fill(lender_id)
    const shown = (await preview(lender_id, 200_000)).json<{ data: { offer: object; missing: object[] } }>()
    expect(shown.data).toMatchObject({
      offer: { lender_name: 'Draft Finance Limited', amount: 200_000, rate: 18.5, processing_fee: 4_720 },
      missing: [],
    })
    await lenders.update(lender_id, 'lender_status', 1)
    await expect
      .poll(() => test.services.lenders().isOffered(lender_id, 1), { timeout: 10_000, interval: 20 })
      .toBe(true)
    const application = await buildApplication(test)
    const { matched } = await application.offers({ amount: 200_000, tenure_months: 36 })
    const seen = matched.find((one) => one.lender_id === lender_id)
    expect(shown.data.offer).toEqual({
      ...seen,
      position: 1,
      position_reason: expect.any(String) as string,
      possible: 0,
      reasons: [],
    })
  })

  it.each([
    ['amount=999&tenure_months=36'],
    ['amount=100000'],
    ['amount=x&tenure_months=36'],
    ['amount=100000&tenure_months=2'],
  ])('refuses %s', async (query) => {
    const { lender_id } = await lenders.create()
    expect((await lenders.get(`/api/lender/preview-offer/${lender_id}?${query}`)).statusCode).toBe(400)
  })
})
