import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { plainStart, post, readPasscode, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const verify = (prospect_app_id: string, otp: unknown) =>
  post(running.app, '/api/auth/verify', { prospect_app_id, otp })
const resend = (prospect_app_id: string) => post(running.app, '/api/auth/resend', { prospect_app_id })
const codeOf = (answer: LightMyRequestResponse): string => answer.json<{ code: string }>().code
const comparisonsOf = async (id: string): Promise<number> =>
  (
    await running.db.row<{ comparisons: number }>(
      sql`select comparisons from passcode where subject_id = ${id}`,
    )
  )?.comparisons ?? -1
const sessionsOf = async (id: string): Promise<number> =>
  (await running.db.rows(sql`select 1 from session where prospect_app_id = ${id}`)).length

describe('POST /api/auth/verify', () => {
  test('opens a session for the right code and makes the customer', async () => {
    const mobile = someMobile()
    const { prospect_app_id, code } = await startByCall(running, {
      mobile_phone_number: mobile,
      language: 'hi',
    })
    const answer = await verify(prospect_app_id, code)
    expect(answer.statusCode).toBe(200)
    const { token, user_id, success, message } = answer.json<Record<string, string>>()
    expect({ success, message }).toEqual({ success: true, message: 'You are signed in' })
    expect(token).toMatch(/^c_[A-Za-z0-9_-]{43}$/)
    const customer = await running.db.row(
      sql`select mobile_phone_number, mobile_phone_code, language, email_verified from customer where user_id = ${user_id}`,
    )
    expect(customer).toEqual({
      mobile_phone_number: mobile,
      mobile_phone_code: '91',
      language: 'hi',
      email_verified: 0,
    })
    expect(
      await running.db.rows(sql`select 1 from session where token_hash = sha256(${token}::text::bytea)`),
    ).toHaveLength(1)
  })

  test('the same contact is the same customer, with the language chosen last', async () => {
    const mobile = someMobile()
    const first = await signInByCalls(running, { mobile_phone_number: mobile })
    const second = await signInByCalls(running, { mobile_phone_number: mobile, language: 'hi' })
    expect(second.user_id).toBe(first.user_id)
    expect(await running.db.row(sql`select language from customer where user_id = ${first.user_id}`)).toEqual(
      {
        language: 'hi',
      },
    )
  })

  test('a proved e-mail opens an account; upper and lower case are one', async () => {
    const first = await signInByCalls(running, { email: 'Ravi@Example.com' })
    const second = await signInByCalls(running, { email: 'ravi@example.com' })
    expect(second.user_id).toBe(first.user_id)
    expect(
      await running.db.row(
        sql`select email, email_verified, mobile_phone_number from customer where user_id = ${first.user_id}`,
      ),
    ).toEqual({
      email: 'ravi@example.com',
      email_verified: 1,
      mobile_phone_number: null,
    })
  })

  test('two prospects of one new number verified at once make one customer', async () => {
    const mobile = someMobile()
    const one = await startByCall(running, { mobile_phone_number: mobile })
    const two = await startByCall(running, { mobile_phone_number: mobile })
    const answers = await Promise.all([
      verify(one.prospect_app_id, one.code),
      verify(two.prospect_app_id, two.code),
    ])
    expect(new Set(answers.map((answer) => answer.json<{ user_id: string }>().user_id)).size).toBe(1)
  })

  test('1,000 wrong codes at once are compared five times, and then the right one is too late', async () => {
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: someMobile() })
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        verify(prospect_app_id, String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')),
      ),
    )
    expect(answers.map(codeOf).filter((found) => found === 'passcode_wrong')).toHaveLength(5)
    expect(answers.map(codeOf).filter((found) => found === 'passcode_spent')).toHaveLength(995)
    expect(await comparisonsOf(prospect_app_id)).toBe(5)
    expect(codeOf(await verify(prospect_app_id, code))).toBe('passcode_spent')
    expect(await sessionsOf(prospect_app_id)).toBe(0)
  })

  test('100 right codes at once open exactly one session', async () => {
    const mobile = someMobile()
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(prospect_app_id, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(99)
    expect(await sessionsOf(prospect_app_id)).toBe(1)
    expect(
      await running.db.rows(sql`select 1 from customer where mobile_phone_number = ${mobile}`),
    ).toHaveLength(1)
    expect(
      await running.db.rows(
        sql`select 1 from consent c join customer using (user_id) where mobile_phone_number = ${mobile}`,
      ),
    ).toHaveLength(1)
  })

  test('a used code does not open a second session', async () => {
    const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: someMobile() })
    expect((await verify(prospect_app_id, code)).statusCode).toBe(200)
    expect(codeOf(await verify(prospect_app_id, code))).toBe('passcode_spent')
    expect(codeOf(await resend(prospect_app_id))).toBe('passcode_spent')
  })

  test('a code fits only the request that it was sent for', async () => {
    const mobile = someMobile()
    const one = await startByCall(running, { mobile_phone_number: mobile })
    const two = await startByCall(running, { mobile_phone_number: mobile })
    if (one.code !== two.code) {
      expect(codeOf(await verify(two.prospect_app_id, one.code))).toBe('passcode_wrong')
      expect(codeOf(await verify(one.prospect_app_id, two.code))).toBe('passcode_wrong')
    }
    expect((await verify(two.prospect_app_id, two.code)).statusCode).toBe(200)
  })

  test('a code works until the end of its five minutes, not after', async () => {
    const one = await startByCall(running, { mobile_phone_number: someMobile() })
    const two = await startByCall(running, { mobile_phone_number: someMobile() })
    running.clock.advance(299_999)
    expect((await verify(one.prospect_app_id, one.code)).statusCode).toBe(200)
    running.clock.advance(1)
    expect(codeOf(await verify(two.prospect_app_id, two.code))).toBe('passcode_expired')
    expect(await comparisonsOf(two.prospect_app_id)).toBe(0)
  })

  test.each([
    ['an unknown prospect', '3b1f7c2e-0000-4000-8000-000000000000', '123456', 404],
    ['letters', '3b1f7c2e-0000-4000-8000-000000000000', 'abcdef', 400],
    ['five digits', '3b1f7c2e-0000-4000-8000-000000000000', '12345', 400],
    ['seven digits', '3b1f7c2e-0000-4000-8000-000000000000', '1234567', 400],
    ['a number', '3b1f7c2e-0000-4000-8000-000000000000', 123_456, 400],
    ['a wildcard', '3b1f7c2e-0000-4000-8000-000000000000', '%%%%%%', 400],
    ['an id in capitals', '3B1F7C2E-0000-4000-8000-000000000000', '123456', 400],
    ['SQL for an id', "' or 1=1 --", '123456', 400],
    ['an object', '3b1f7c2e-0000-4000-8000-000000000000', { $ne: '' }, 400],
  ])('%s is refused', async (_, id, otp, status) => {
    expect((await verify(id, otp)).statusCode).toBe(status)
  })
})

