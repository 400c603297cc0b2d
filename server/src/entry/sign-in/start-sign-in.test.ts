import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PasscodeSent } from '@marketplace/contract/entry/sign-in'
import { sql } from '../../platform/db/sql.ts'
import { buildUrlSegment } from '../../testing/builders/build-url-segment.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { plainStart, post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashPasscode, sameHash } from './passcode.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const start = (facts: object, headers: Record<string, string> = {}) =>
  post(running.app, '/api/auth/start', { ...plainStart({}), ...facts }, headers)
const prospectOf = (id: string) =>
  running.db.row<{
    url_segment: string | null
    utms: object
    email: string | null
    language: string
    user_id: string | null
  }>(sql`select url_segment, utms, email, language, user_id from prospect where prospect_app_id = ${id}`)

describe('POST /api/auth/start', () => {
  test('answers the agreed fields and keeps the code only as a keyed hash and sealed', async () => {
    const mobile = someMobile()
    const answer = await start({ mobile_phone_number: mobile, mobile_phone_code: '91' })
    expect(answer.statusCode).toBe(200)
    const body = PasscodeSent.parse(answer.json())
    expect(body).toMatchObject({ masked_to: `******${mobile.slice(-4)}`, expires_in_s: 300, resend_in_s: 30 })
    expect(body.message).toBe(`We sent a 6-digit passcode to ******${mobile.slice(-4)}`)

    const code = await readPasscode(running.services, mobile)
    expect(code).toMatch(/^[0-9]{6}$/)
    const stored = await running.db.row<{ code_hash: Buffer }>(
      sql`select code_hash from passcode where subject_id = ${body.prospect_app_id}`,
    )
    expect(
      sameHash(
        stored?.code_hash ?? Buffer.alloc(0),
        hashPasscode(running.services.vault, 'sign_in', body.prospect_app_id, code),
      ),
    ).toBe(true)
    const everything = await running.db.rows<{ row: string }>(
      sql`select to_jsonb(m)::text as row from message m where recipient = ${mobile}
        union all select to_jsonb(p)::text from passcode p where recipient = ${mobile}
        union all select to_jsonb(p)::text from prospect p where mobile_phone_number = ${mobile}
        union all select payload::text from graphile_worker._private_jobs`,
    )
    for (const { row } of everything) expect(row).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`))
  })

  test('a prospect id is new at each start', async () => {
    const mobile = someMobile()
    const one = (await start({ mobile_phone_number: mobile })).json<{ prospect_app_id: string }>()
    const other = (await start({ mobile_phone_number: mobile })).json<{ prospect_app_id: string }>()
    expect(one.prospect_app_id).not.toBe(other.prospect_app_id)
  })

  test('the answer is in the chosen language, and the message too', async () => {
    const mobile = someMobile()
    const answer = await start({ mobile_phone_number: mobile, language: 'hi' })
    expect(answer.json<{ message: string }>().message).toBe(
      `हमने ******${mobile.slice(-4)} पर 6 अंकों का पासकोड भेजा है`,
    )
    const message = await running.db.row<{ body: string }>(
      sql`select body from message where recipient = ${mobile}`,
    )
    expect(message?.body).toContain('{code} आपका Test Brand पासकोड है')
  })

  test('a known segment and the campaign are recorded, an unknown segment is dropped', async () => {
    await buildUrlSegment(running.db, { segment: 'diwali' })
    const known = await start({
      mobile_phone_number: someMobile(),
      url_segment: 'diwali',
      utms: { utm_source: 'poster' },
    })
    const unknown = await start({ mobile_phone_number: someMobile(), url_segment: 'not-known' })
    expect(await prospectOf(known.json<{ prospect_app_id: string }>().prospect_app_id)).toMatchObject({
      url_segment: 'diwali',
      utms: { utm_source: 'poster' },
    })
    expect(await prospectOf(unknown.json<{ prospect_app_id: string }>().prospect_app_id)).toMatchObject({
      url_segment: null,
    })
  })

  test('an e-mail is kept in lower case', async () => {
    const answer = await start({ email: 'Asha.Rao@Example.com' })
    const { prospect_app_id, masked_to } = answer.json<{ prospect_app_id: string; masked_to: string }>()
    expect(masked_to).toBe('a******************m')
    expect(await prospectOf(prospect_app_id)).toMatchObject({ email: 'asha.rao@example.com', user_id: null })
  })

  test.each([
    ['no consent', { consents: [] }, 422, 'consent_missing'],
    ['messages alone', { consents: [{ purpose: 'messages', version: '1' }] }, 422, 'consent_missing'],
    [
      'a version that does not exist',
      { consents: [{ purpose: 'terms', version: '99' }] },
      400,
      'invalid_request',
    ],
    [
      'share beforehand',
      {
        consents: [
          { purpose: 'terms', version: '1' },
          { purpose: 'share', version: '2' },
        ],
      },
      400,
      'invalid_request',
    ],
    [
      'one given twice',
      {
        consents: [
          { purpose: 'terms', version: '1' },
          { purpose: 'terms', version: '1' },
        ],
      },
      400,
      'invalid_request',
    ],
    ['no contact', { mobile_phone_number: undefined }, 400, 'invalid_request'],
    ['two contacts', { email: 'a@example.com' }, 400, 'invalid_request'],
    ['a landline', { mobile_phone_number: '2212345678' }, 400, 'invalid_request'],
    ['a foreign code', { mobile_phone_code: '44' }, 400, 'invalid_request'],
    ['a number', { mobile_phone_number: 9_876_543_210 }, 400, 'invalid_request'],
    ['nine digits', { mobile_phone_number: '987654321' }, 400, 'invalid_request'],
    ['a newline behind', { mobile_phone_number: '9876543210\n' }, 400, 'invalid_request'],
    ['Devanagari digits', { mobile_phone_number: '९८७६५४३२१०' }, 400, 'invalid_request'],
    ['an array', { mobile_phone_number: ['9876543210'] }, 400, 'invalid_request'],
    ['a field of the server', { user_id: 'x' }, 400, 'unknown_field'],
    ['a language we lack', { language: 'fr' }, 400, 'invalid_request'],
    ['a segment with a path', { url_segment: '../admin' }, 400, 'invalid_request'],
    [
      'too many utms',
      { utms: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`utm_${n}`, 'x'])) },
      400,
      'invalid_request',
    ],
    ['a long utm', { utms: { utm_source: 'x'.repeat(257) } }, 400, 'invalid_request'],
    ['a NUL in a utm', { utms: { utm_source: 'a\u0000b' } }, 400, 'invalid_request'],
  ])('%s is refused', async (_, facts, status, code) => {
    const answer = await start({ mobile_phone_number: '9876543210', ...facts })
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status,
      code,
    })
  })

  test.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"__proto__":{"language":"en"}}',
    '{"constructor":{"prototype":{}}}',
  ])('the body %s is refused', async (payload) => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/auth/start',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
  })

  test.each([
    "a'--@example.com",
    'a@example',
    'a@@example.com',
    'a b@example.com',
    'a@example.com\r\nBcc: x@y.in',
    `${'a'.repeat(250)}@b.in`,
  ])('the e-mail %j is refused', async (email) => {
    expect((await start({ email })).statusCode).toBe(400)
  })
})

describe('known and unknown contacts', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.length
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : value

  test.each([
    ['mobile', '9811111111', '9822222222'],
    ['email', 'known@example.com', 'other@example.com'],
  ])('a start by %s is answered alike', async (kind, known, unknown) => {
    await buildCustomer(
      running.services,
      kind === 'mobile'
        ? { mobile_phone_number: known }
        : { mobile_phone_number: null, email: known, email_verified: 1 },
    )
    const field = kind === 'mobile' ? 'mobile_phone_number' : 'email'
    const answers = [await start({ [field]: known }), await start({ [field]: unknown })]
    const [first, second] = answers.map((answer) => ({
      status: answer.statusCode,
      headers: Object.keys(answer.headers).sort(),
      length: answer.rawPayload.length,
      shape: shape(answer.json()),
      keys: Object.keys(answer.json<object>()),
    }))
    expect(first).toEqual(second)
  })

  test('a start asks the database the same for a known as for an unknown number', async () => {
    const known = someMobile()
    await buildCustomer(running.services, { mobile_phone_number: known })
    const statementsOf = async (mobile: string): Promise<string[]> => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      expect((await start({ mobile_phone_number: mobile })).statusCode).toBe(200)
      const statements = query.mock.calls.map(([asked]) => JSON.stringify(asked, ['text']))
      query.mockRestore()
      // What this process asks by the clock, whoever starts.
      return statements.filter((text) => !/from (?:cached|lender|credit_card)_version/.test(text))
    }
    const statements = await statementsOf(someMobile())
    expect(statements.length).toBeGreaterThan(3)
    expect(await statementsOf(known)).toEqual(statements)
  })
})
