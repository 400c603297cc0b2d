import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'
import { signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { someToken } from '../../testing/builders/some-token.ts'
import { rateLimits } from '../http/rate-limits.ts'

const limits = { ...rateLimits, sign_in: 5, office_sign_in: 4, write: 4, public_form: 2, refused_token: 20 }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ limits })
})
afterAll(() => test.close())

let last = 0
let ip = ''
beforeEach(() => {
  ip = `10.9.${(last += 1)}.1`
})

const ask = (
  method: 'GET' | 'POST',
  url: string,
  { headers = {}, payload, from = ip }: { headers?: object; payload?: object; from?: string } = {},
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method,
    url,
    headers: headers as Record<string, string>,
    remoteAddress: from,
    ...(payload !== undefined && { payload }),
  })

const statusesOf = async (
  times: number,
  once: () => Promise<LightMyRequestResponse>,
): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {}
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await once()
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}
const eventsOf = async (): Promise<string[]> => {
  await test.services.securityEvents.flush()
  const rows = await test.db.rows<{ event: string }>(
    sql`select distinct kind || ' ' || call || ' ' || actor_kind as event from security_event`,
  )
  return rows.map(({ event }) => event)
}

describe('who is signed in', () => {
  it('is counted alone, whatever else comes from the address', async () => {
    const [one, other] = [await buildCustomer(test.services), await buildCustomer(test.services)]
    const save = (headers: object) =>
      ask('POST', '/api/set-language', { headers, payload: { uid: 'nobody', language: 'en' } })
    expect(await statusesOf(6, () => save(one.headers))).toEqual({ '400': 4, '429': 2 })
    expect(await statusesOf(4, () => save(other.headers))).toEqual({ '400': 4 })
    // The same customer from another address is the same customer.
    const refused = await ask('POST', '/api/auth/logout', { headers: one.headers, from: '10.8.8.8' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', retry_after_s: 60 })
    expect(await eventsOf()).toContain('limit_reached POST /api/auth/logout customer')
    // Each refusal once.
    expect(
      await test.db.row(sql`select sum(hits)::integer as hits from security_event
        where kind = 'limit_reached' and call = 'POST /api/set-language'`),
    ).toEqual({ hits: 2 })
  })

  it('of customers, staff and partners, none spends what another has', async () => {
    const knock = () =>
      ask('POST', '/api/admin/login', { payload: { username: 'nobody', password: 'a wrong password' } })
    expect(await statusesOf(6, knock)).toEqual({ '401': 4, '428': 2 })
    const partner = () =>
      ask('POST', '/api/partner/login', { payload: { email: 'nobody@example.com', password: 'a wrong one' } })
    expect((await partner()).statusCode).toBe(401)
    const verify = { prospect_app_id: '00000000-0000-4000-8000-000000000000', otp: '123456' }
    expect((await ask('POST', '/api/auth/verify', { payload: verify })).statusCode).toBe(404)
    const staff = await buildStaff(test.services, 1)
    expect((await ask('POST', '/api/admin/logout', { headers: staff.headers })).statusCode).toBe(200)
  })
})

describe('an anonymous address beyond its limit', () => {
  const help = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    description: 'Please call me',
  }

  it('is asked for a challenge by the help form, and gets through with it', async () => {
    const send = (headers: object = {}) => ask('POST', '/api/help-request', { payload: help, headers })
    expect(await statusesOf(4, send)).toEqual({ '200': 2, '428': 2 })
    const { challenge } = (await send()).json<{ challenge: string }>()
    const solved = { 'x-challenge': solveChallenge(challenge) }
    expect((await send(solved)).statusCode).toBe(200)
    // Used up, and only for the call that asked for it.
    expect((await send(solved)).statusCode).toBe(428)
    expect((await ask('POST', '/api/help-request', { payload: help, from: '10.7.7.7' })).statusCode).toBe(200)
    expect(await eventsOf()).toEqual(
      expect.arrayContaining([
        'limit_reached POST /api/help-request anonymous',
        'challenge_wrong POST /api/help-request anonymous',
      ]),
    )
  })

  it('is asked for one by the calls of a sign-in, too', async () => {
    const verify = { prospect_app_id: '00000000-0000-4000-8000-000000000000', otp: '123456' }
    const send = () => ask('POST', '/api/auth/verify', { payload: verify })
    expect(await statusesOf(7, send)).toEqual({ '404': 5, '428': 2 })
  })

  it('is asked for one by the sign-in of staff and of partners: a neighbour at the address shuts nobody out', async () => {
    for (const [url, payload] of [
      ['/api/admin/login', { username: 'nobody', password: 'a wrong password' }],
      ['/api/partner/login', { email: 'nobody@example.com', password: 'a wrong password' }],
    ] as const) {
      expect(await statusesOf(6, () => ask('POST', url, { payload }))).toEqual({ '401': 4, '428': 2 })
      const { challenge } = (await ask('POST', url, { payload })).json<{ challenge: string }>()
      const headers = { 'x-challenge': solveChallenge(challenge) }
      expect((await ask('POST', url, { payload, headers })).statusCode).toBe(401)
    }
  })

  it('and all addresses together beyond fifty times that, everybody', async () => {
    await test.db.run(sql`insert into rate_limit (key, window_start, hits)
      values ('public_form:everybody:/api/help-request', ${test.clock.now()}, 100)
      on conflict (key) do update set hits = excluded.hits`)
    expect((await ask('POST', '/api/help-request', { payload: help })).statusCode).toBe(428)
  })
})

describe('tokens that open nothing', () => {
  it('are looked up so often for an address and then no more, and who is signed in there goes on', async () => {
    const live = await buildCustomer(test.services)
    const own = `/api/user/${live.user_id}`
    expect((await ask('GET', own, { headers: live.headers })).statusCode).toBe(200)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const guess = () => ask('GET', own, { headers: { authorization: `Bearer ${someToken('c')}` } })
    expect(await statusesOf(300, guess)).toEqual({ '401': 20, '429': 280 })
    const looks = query.mock.calls.filter(([text]) => JSON.stringify(text).includes('find-customer-session'))
    query.mockRestore()
    expect(looks).toHaveLength(20)
    expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('GET', own, { headers: live.headers })).statusCode).toBe(200)
    expect((await ask('GET', own, { headers: live.headers, from: '10.6.6.6' })).statusCode).toBe(200)
    expect(await eventsOf()).toContain('token_refused GET /api/user/:id anonymous')
  })

  it('of strangers keep nobody out who has just signed in behind their address', async () => {
    const guess = () =>
      ask('GET', '/api/consents', { headers: { authorization: `Bearer ${someToken('c')}` } })
    expect(await statusesOf(25, guess)).toEqual({ '401': 20, '429': 5 })
    const fresh = await signInByCalls(test, { mobile_phone_number: someMobile() })
    expect((await ask('GET', '/api/consents', { headers: fresh.headers })).statusCode).toBe(200)
    // One that was given out and has ended is looked up once more, and then no more.
    await test.db.run(sql`update session set revoked_at = now() where user_id = ${fresh.user_id}`)
    test.services.sessions.forget()
    const again = () => ask('GET', '/api/consents', { headers: fresh.headers })
    expect(await statusesOf(5, again)).toEqual({ '401': 1, '429': 4 })
  })

  it('of a session that has ended count like any other', async () => {
    const gone = await buildCustomer(test.services)
    expect((await ask('POST', '/api/auth/logout', { headers: gone.headers })).statusCode).toBe(200)
    const again = () => ask('GET', `/api/user/${gone.user_id}`, { headers: gone.headers })
    expect(await statusesOf(25, again)).toEqual({ '401': 20, '429': 5 })
  })
})