describe('the consents of a start', () => {
  test('enter the ledger at the sign-in with exact words, brand, address and the time they were given', async () => {
    const mobile = someMobile()
    const given = running.clock.now()
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/auth/start',
      remoteAddress: '203.0.113.40',
      payload: plainStart({
        mobile_phone_number: mobile,
        language: 'hi',
        consents: [
          { purpose: 'terms', version: '1' },
          { purpose: 'messages', version: '1' },
        ],
      }),
    })
    const { prospect_app_id } = answer.json<{ prospect_app_id: string }>()
    expect(await running.db.rows(sql`select 1 from consent where ip_address = '203.0.113.40'`)).toEqual([])
    running.clock.advance(60_000)
    await verify(prospect_app_id, await readPasscode(running.services, mobile))
    const rows = await running.db
      .rows(sql`select purpose, c.version, c.language, replace(t.text, '{brand}', 'Test Brand') = c.text as exact,
        host(ip_address) as ip, given_at, withdrawn_at, b.slug
      from consent c join consent_text t using (purpose, version) join brand b using (brand_id)
      where t.language = c.language and ip_address = '203.0.113.40' order by purpose`)
    const common = {
      version: '1',
      language: 'hi',
      exact: true,
      ip: '203.0.113.40',
      given_at: given,
      withdrawn_at: null,
      slug: 'default',
    }
    expect(rows).toEqual([
      { purpose: 'messages', ...common },
      { purpose: 'terms', ...common },
    ])
  })
})
