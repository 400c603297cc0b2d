import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shareVersions } from '../../../seeds/reference/share-consent-texts.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let redirect: { lender_id: number; slug: string; legal_name: string }
let picky: { lender_id: number }

beforeAll(async () => {
  test = await createTestApp()
  redirect = await buildLender(test.db, { slug: 'redirect-bank' })
  picky = await buildLender(test.db, { slug: 'picky-bank', min_income: 500_000 })
  await vi.waitFor(() => expect(test.services.lenders().find(picky.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

const count = async (table: 'consent' | 'lender_application', userId: string): Promise<number> => {
  const row =
    table === 'consent'
      ? await test.db.row<{ n: number }>(
          sql`select count(*) as n from consent where user_id = ${userId} and purpose = 'share'`,
        )
      : await test.db.row<{ n: number }>(
          sql`select count(*) as n from lender_application join application using (app_id) where user_id = ${userId}`,
        )
  return row?.n ?? -1
}

it('sends a redirect customer on with an opaque reference, and tells where the application stands', async () => {
  const application = await buildApplication(test)
  const answer = await application.apply(redirect.lender_id)
  expect(answer.statusCode).toBe(200)
  const row = await test.db.row<{
    our_reference: string
    text: string
    lender_name: string
    lender_id: number
  }>(sql`
    select our_reference, c.text, c.lender_name, c.lender_id from lender_application
    join consent c using (consent_id) where app_id = ${application.app_id}`)
  expect(answer.json()).toEqual({
    success: true,
    message: 'Your application is on its way to redirect-bank Limited',
    redirect: 'lenders-transaction/redirect-bank',
    handoff_url: `https://redirect-bank.example.com/apply?ref=${row?.our_reference}`,
  })
  expect(row).toMatchObject({ lender_id: redirect.lender_id, lender_name: redirect.legal_name })
  expect(row?.text).toContain('redirect-bank Limited')
  expect(row?.text).not.toMatch(/[{}]/)
  expect(await application.read()).toMatchObject({
    status: 'OFFER_SELECTED',
    lenders: [
      {
        slug: 'redirect-bank',
        integration: 'redirect',
        status: 'SENT',
        amount: 200_000,
        tenure_months: 36,
        timeline: [{ status: 'SENT', note: null }],
      },
    ],
  })
  expect((await application.offers()).matched[0]).toMatchObject({ position_reason: 'applied_here' })
})

it.each([
  ['has ended', 'REJECTED', { applied_before: 1 }],
  ['could not be sent', 'SEND_FAILED', {}],
] as const)('puts no lender first whose application %s', async (_name, status, said) => {
  const application = await buildApplication(test)
  await application.apply(redirect.lender_id)
  await test.db.run(
    sql`update lender_application set status = ${status} where app_id = ${application.app_id}`,
  )
  const { matched } = await application.offers()
  const offer = matched.find(({ lender_id }) => lender_id === redirect.lender_id)
  expect(offer).toMatchObject(said)
  expect(offer?.position_reason).not.toBe('applied_here')
})

it('makes one application of 100 parallel repetitions with cut connections, and answers the same bytes', async () => {
  const application = await buildApplication(test)
  const { snapshot_id } = await application.offers()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as AddressInfo
  const key = randomUUID()
  const body = JSON.stringify({
    lender_id: redirect.lender_id,
    snapshot_id,
    consent_version: shareVersions['Personal Loans'],
  })
  const send = (cut: boolean): Promise<string | null> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          port,
          method: 'POST',
          path: `/api/applications/${application.app_id}/apply`,
          headers: {
            ...application.customer.headers,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          agent: false,
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.on('end', () => resolve(`${response.statusCode} ${text}`))
        },
      )
      asked.on('error', (error) => (cut ? resolve(null) : reject(error)))
      asked.end(body, () => {
        if (cut) setTimeout(() => asked.destroy(), 3)
      })
    })
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => send(index % 3 === 0)))
  const whole = new Set(answers.filter((answer) => answer !== null))
  expect(whole.size).toBe(1)
  expect([...whole][0]).toMatch(/^200 \{"success":true/)
  expect(await count('lender_application', application.customer.user_id)).toBe(1)
  expect(await count('consent', application.customer.user_id)).toBe(1)
  expect(
    `200 ${(await application.apply(redirect.lender_id, { key, ...(snapshot_id !== null && { snapshot_id }) })).body}`,
  ).toBe([...whole][0])
})

it('makes one application of parallel requests with different keys', async () => {
  const application = await buildApplication(test)
  const { snapshot_id } = await application.offers()
  if (snapshot_id === null) throw new Error('the offers did not settle')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => application.apply(redirect.lender_id, { snapshot_id })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  expect(await count('consent', application.customer.user_id)).toBe(1)
})

it('refuses a key for another request, and a missing or odd one', async () => {
  const application = await buildApplication(test)
  const key = randomUUID()
  expect((await application.apply(redirect.lender_id, { key })).statusCode).toBe(200)
  const other = await application.apply(redirect.lender_id, { key, consent_version: '2' })
  expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }])
  for (const odd of ['', 'short', 'a'.repeat(65), 'with space', 'ünicode-key']) {
    const answer = await application.apply(redirect.lender_id, { key: odd })
    expect(answer.json()).toMatchObject({ code: 'idempotency_key_missing' })
  }
})

