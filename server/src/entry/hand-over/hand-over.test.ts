import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let customer: SignedInCustomer
beforeAll(async () => {
  running = await createTestApp()
  await buildBrand(running.db, { slug: 'nimbupay' })
  await running.db.run(sql`notify brand_change`)
})
afterAll(() => running.close())
beforeEach(async () => {
  customer = await buildCustomer(running.services)
})

interface Made {
  link_id: string
  path: string
  url: string
  expires_in_s: number
}
const refused = [404, 'link_refused']

const give = async (body: object = {}, who = customer): Promise<Made> => {
  const answer = await post(running.app, '/api/hand-over/create', body, who.headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Made }>().data
}
const partsOf = (path: string): { prospect_app_id: string; token: string } => {
  const [, prospect_app_id = '', token = ''] = /^\/transfer\/([0-9a-f-]{36})#([\w-]{23})/.exec(path) ?? []
  return { prospect_app_id, token }
}
const open = (body: object, headers: Record<string, string> = {}) =>
  post(running.app, '/api/hand-over/open', { language: 'en', ...body }, headers)
const codeOf = async (answer: ReturnType<typeof open>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ code?: string }>().code]
}
const stateOf = async (link_id: string, who = customer): Promise<unknown> => {
  const answer = await running.app.inject({ url: `/api/hand-over/state/${link_id}`, headers: who.headers })
  return answer.statusCode === 200 ? answer.json<{ data: { state: string } }>().data.state : answer.statusCode
}
const sessionsOf = async ({ user_id }: SignedInCustomer): Promise<number> => {
  const row = await running.db.row<{ count: number }>(
    sql`select count(*) as count from session where user_id = ${user_id}`,
  )
  return row?.count ?? 0
}

