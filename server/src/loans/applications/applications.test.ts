import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shareVersions } from '../../../seeds/reference/share-consent-texts.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let redirect: { lender_id: number; slug: string; legal_name: string }

beforeAll(async () => {
  test = await createTestApp()
  redirect = await buildLender(test.db, { slug: 'redirect-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(redirect.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

it('opens one application a product, and gives the open one again', async () => {
  const { app_id, customer } = await buildApplication(test)
  const again = await Promise.all(
    Array.from({ length: 20 }, () =>
      test.app.inject({
        method: 'POST',
        url: '/api/applications',
        headers: customer.headers,
        payload: { product_type: 'Personal Loans' },
      }),
    ),
  )
  expect(new Set(again.map((response) => response.body))).toEqual(
    new Set([JSON.stringify({ success: true, app_id })]),
  )
})

it('lets an open application ask for what its customer asks for now, within the bounds of the product', async () => {
  const { app_id, customer } = await buildApplication(test)
  const ask = (payload: object) =>
    test.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: customer.headers,
      payload: { product_type: 'Personal Loans', ...payload },
    })
  const askedNow = () =>
    test.db.row(sql`select amount, tenure_months from application where app_id = ${app_id}`)
  const before = await askedNow()
  expect((await ask({ amount: 345_000 })).json()).toEqual({ success: true, app_id })
  expect(await askedNow()).toEqual({ ...before, amount: 345_000 })
  expect((await ask({ tenure_months: 60 })).json()).toEqual({ success: true, app_id })
  expect(await askedNow()).toEqual({ amount: 345_000, tenure_months: 60 })
  expect((await ask({})).json()).toEqual({ success: true, app_id })
  expect((await ask({ amount: 5_000_001, tenure_months: 48 })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'amount' }],
  })
  expect((await ask({ tenure_months: 1 })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field: 'tenure_months' }],
  })
  expect(await askedNow()).toEqual({ amount: 345_000, tenure_months: 60 })
})

it('asks for a complete profile and a product of the brand', async () => {
  const customer = await buildCustomer(test.services)
  const create = (product_type: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: customer.headers,
      payload: { product_type },
    })
  expect((await create('Personal Loans')).json()).toMatchObject({ code: 'profile_incomplete' })
  await saveCompleteProfile(test.app, customer)
  expect((await create('Gold Loans')).json()).toMatchObject({ code: 'product_not_available' })
  await test.db.run(sql`update brand set product_types = '{"Personal Loans", "Credit Cards"}'`)
  await vi.waitFor(() =>
    expect(test.services.brands().bySlug('default')?.product_types).toContain('Credit Cards'),
  )
  expect((await create('Credit Cards')).json()).toMatchObject({ code: 'product_not_available' })
  expect((await create('Personal Loans')).statusCode).toBe(200)
})

it("answers another's application as absent", async () => {
  const own = await buildApplication(test)
  const stranger = await buildCustomer(test.services)
  const { snapshot_id } = await own.offers()
  const calls = (app_id: string) =>
    [
      { method: 'GET', url: `/api/applications/${app_id}` },
      { method: 'GET', url: `/api/applications/${app_id}/offers` },
      { method: 'POST', url: `/api/applications/${app_id}/offers`, payload: {} },
      { method: 'GET', url: `/api/applications/${app_id}/key-facts/${redirect.lender_id}` },
      {
        method: 'POST',
        url: `/api/applications/${app_id}/apply`,
        payload: {
          lender_id: redirect.lender_id,
          snapshot_id,
          consent_version: shareVersions['Personal Loans'],
        },
      },
      {
        method: 'POST',
        url: `/api/applications/${app_id}/withdraw`,
        payload: { lender_id: redirect.lender_id },
      },
    ] as const
  const ask = (app_id: string) =>
    Promise.all(
      calls(app_id).map((call) =>
        test.app.inject({ ...call, headers: { ...stranger.headers, 'idempotency-key': randomUUID() } }),
      ),
    )
  const foreign = await ask(own.app_id)
  const absent = await ask(randomUUID())
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(foreign.map(({ body }) => body)).toEqual(absent.map(({ body }) => body))
  const anonymous = await test.app.inject({ url: `/api/applications/${own.app_id}` })
  expect(anonymous.statusCode).toBe(401)
})

it('withdraws once, with the consent behind it', async () => {
  const application = await buildApplication(test)
  await application.apply(redirect.lender_id)
  const withdraw = () =>
    test.app.inject({
      method: 'POST',
      url: `/api/applications/${application.app_id}/withdraw`,
      headers: application.customer.headers,
      payload: { lender_id: redirect.lender_id },
    })
  expect((await withdraw()).json()).toEqual({
    success: true,
    message: 'Your application to redirect-bank Limited is withdrawn',
  })
  expect((await withdraw()).statusCode).toBe(200)
  const { lenders } = await application.read()
  expect(lenders[0]?.timeline.map(({ status }) => status)).toEqual(['SENT', 'WITHDRAWN'])
  const live = await test.db.row<{ n: number }>(sql`select count(*) as n from consent
    where user_id = ${application.customer.user_id} and purpose = 'share' and withdrawn_at is null`)
  expect(live?.n).toBe(0)
  expect((await application.apply(redirect.lender_id)).json()).toMatchObject({ code: 'already_applied' })
})

it('withdraws the application where its consent is withdrawn', async () => {
  const application = await buildApplication(test)
  await application.apply(redirect.lender_id)
  const { headers } = application.customer
  const ledger = await test.app.inject({ url: '/api/consents', headers })
  const share = ledger
    .json<{ data: { purpose: string; consent_id: string }[] }>()
    .data.find(({ purpose }) => purpose === 'share')
  const payload = { consent_id: share?.consent_id }
  expect(
    (await test.app.inject({ method: 'POST', url: '/api/consents/withdraw', headers, payload })).statusCode,
  ).toBe(200)
  expect((await application.read()).lenders[0]?.status).toBe('WITHDRAWN')
})

it('starts a new application once the earlier one has run its course', async () => {
  const application = await buildApplication(test)
  await application.apply(redirect.lender_id)
  const create = () =>
    test.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: application.customer.headers,
      payload: { product_type: 'Personal Loans' },
    })
  await test.db
    .run(sql`update lender_application set status = 'DISBURSED', disbursed_amount = amount, disbursal_date = '2026-11-20'
    where app_id = ${application.app_id}`)
  expect((await create()).json()).toMatchObject({ app_id: application.app_id })
  await test.db.run(
    sql`update lender_application set disbursal_date = '2026-11-10' where app_id = ${application.app_id}`,
  )
  const next = (await create()).json<{ app_id: string }>()
  expect(next.app_id).not.toBe(application.app_id)
  const closed = await application.apply(redirect.lender_id)
  expect(closed.json()).toMatchObject({ code: 'application_closed' })
})