it('leaves the key free where the work failed', async () => {
  const application = await buildApplication(test)
  const key = randomUUID()
  const { snapshot_id } = await application.offers()
  if (snapshot_id === null) throw new Error('the offers did not settle')
  const failed = await application.apply(redirect.lender_id, { key, snapshot_id, consent_version: '9' })
  expect(failed.json()).toMatchObject({ code: 'consent_missing' })
  expect((await application.apply(redirect.lender_id, { key, snapshot_id })).statusCode).toBe(200)
})

it('binds an application to what was shown', async () => {
  const application = await buildApplication(test)
  const { snapshot_id } = await application.offers()
  if (snapshot_id === null) throw new Error('the offers did not settle')
  const codeOf = async (lender_id: number, snapshot: string) =>
    (await application.apply(lender_id, { snapshot_id: snapshot })).json() as { code?: string }
  const stranger = await buildApplication(test)
  const theirs = (await stranger.offers()).snapshot_id ?? ''
  expect(await codeOf(picky.lender_id, snapshot_id)).toMatchObject({ code: 'lender_not_in_snapshot' })
  expect(await codeOf(999_999, snapshot_id)).toMatchObject({ code: 'lender_not_in_snapshot' })
  expect(await codeOf(redirect.lender_id, randomUUID())).toMatchObject({ code: 'lender_not_in_snapshot' })
  expect(await codeOf(redirect.lender_id, theirs)).toMatchObject({ code: 'lender_not_in_snapshot' })
  await saveCompleteProfile(test.app, application.customer, { birth_date: '1950-01-01' })
  expect(await codeOf(redirect.lender_id, snapshot_id)).toMatchObject({ code: 'snapshot_stale' })
})

it('does not take an offer whose terms have changed, whose lender is gone, or which is a day old', async () => {
  const lender = await buildLender(test.db, { slug: 'moving-bank' })
  await expect.poll(() => test.services.lenders().find(lender.lender_id)).not.toBeNull()
  const application = await buildApplication(test)
  const shown = async () => (await application.offers()).snapshot_id ?? ''
  const codeOf = async (snapshot_id: string) =>
    (await application.apply(lender.lender_id, { snapshot_id })).json() as { code?: string }

  const first = await shown()
  await test.db.run(sql`update lender set representative_rate = 19 where lender_id = ${lender.lender_id}`)
  await expect.poll(() => test.services.lenders().find(lender.lender_id)?.representative_rate).toBe(19)
  expect(await codeOf(first)).toMatchObject({ code: 'snapshot_stale' })

  const fixed = await shown()
  const basis = test.services.lenders().find(lender.lender_id)?.fee_basis === 'fixed' ? 'up_to' : 'fixed'
  await test.db.run(sql`update lender set fee_basis = ${basis} where lender_id = ${lender.lender_id}`)
  await expect.poll(() => test.services.lenders().find(lender.lender_id)?.fee_basis).toBe(basis)
  expect(await codeOf(fixed)).toMatchObject({ code: 'snapshot_stale' })

  const second = await shown()
  await test.db.run(sql`update lender set lender_status = 0 where lender_id = ${lender.lender_id}`)
  await expect.poll(() => test.services.lenders().find(lender.lender_id)?.lender_status).toBe(0)
  expect(await codeOf(second)).toMatchObject({ code: 'snapshot_stale' })

  await test.db.run(sql`update lender set lender_status = 1 where lender_id = ${lender.lender_id}`)
  await expect.poll(() => test.services.lenders().find(lender.lender_id)?.lender_status).toBe(1)
  const aged = await buildApplication(test)
  const third = (await aged.offers()).snapshot_id ?? ''
  await test.db.transaction(async (tx) => {
    await tx.run(sql`alter table offer_snapshot disable trigger offer_snapshot_immutable`)
    await tx.run(
      sql`update offer_snapshot set created_at = created_at - interval '25 hours' where snapshot_id = ${third}`,
    )
    await tx.run(sql`alter table offer_snapshot enable trigger offer_snapshot_immutable`)
  })
  expect((await aged.apply(lender.lender_id, { snapshot_id: third })).json()).toMatchObject({
    code: 'snapshot_stale',
  })
})