describe('from one device to another', () => {
  test('the link, then a passcode, then a session of the same customer where they stopped', async () => {
    const app_id = randomUUID()
    await running.db
      .run(sql`insert into application (app_id, user_id, product_type, status, amount, tenure_months, created_at)
      values (${app_id}, ${customer.user_id}, 'Personal Loans', 'CREATED', 200000, 24, ${running.clock.now()})`)
    const made = await give({ product_type: 'Personal Loans', product_id: '7', app_id })
    expect(made).toMatchObject({ expires_in_s: 600, url: `http://localhost:3000${made.path}` })
    expect(await stateOf(made.link_id)).toBe('waiting')
    const opened = await open(partsOf(made.path))
    expect(opened.statusCode, opened.body).toBe(200)
    const start = opened.json<{ prospect_app_id: string; masked_to: string }>()
    expect(start).toMatchObject({
      prospect_app_id: partsOf(made.path).prospect_app_id,
      masked_to: `******${customer.mobile_phone_number?.slice(-4)}`,
      product_type: 'Personal Loans',
      product_id: '7',
      app_id,
    })
    expect(opened.body).not.toContain('"token"')
    expect(await sessionsOf(customer)).toBe(1)
    expect(await stateOf(made.link_id)).toBe('opened')
    const otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
    const verified = await post(running.app, '/api/auth/verify', {
      prospect_app_id: start.prospect_app_id,
      otp,
    })
    expect(verified.json()).toMatchObject({ user_id: customer.user_id })
    expect(await stateOf(made.link_id)).toBe('done')
    expect(await sessionsOf(customer)).toBe(2)
  })

  test('a hundred who use one link at once send one passcode and open one session', async () => {
    const { path } = await give()
    const answers = await Promise.all(Array.from({ length: 100 }, () => open(partsOf(path))))
    const [won, ...more] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(more).toEqual([])
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(99)
    const { prospect_app_id } = won?.json<{ prospect_app_id: string }>() ?? { prospect_app_id: '' }
    const otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
    const verified = await Promise.all(
      Array.from({ length: 20 }, () => post(running.app, '/api/auth/verify', { prospect_app_id, otp })),
    )
    expect(verified.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await sessionsOf(customer)).toBe(2)
  })

  test('forged, used, over, revoked, replaced, of another start, channel or brand: one answer', async () => {
    const { path, link_id } = await give()
    const { prospect_app_id, token } = partsOf(path)
    const forged = `d${'A'.repeat(22)}`
    expect(await codeOf(open({ prospect_app_id, token: forged }))).toEqual(refused)
    expect(await codeOf(open({ prospect_app_id: randomUUID(), token }))).toEqual(refused)
    expect(await codeOf(open({ prospect_app_id: customer.prospect_app_id, token }))).toEqual(refused)
    expect(await codeOf(open({ token }))).toEqual(refused)
    for (const mark of ['s', 'e', 'p'])
      expect(await codeOf(open({ prospect_app_id, token: mark + token.slice(1) }))).toEqual(refused)
    expect(await codeOf(open({ prospect_app_id, token }, { host: 'nimbupay.localhost' }))).toEqual(refused)
    // None of that has used it up.
    expect(await stateOf(link_id)).toBe('waiting')

    const next = await give()
    expect(await codeOf(open({ prospect_app_id, token }))).toEqual(refused)
    expect(await stateOf(link_id)).toBe('revoked')
    expect((await open(partsOf(next.path))).statusCode).toBe(200)
    expect(await codeOf(open(partsOf(next.path)))).toEqual(refused)

    const third = await give()
    running.clock.advance(600_000)
    expect(await codeOf(open(partsOf(third.path)))).toEqual(refused)
    expect(await stateOf(third.link_id)).toBe('expired')
  })

  test('altered in any place it is refused, and the true one still opens', async () => {
    const { path } = await give()
    const { prospect_app_id, token } = partsOf(path)
    for (const place of [1, 2, 11, 21, 22]) {
      const sign = token[place] === 'A' ? 'B' : 'A'
      const altered = token.slice(0, place) + sign + token.slice(place + 1)
      expect(await codeOf(open({ prospect_app_id, token: altered })), altered).toEqual(refused)
    }
    expect((await open({ prospect_app_id, token })).statusCode).toBe(200)
  })

  test('of a person who is deleted it opens nothing, neither waiting nor with its passcode on the way', async () => {
    const { mobile_phone_number } = customer
    const remove = async (): Promise<void> => {
      const asked = await post(running.app, '/api/my-data/passcode', { act: 'delete' }, customer.headers)
      const { confirm_id } = asked.json<{ confirm_id: string }>()
      const otp = await readPasscode(running.services, mobile_phone_number ?? '')
      const body = { confirm_id, otp, typed: 'DELETE' }
      const deleted = await post(running.app, '/api/my-data/delete', body, customer.headers)
      expect(deleted.statusCode, deleted.body).toBe(200)
    }
    const opened = partsOf((await give()).path)
    expect((await open(opened)).statusCode).toBe(200)
    const otp = await readPasscode(running.services, mobile_phone_number ?? '')
    const waiting = partsOf((await give()).path)
    await remove()
    expect(await codeOf(open(waiting))).toEqual(refused)
    const { prospect_app_id } = opened
    const verified = await post(running.app, '/api/auth/verify', { prospect_app_id, otp })
    expect(verified.statusCode).toBe(404)
    // The one that they had, which has ended.
    expect(await sessionsOf(customer)).toBe(1)
    expect((await post(running.app, '/api/hand-over/create', {}, customer.headers)).statusCode).toBe(401)
  })

  test('the id in the path alone opens nothing: no passcode can be asked for it, none fits it', async () => {
    const { path } = await give()
    const { prospect_app_id } = partsOf(path)
    for (const [call, body] of [
      ['resend', { prospect_app_id }],
      ['verify', { prospect_app_id, otp: '000000' }],
    ] as const) {
      const answer = await post(running.app, `/api/auth/${call}`, body)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    }
  })

  test('what is stored is no token, and the log of messages holds none', async () => {
    const { path } = await give()
    const { token } = partsOf(path)
    const rows = await running.db.rows<{ text: string }>(
      sql`select l::text as text from hand_over_link l union all select m::text from message m union all select p::text from prospect p`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ text }) => text.includes(token) || text.includes(token.slice(1)))).toEqual([])
  })

  test('its owner ends it; nobody else sees it or ends it', async () => {
    const { link_id, path } = await give()
    const other = await buildCustomer(running.services)
    expect(await stateOf(link_id, other)).toBe(404)
    const end = (who?: SignedInCustomer) =>
      post(running.app, '/api/hand-over/revoke', { link_id }, who?.headers ?? {})
    expect((await end(other)).statusCode).toBe(404)
    expect((await end()).statusCode).toBe(401)
    expect((await end(customer)).json()).toEqual({ success: true, message: 'The link has ended' })
    expect(await stateOf(link_id)).toBe('revoked')
    expect(await codeOf(open(partsOf(path)))).toEqual(refused)
  })

  test('somebody else’s application, and anything that is not declared, is not carried', async () => {
    const app_id = randomUUID()
    const answer = await post(running.app, '/api/hand-over/create', { app_id }, customer.headers)
    expect(answer.statusCode).toBe(404)
    for (const body of [{ user_id: customer.user_id }, { product_type: 'Yachts' }, { app_id: 'x' }])
      expect((await post(running.app, '/api/hand-over/create', body, customer.headers)).statusCode).toBe(400)
    expect((await post(running.app, '/api/hand-over/create', {})).statusCode).toBe(401)
  })

  test('too many passcodes leave the link as it was', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      expect((await open(partsOf((await give()).path))).statusCode).toBe(200)
    const { path, link_id } = await give()
    expect((await codeOf(open(partsOf(path))))[0]).toBe(429)
    expect(await stateOf(link_id)).toBe('waiting')
    running.clock.advance(61_000)
    expect((await open(partsOf(path))).statusCode).toBe(200)
  })

  test.each([
    ['', 400],
    ['d', 400],
    [`x${'A'.repeat(22)}`, 400],
    [`d${'A'.repeat(23)}`, 400],
    [`d${'/'.repeat(22)}`, 400],
  ])('a token of %j answers %i', async (token, status) => {
    expect((await open({ prospect_app_id: randomUUID(), token })).statusCode).toBe(status)
  })
})

