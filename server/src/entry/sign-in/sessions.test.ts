import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { post, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { SESSION_HOURS } from './verify-passcode.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp({ variables: { CUSTOMER_IDLE_MINUTES: '15', IDLE_WARNING_SECONDS: '60' } })
})
afterAll(() => running.close())

const MINUTE = 60_000
const ask = async (headers: Record<string, string>): Promise<number> =>
  (await running.app.inject({ url: '/api/consents', headers })).statusCode

describe('a session', () => {
  test('ends after the idle minutes and the warning, and not before', async () => {
    const { headers } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    running.clock.advance(16 * MINUTE - 1)
    expect(await ask(headers)).toBe(200)
    running.clock.advance(15 * MINUTE)
    expect(await ask(headers)).toBe(200)
    running.clock.advance(16 * MINUTE)
    expect(await ask(headers)).toBe(401)
  })

  test('ends after its longest time, however busy', async () => {
    const { headers } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    const steps = (SESSION_HOURS * 60) / 10
    for (let n = 1; n < steps; n += 1) {
      running.clock.advance(10 * MINUTE)
      expect(await ask(headers)).toBe(200)
    }
    running.clock.advance(10 * MINUTE)
    expect(await ask(headers)).toBe(401)
  })

  test('is over at once after logout; another of the same customer goes on', async () => {
    const mobile = someMobile()
    const one = await signInByCalls(running, { mobile_phone_number: mobile })
    const two = await signInByCalls(running, { mobile_phone_number: mobile })
    const answer = await post(running.app, '/api/auth/logout', {}, one.headers)
    expect(answer.json()).toEqual({ success: true, message: 'You are signed out' })
    expect(await ask(one.headers)).toBe(401)
    expect((await post(running.app, '/api/auth/logout', {}, one.headers)).statusCode).toBe(401)
    expect(await ask(two.headers)).toBe(200)
  })

  test('a sign-in ends the one that its browser holds already', async () => {
    const mobile = someMobile()
    const one = await signInByCalls(running, { mobile_phone_number: mobile })
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
    const next = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code }, one.headers)
    expect(next.statusCode).toBe(200)
    expect(await ask(one.headers)).toBe(401)
    expect(await ask({ authorization: `Bearer ${next.json<{ token: string }>().token}` })).toBe(200)
  })

  test('signing out clears the cache of the browser, and neither cookies nor storage', async () => {
    const { headers } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    const answer = await post(running.app, '/api/auth/logout', {}, headers)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  })

  test.each([
    ['none', undefined],
    ['empty', ''],
    ['not ours', 'Bearer abc'],
    ['of another kind', `Bearer a_${'A'.repeat(43)}`],
    ['unknown', `Bearer c_${'A'.repeat(43)}`],
    ['basic', 'Basic dXNlcjpwYXNz'],
  ])('a token that is %s opens nothing', async (_, authorization) => {
    expect(await ask(authorization === undefined ? {} : { authorization })).toBe(401)
  })

  test('that another process has revoked is dead within a second', async () => {
    const { headers, user_id } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    expect(await ask(headers)).toBe(200)
    await running.db.run(sql`update session set revoked_at = now() where user_id = ${user_id}`)
    await expect.poll(() => ask(headers), { timeout: 10_000 }).toBe(401)
  })

  test('only the hash of a token is stored', async () => {
    const { token } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    expect(
      await running.db.rows(
        sql`select 1 from session where encode(token_hash, 'escape') like ${`%${token.slice(2, 20)}%`}`,
      ),
    ).toEqual([])
    expect(
      await running.db.rows(sql`select 1 from session where token_hash = sha256(${token}::text::bytea)`),
    ).toHaveLength(1)
  })
})

describe('POST /api/set-language', () => {
  const languageOf = async (userId: string): Promise<unknown> =>
    (await running.db.row<{ language: string }>(sql`select language from customer where user_id = ${userId}`))
      ?.language

  test('stores the language for the prospect id and for the own id, and answers in it', async () => {
    const customer = await buildCustomer(running.services)
    const answer = await post(
      running.app,
      '/api/set-language',
      { uid: customer.prospect_app_id, language: 'hi' },
      customer.headers,
    )
    expect(answer.json()).toEqual({ success: true, message: 'सेव हो गया' })
    expect(await languageOf(customer.user_id)).toBe('hi')
    await post(running.app, '/api/set-language', { uid: customer.user_id, language: 'en' }, customer.headers)
    expect(await languageOf(customer.user_id)).toBe('en')
  })

  test('another id is answered as an absent one, and changes nothing', async () => {
    const customer = await buildCustomer(running.services)
    const other = await buildCustomer(running.services)
    const bodies: string[] = []
    for (const uid of [other.user_id, other.prospect_app_id, '3b1f7c2e-0000-4000-8000-000000000000']) {
      const answer = await post(running.app, '/api/set-language', { uid, language: 'hi' }, customer.headers)
      expect(answer.statusCode).toBe(404)
      bodies.push(answer.body)
    }
    expect(new Set(bodies).size).toBe(1)
    expect(await languageOf(other.user_id)).toBe('en')
  })

  test.each([
    [{ language: 'fr' }, 400],
    [{ language: 1 }, 400],
    [{ uid: '1' }, 400],
    [{ role_id: 1 }, 400],
  ])('%j is refused', async (facts, status) => {
    const customer = await buildCustomer(running.services)
    const answer = await post(
      running.app,
      '/api/set-language',
      { uid: customer.user_id, language: 'hi', ...facts },
      customer.headers,
    )
    expect(answer.statusCode).toBe(status)
  })

  test('needs a session', async () => {
    const customer = await buildCustomer(running.services)
    expect(
      (await post(running.app, '/api/set-language', { uid: customer.user_id, language: 'hi' })).statusCode,
    ).toBe(401)
  })
})