it('asks a lender’s questions once: refuses without the answers, sends with them, and never twice', async () => {
  const first = await buildLender(test.db, { slug: 'asking-bank', api: 1 })
  const second = await buildLender(test.db, { slug: 'asking-too', api: 1 })
  await vi.waitFor(() => expect(test.services.lenders().find(second.lender_id)).not.toBeNull())
  const untold = { first_name: null, last_name: null, tin: null, employer_name: null, monthly_rent: null }
  const application = await buildApplication(test, untold)
  const { app_id, customer } = application
  const needsOf = async ({ lender_id }: { lender_id: number }): Promise<unknown> => {
    const url = `/api/applications/${app_id}/needs/${lender_id}`
    return (await test.app.inject({ url, headers: customer.headers })).json<{ data: unknown }>().data
  }
  const save = (payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/user/${customer.user_id}`,
      headers: customer.headers,
      payload: { ...payload, product_type: 'Personal Loans' },
    })
  const missing = ['pan_name', 'tin', 'monthly_rent', 'employer_name']
  expect(await needsOf(first)).toEqual({ hands_over: 1, questions: missing })
  // On its own site a lender asks for itself.
  expect(await needsOf(redirect)).toEqual({ hands_over: 0, questions: [] })

  const refused = await application.apply(first.lender_id)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    code: 'answers_needed',
    message: 'asking-bank Limited needs a few more answers before this can be sent',
    details: missing.map((field) => ({ field, message: 'Please fill this in' })),
  })
  expect(await count('consent', customer.user_id)).toBe(0)
  expect(await count('lender_application', customer.user_id)).toBe(0)

  await save({ pan_name: 'Md. Arif', tin: 'ABCPK9876Z' })
  expect(await needsOf(second)).toEqual({ hands_over: 1, questions: ['monthly_rent', 'employer_name'] })
  await save({ monthly_rent: 0, employer_name: 'Gomti Textiles' })
  expect(await needsOf(first)).toEqual({ hands_over: 1, questions: [] })
  const { snapshot_id } = await application.offers()
  const again = { key: randomUUID(), ...(snapshot_id !== null && { snapshot_id }) }
  const sent = await application.apply(first.lender_id, again)
  expect(sent.statusCode, sent.body).toBe(200)
  expect((await application.apply(first.lender_id, again)).body).toBe(sent.body)
  expect(await count('lender_application', customer.user_id)).toBe(1)
  // An answer to a lender opens the details of the loan for nobody.
  const profile = await test.app.inject({ url: `/api/user/${customer.user_id}`, headers: customer.headers })
  expect(profile.json()).toMatchObject({ data: { editing_products: [], pl_completed: 1 } })
})

it('tells nobody what a stranger’s application needs', async () => {
  const application = await buildApplication(test)
  const stranger = await buildApplication(test)
  const url = `/api/applications/${application.app_id}/needs/${redirect.lender_id}`
  expect((await test.app.inject({ url, headers: stranger.customer.headers })).statusCode).toBe(404)
})