describe('from a partner’s form', () => {
  const ask = async (headers: Record<string, string>, body: object) =>
    post(running.app, '/api/hand-over/from-partner', { language: 'hi', ...body }, headers)

  test('the customer agrees for themselves, proves the number, and is the partner’s', async () => {
    const partner = await buildPartner(running.services)
    const mobile = someMobile()
    const made = await ask(partner.headers, {
      mobile_phone_number: mobile,
      product_type: 'Personal Loans',
    })
    expect(made.statusCode, made.body).toBe(200)
    const parts = partsOf(made.json<{ data: Made }>().data.path)
    expect(await codeOf(open(parts))).toEqual([422, 'consent_missing'])
    const agreed = { ...parts, consents: [{ purpose: 'terms', version: '1' }] }
    const opened = await open(agreed)
    expect(opened.json()).toMatchObject({ product_type: 'Personal Loans', app_id: null })
    const otp = await readPasscode(running.services, mobile)
    const { prospect_app_id } = parts
    const verified = await post(running.app, '/api/auth/verify', { prospect_app_id, otp })
    const { user_id } = verified.json<{ user_id: string }>()
    expect(
      await running.db.rows(sql`select purpose, ip_address is not null as known from consent
      where user_id = ${user_id}`),
    ).toEqual([{ purpose: 'terms', known: true }])
    const brought = await running.db.transaction(async (tx) => {
      await tx.row(sql`select set_config('app.office', '1', true)`)
      return tx.row(sql`select partner_id, came_by from partner_arrival where user_id = ${user_id}`)
    })
    expect(brought).toEqual({ partner_id: partner.partner_id, came_by: 'segment' })
  })

  test('answers alike for a known and an unknown number, and to partners alone', async () => {
    const partner = await buildPartner(running.services)
    const known = await ask(partner.headers, { mobile_phone_number: customer.mobile_phone_number })
    const unknown = await ask(partner.headers, { mobile_phone_number: someMobile() })
    const shape = (answer: typeof known) => {
      const { data } = answer.json<{ data: Made }>()
      return [answer.statusCode, Object.keys(data), answer.body.length]
    }
    expect(shape(known)).toEqual(shape(unknown))
    expect((await ask({}, { mobile_phone_number: someMobile() })).statusCode).toBe(401)
    expect((await ask(customer.headers, { mobile_phone_number: someMobile() })).statusCode).toBe(401)
    expect((await ask(partner.headers, { mobile_phone_number: '123' })).statusCode).toBe(400)
  })
})
