import type { Preparation } from '@marketplace/contract/partner-area/preparation'
import type { PartnerRevenue } from '@marketplace/contract/partner-area/partner-sign-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { listContractCalls } from '../../sweeps/contract-calls.ts'
import { nameOf, sampleOf, urlOf } from '../../sweeps/sample-requests.ts'
import { buildActors, type Actors } from '../../testing/builders/build-actors.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** A business that asked to become a partner signs in before it is active, and prepares (decision 126). */

const FIRST = 'brass lantern nine'
let running: TestApp
let actors: Actors
let staff: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  const { lender_ids } = await buildMarket(running)
  actors = await buildActors(running, lender_ids[0] ?? 0)
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

const post = (url: string, payload: object, headers: Record<string, string> = staff.headers) =>
  running.app.inject({ method: 'POST', url, payload, headers })
const get = (url: string, headers: Record<string, string> = staff.headers) =>
  running.app.inject({ url, headers })

const askedFor = (facts: { email?: string } = {}) =>
  buildPartner(running.services, { ...facts, status: 'requested', slug: null })
const letIn = (partner_id: number) =>
  post('/api/partner/set-password', { partner_id, password: FIRST, reason: 'They send their papers first' })
const signIn = (email: string) => post('/api/partner/login', { email, password: FIRST }, {})

/** One that was let in, signed in and has chosen its own password. */
const prepares = async () => {
  const { partner_id, email } = await askedFor()
  await letIn(partner_id)
  const { token } = (await signIn(email)).json<{ token: string }>()
  await asOffice(running.db, (tx) =>
    tx.run(
      sql`update credential set password_given = 0 where subject_kind = 'partner' and subject_id = ${partner_id}`,
    ),
  )
  return { partner_id, email, headers: { authorization: `Bearer ${token}` } }
}

test('it may not sign in before staff let it, and then it may', async () => {
  const { partner_id, email } = await askedFor()
  expect((await signIn(email)).statusCode).toBe(401)
  expect((await letIn(partner_id)).statusCode).toBe(200)
  const signedIn = await signIn(email)
  expect(signedIn.statusCode, signedIn.body).toBe(200)
  const list = await get(`/api/merchants?status=requested&search=${email}`)
  expect(list.body).toContain('"can_sign_in":1')
})

test('a session of one that was never let in is none', async () => {
  const { headers } = await askedFor()
  expect((await get('/api/partner/get-revenue', headers)).statusCode).toBe(401)
})

describe('one that was let in', () => {
  test('reads what is missing, as staff do, and is told that it prepares', async () => {
    const { partner_id, headers } = await prepares()
    const revenue = await get('/api/partner/get-revenue', headers)
    expect(revenue.json<{ data: PartnerRevenue }>().data).toMatchObject({ is_preparing: 1, slug: '' })
    const own = await get('/api/partner/preparation', headers)
    const { data } = own.json<{ data: Preparation }>()
    expect(data.is_active).toBe(0)
    expect(data.steps.map(({ step, state }) => [step, state])).toEqual([
      ['details', 'missing'],
      ['documents', 'missing'],
      ['agreement', 'missing'],
      ['training', expect.stringMatching(/missing|stands/)],
    ])
    expect((await get(`/api/merchants/${partner_id}/preparation`)).json()).toEqual(own.json())
    expect((await get('/api/merchants/999999/preparation')).statusCode).toBe(404)
  })

  test('is refused every call that is not open before the activation, and leaves no trace by them', async () => {
    const { headers } = await prepares()
    const calls = (await listContractCalls()).filter(({ audience }) => audience === 'partner')
    const closed = calls.filter((call) => call.beforeActivation !== true && call.beforeEnrolment !== true)
    expect(closed.length).toBeGreaterThan(50)
    for (const call of closed) {
      const sample = sampleOf(call, actors.customer)
      const answer = await running.app.inject({
        method: call.method,
        url: urlOf(call, sample),
        headers: { ...sample.headers, ...headers },
        ...(call.method === 'POST' && { payload: sample.body ?? {} }),
      })
      const { code } = answer.json<{ code: string }>()
      expect([
        nameOf(call),
        answer.statusCode,
        ['partner_not_active', 'step_up_required'].includes(code),
      ]).toEqual([nameOf(call), 403, true])
    }
    const open = calls.filter(
      (call) => call.beforeActivation === true && call.method === 'GET' && call.params === undefined,
    )
    for (const call of open) {
      const answer = await get(urlOf(call, sampleOf(call, actors.customer)), headers)
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 200])
    }
  })

  test('is a whole partner in the same session once staff activate it', async () => {
    const { partner_id, headers } = await prepares()
    expect((await get('/api/partner/home', headers)).json()).toMatchObject({ code: 'partner_not_active' })
    const approved = await post('/api/partner/set-status', {
      partner_id,
      status: 'active',
      reason: 'Papers are in order',
    })
    expect(approved.statusCode, approved.body).toBe(200)
    expect((await get('/api/partner/home', headers)).statusCode).toBe(200)
  })

  test('is signed out where it is turned down', async () => {
    const { partner_id, email, headers } = await prepares()
    await post('/api/partner/set-status', { partner_id, status: 'closed', reason: 'Not a fit' })
    expect((await get('/api/partner/get-revenue', headers)).statusCode).toBe(401)
    expect((await signIn(email)).statusCode).toBe(401)
  })
})

test('nobody is let in with an address that somebody else signs in with', async () => {
  const active = await buildPartner(running.services)
  const one = await askedFor({ email: active.email })
  expect((await letIn(one.partner_id)).json()).toMatchObject({ code: 'partner_email_taken' })
  const first = await askedFor()
  const second = await askedFor({ email: first.email })
  expect((await letIn(first.partner_id)).statusCode).toBe(200)
  expect((await letIn(second.partner_id)).json()).toMatchObject({ code: 'partner_email_taken' })
  // Set anew, the first one's stays its own.
  expect((await letIn(first.partner_id)).statusCode).toBe(200)
})
