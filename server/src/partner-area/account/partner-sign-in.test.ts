import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateSync } from 'otplib'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'quiet river bank 7'
const reason = 'Rang from the known number'
let running: TestApp
let partner: BuiltPartner
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  partner = await buildPartner(running.services, { password: PASSWORD })
})

const get = (url: string, headers: Record<string, string> = partner.headers) =>
  running.app.inject({ url, headers })
const post = (url: string, payload: object, headers: Record<string, string> = partner.headers) =>
  running.app.inject({ method: 'POST', url, payload, headers })
const signIn = (body: object, headers: Record<string, string> = {}) =>
  post('/api/partner/login', { email: partner.email, password: PASSWORD, ...body }, headers)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const setStatus = async (status: string) =>
  post(
    '/api/partner/set-status',
    { partner_id: partner.partner_id, status, reason: 'For a test' },
    (await buildStaff(running.services, 1)).headers,
  )

describe('signing in', () => {
  test('opens a session that get-revenue accepts', async () => {
    const answer = await signIn({ email: partner.email.toUpperCase() })
    const { token, ...rest } = answer.json<{ token: string; partner_id: number; merchant_id: number }>()
    expect(rest).toEqual({
      success: true,
      message: 'You are signed in',
      partner_id: partner.partner_id,
      merchant_id: expect.any(Number) as number,
    })
    expect(token).toMatch(/^p_/)
    expect(answer.headers['set-cookie']).toMatch(/known_browser=.*HttpOnly/)
    expect((await get('/api/partner/get-revenue', bearer(token))).json()).toEqual({
      success: true,
      data: {
        id: partner.partner_id,
        merchant_id: rest.merchant_id,
        name: partner.name,
        slug: partner.slug,
        contact_name: 'Asha Rao',
        revenue_percent: null,
        revenue_flat_fee: null,
        utm_id: null,
        person_name: 'Asha Rao',
        role: 'owner',
        owners: [],
        must_change_password: 0,
        must_enrol: 0,
        is_preparing: 0,
        idle_minutes: 30,
        idle_warning_seconds: 60,
        masquerade: null,
      },
    })
    const act = await running.db.row(sql`select action, actor_kind, after from audit_entry
      where actor_kind = 'partner' and actor_id = ${String(partner.partner_id)}`)
    expect(act).toEqual({
      action: 'partner.sign_in',
      actor_kind: 'partner',
      after: { second_factor: 'none' },
    })
  })

  test('is refused alike for a wrong password, an unknown address and a partner that is not active', async () => {
    const paused = await buildPartner(running.services, { status: 'paused', password: PASSWORD })
    const answers = [
      await signIn({ password: 'not this one at all' }),
      await signIn({ email: 'nobody@example.com' }),
      await signIn({ email: paused.email }),
      await signIn({ email: (await buildPartner(running.services)).email }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([401, answers[0]?.body])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(answers[0]?.json()).toMatchObject({ code: 'sign_in_refused' })
  })

  test('too many wrong passwords lock the stranger out, and are on the log once', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn({ password: 'wrong' })
    for (const _ of [1, 2]) {
      const answer = await signIn({})
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'too_many_requests'])
    }
    const acts = await running.db.rows(sql`select action from audit_entry
      where object_id = ${String(partner.partner_id)} and action = 'partner.sign_in_locked'`)
    expect(acts).toHaveLength(1)
  })

  test('signing out ends this session and no other', async () => {
    const { token } = (await signIn({})).json<{ token: string }>()
    expect((await post('/api/partner/logout', {}, bearer(token))).json()).toMatchObject({ success: true })
    expect((await get('/api/partner/get-revenue', bearer(token))).statusCode).toBe(401)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(200)
  })
})

describe('the session', () => {
  test.each(['paused', 'closed'])('ends at once when the partner is %s', async (status) => {
    expect((await setStatus(status)).statusCode).toBe(200)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(401)
    expect((await signIn({})).statusCode).toBe(401)
    const live = await running.db.rows(sql`select 1 from session
      where partner_id = ${partner.partner_id} and revoked_at is null`)
    expect(live).toEqual([])
  })

  test('does not come back with the partner', async () => {
    await setStatus('paused')
    await setStatus('active')
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(401)
    expect((await signIn({})).statusCode).toBe(200)
  })

  test('get-revenue does not keep it alive, other calls do', async () => {
    const begin = running.clock.now().toISOString()
    const minutes = 60_000
    running.clock.advance(20 * minutes)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(200)
    running.clock.advance(11 * minutes + 1_000)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(401)
    running.clock.set(begin)
    running.clock.advance(20 * minutes)
    expect((await get('/api/partner/home')).statusCode).toBe(200)
    running.clock.advance(11 * minutes + 1_000)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(200)
    running.clock.set(begin)
  })

  test('of staff or of nobody opens no partner call, and a partner’s no staff call', async () => {
    const staff = await buildStaff(running.services, 1)
    for (const headers of [{}, staff.headers, bearer(`p_${'A'.repeat(43)}`)])
      expect((await get('/api/partner/home', headers)).statusCode).toBe(401)
    expect((await get('/api/partners')).statusCode).toBe(401)
  })
})

test('no session is opened where the partner is stopped, or its password replaced, while it is compared', async () => {
  const { headers } = await buildStaff(running.services, 1)
  const { partner_id } = partner
  const race = async (url: string, payload: object) => {
    const body = { partner_id: partner.partner_id, ...payload }
    const [answer] = await Promise.all([signIn({}), post(url, body, headers)])
    return answer.statusCode === 200
      ? get('/api/partner/account', bearer(answer.json<{ token: string }>().token))
      : answer
  }
  const reset = await race('/api/partner/set-password', { password: 'brass lantern nine', reason })
  expect(reset.statusCode).toBe(401)
  partner = await buildPartner(running.services, { password: PASSWORD })
  const paused = await race('/api/partner/set-status', { status: 'paused', reason: 'For a test' })
  expect(paused.statusCode).toBe(401)
  const left = await running.db.row(sql`select count(*) as count from session
    where partner_id = any(${[partner_id, partner.partner_id]}) and revoked_at is null`)
  expect(left).toEqual({ count: 0 })
})

test('whoever knew the old password cannot undo the one that staff set meanwhile', async () => {
  const { headers } = await buildStaff(running.services, 1)
  const changed = { current_password: PASSWORD, new_password: 'slow train to Lucknow' }
  await Promise.all([
    post('/api/partner/account/change-password', changed),
    post(
      '/api/partner/set-password',
      { partner_id: partner.partner_id, password: 'brass lantern nine', reason },
      headers,
    ),
  ])
  expect((await signIn({ password: changed.new_password })).statusCode).toBe(401)
  expect((await signIn({ password: 'brass lantern nine' })).statusCode).toBe(200)
})

describe('a password that staff set', () => {
  const set = async (password: string, id = partner.partner_id) =>
    post(
      '/api/partner/set-password',
      { partner_id: id, password, reason },
      (await buildStaff(running.services, 1)).headers,
    )

  test('ends the sessions, and another has to be chosen before any work', async () => {
    expect((await set('brass lantern nine')).statusCode).toBe(200)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(401)
    const { token } = (await signIn({ password: 'brass lantern nine' })).json<{ token: string }>()
    const headers = bearer(token)
    expect((await get('/api/partner/get-revenue', headers)).json()).toMatchObject({
      data: { must_change_password: 1 },
    })
    expect((await get('/api/partner/home', headers)).json()).toMatchObject({ code: 'password_not_own' })
    expect((await get('/api/partner/account', headers)).statusCode).toBe(200)
    const change = (current_password: string, new_password: string) =>
      post('/api/partner/account/change-password', { current_password, new_password }, headers)
    expect((await change('brass lantern nine', 'brass lantern nine')).json()).toMatchObject({
      code: 'password_weak',
    })
    expect((await change('brass lantern nine', 'slow train to Lucknow')).statusCode).toBe(200)
    expect((await get('/api/partner/home', headers)).statusCode).toBe(200)
    expect((await signIn({ password: 'slow train to Lucknow' })).statusCode).toBe(200)
  })

  test('must be a good one, and of a partner that can sign in', async () => {
    expect((await set('short')).json()).toMatchObject({
      code: 'password_weak',
      details: [{ field: 'password' }],
    })
    expect((await set('brass lantern nine', 999_999)).statusCode).toBe(404)
    const request = await buildPartner(running.services, { status: 'closed', slug: null })
    expect((await set('brass lantern nine', request.partner_id)).json()).toMatchObject({
      code: 'partner_status_refused',
    })
  })
})

describe('the own account', () => {
  test('shows what is sealed masked alone', async () => {
    const admin = await buildStaff(running.services, 1)
    await post(
      '/api/partner/update',
      { partner_id: partner.partner_id, version: 1, pan: 'AAPFU0939F', account_number: '30123456789' },
      admin.headers,
    )
    const answer = await get('/api/partner/account')
    expect(answer.json()).toMatchObject({
      data: {
        name: partner.name,
        email: partner.email,
        pan_masked: '*****0939F',
        account_number_masked: '*******6789',
        second_factor_since: null,
        recovery_codes_left: 0,
        must_change_password: 0,
      },
    })
    expect(answer.body).not.toMatch(/30123456789|revenue/)
  })

  test('the contact is saved, with the log, and not over another save', async () => {
    const contact = { version: 1, contact_name: 'Farah', phone: '9000000501' }
    expect((await post('/api/partner/account/contact', contact)).json()).toMatchObject({
      message: 'Contact saved',
      data: { contact_name: 'Farah', phone: '9000000501', version: 2 },
    })
    expect((await post('/api/partner/account/contact', contact)).json()).toMatchObject({ code: 'conflict' })
    const act = await running.db.row(sql`select actor_kind, before, after from audit_entry
      where action = 'partner.contact' and object_id = ${String(partner.partner_id)}`)
    expect(act).toEqual({
      actor_kind: 'partner',
      before: { contact_name: 'Asha Rao', phone: '…0009' },
      after: { contact_name: 'Farah', phone: '…0501' },
    })
  })

  test.each([
    ['email', 'other@example.com'],
    ['revenue_percent', 90],
    ['partner_id', 1],
    ['status', 'active'],
    ['account_number', '123456789'],
  ])('%s does not change there', async (field, value) => {
    const body = { version: 1, contact_name: 'Farah', phone: '9000000501', [field]: value }
    expect((await post('/api/partner/account/contact', body)).json()).toMatchObject({ code: 'unknown_field' })
  })

  test('another password needs the present one and ends the other sessions', async () => {
    const { token } = (await signIn({})).json<{ token: string }>()
    const change = (current_password: string, new_password: string) =>
      post('/api/partner/account/change-password', { current_password, new_password })
    expect((await change('wrong', 'slow train to Lucknow')).json()).toMatchObject({ code: 'password_wrong' })
    expect((await change(PASSWORD, `${partner.name}12345`)).json()).toMatchObject({ code: 'password_weak' })
    expect((await change(PASSWORD, 'slow train to Lucknow')).json()).toMatchObject({ success: true })
    expect((await get('/api/partner/get-revenue', bearer(token))).statusCode).toBe(401)
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(200)
    expect((await signIn({})).statusCode).toBe(401)
    expect((await signIn({ password: 'slow train to Lucknow' })).statusCode).toBe(200)
  })

  test('a second factor is enrolled, asked for at sign-in, and replaced by recovery codes', async () => {
    const started = await post('/api/partner/account/totp-start', { current_password: PASSWORD })
    const { secret } = started.json<{ data: { secret: string } }>().data
    const code = () => generateSync({ secret, epoch: Math.floor(running.clock.now().getTime() / 1_000) })
    expect((await post('/api/partner/account/totp-confirm', { code: '000000' })).json()).toMatchObject({
      code: 'code_wrong',
    })
    const confirmed = await post('/api/partner/account/totp-confirm', { code: code() })
    const { recovery_codes } = confirmed.json<{ data: { recovery_codes: string[] } }>().data
    expect(recovery_codes).toHaveLength(10)
    expect((await signIn({})).json()).toMatchObject({ code: 'second_factor_needed' })
    running.clock.advance(30_000)
    expect((await signIn({ totp: code() })).statusCode).toBe(200)
    expect((await signIn({ totp: recovery_codes[0] ?? '' })).statusCode).toBe(200)
    expect((await signIn({ totp: recovery_codes[0] ?? '' })).statusCode).toBe(401)
    expect((await get('/api/partner/account')).json()).toMatchObject({ data: { recovery_codes_left: 9 } })
    running.clock.advance(30_000)
    const renewed = await post('/api/partner/account/recovery-codes', {
      current_password: PASSWORD,
      totp: code(),
    })
    expect(renewed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes).not.toContain(
      recovery_codes[1],
    )
    expect((await signIn({ totp: recovery_codes[1] ?? '' })).statusCode).toBe(401)
  })

  test('a second factor that is lost is taken away by staff: the password alone signs in, and a new one can be set up', async () => {
    const started = await post('/api/partner/account/totp-start', { current_password: PASSWORD })
    const { secret } = started.json<{ data: { secret: string } }>().data
    const code = generateSync({ secret, epoch: Math.floor(running.clock.now().getTime() / 1_000) })
    await post('/api/partner/account/totp-confirm', { code })
    expect((await signIn({})).json()).toMatchObject({ code: 'second_factor_needed' })
    const { headers, staff_id } = await buildStaff(running.services, 1)
    const seen = async () => (await get(`/api/partners/${partner.partner_id}`, headers)).json<object>()
    expect(await seen()).toMatchObject({ data: { second_factor: 1 } })

    const body = { partner_id: partner.partner_id, reason }
    const reset = await post('/api/partner/reset-second-factor', body, headers)
    expect(reset.json()).toEqual({
      success: true,
      message: 'The authenticator is removed; the partner sets up a new one at the next sign-in',
    })
    expect(await seen()).toMatchObject({ data: { second_factor: 0 } })
    expect((await get('/api/partner/get-revenue')).statusCode).toBe(401)
    const left = await running.db.row(sql`select count(*) as count from recovery_code
      where subject_kind = 'partner' and subject_id = ${partner.partner_id}`)
    expect(left).toEqual({ count: 0 })
    const { token } = (await signIn({})).json<{ token: string }>()
    const again = await post('/api/partner/account/totp-start', { current_password: PASSWORD }, bearer(token))
    expect(again.statusCode).toBe(200)
    const act = await running.db.row(sql`select actor_kind, actor_id, object_name from audit_entry
      where action = 'partner.second_factor_reset' and object_id = ${String(partner.partner_id)}`)
    expect(act).toEqual({ actor_kind: 'staff', actor_id: String(staff_id), object_name: partner.name })
  })

  test('a second factor is taken away by an administrator alone, of a partner that exists', async () => {
    const url = '/api/partner/reset-second-factor'
    const as = async (role: 1 | 2) => (await buildStaff(running.services, role)).headers
    const body = { partner_id: partner.partner_id, reason }
    expect((await post(url, body, await as(2))).statusCode).toBe(403)
    expect((await post(url, body)).statusCode).toBe(401)
    expect((await post(url, { partner_id: 999_999, reason }, await as(1))).statusCode).toBe(404)
    expect((await post(url, { partner_id: 'x', reason }, await as(1))).statusCode).toBe(400)
  })

  test('recovery codes need a second factor', async () => {
    const answer = await post('/api/partner/account/recovery-codes', {
      current_password: PASSWORD,
      totp: '000000',
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'conflict'])
  })
})

describe('a partner of a real deployment', () => {
  test('sets up a second factor before anything but its account', async () => {
    const fresh = await buildPartner(running.services, { password: PASSWORD, is_demo: 0 })
    const { token } = (await signIn({ email: fresh.email })).json<{ token: string }>()
    const by = bearer(token)
    expect((await get('/api/partner/get-revenue', by)).json()).toMatchObject({ data: { must_enrol: 1 } })
    for (const url of ['/api/partner/home', '/api/partner/sessions'])
      expect((await get(url, by)).json()).toMatchObject({ code: 'second_factor_not_enrolled' })
    const started = await post('/api/partner/account/totp-start', { current_password: PASSWORD }, by)
    const { secret } = started.json<{ data: { secret: string } }>().data
    const code = generateSync({ secret, epoch: Math.floor(running.clock.now().getTime() / 1_000) })
    expect((await post('/api/partner/account/totp-confirm', { code }, by)).statusCode).toBe(200)
    expect((await get('/api/partner/home', by)).statusCode).toBe(200)
    // The code of the enrolment was a fresh one.
    const changed = { current_password: PASSWORD, new_password: 'slow train to Lucknow' }
    expect((await post('/api/partner/account/change-password', changed, by)).statusCode).toBe(200)
  })

  test('a stolen token changes no password and ends no session without a fresh code', async () => {
    const started = await post('/api/partner/account/totp-start', { current_password: PASSWORD })
    const { secret } = started.json<{ data: { secret: string } }>().data
    const code = (steps = 0) =>
      generateSync({ secret, epoch: Math.floor(running.clock.now().getTime() / 1_000) + 30 * steps })
    await post('/api/partner/account/totp-confirm', { code: code() })
    running.clock.advance(10 * 60_000)
    const changed = { current_password: PASSWORD, new_password: 'slow train to Lucknow' }
    for (const [url, body] of [
      ['/api/partner/account/change-password', changed],
      ['/api/partner/sessions/end', {}],
    ] as const)
      expect((await post(url, body)).json()).toMatchObject({ code: 'step_up_required' })
    expect((await post('/api/partner/step-up', { code: code() })).statusCode).toBe(200)
    expect((await post('/api/partner/account/change-password', changed)).statusCode).toBe(200)
  })

  test('sees its sessions and ends them', async () => {
    await signIn({}, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/132.0' })
    const listed = await get('/api/partner/sessions')
    const { data } = listed.json<{
      data: { session_id: string; is_this: number; browser: string | null }[]
    }>()
    expect(data.map(({ is_this, browser }) => [is_this, browser])).toEqual([
      [1, null],
      [0, 'Firefox, Windows'],
    ])
    const ended = await post('/api/partner/sessions/end', { session_id: data[1]?.session_id })
    expect(ended.json()).toEqual({ success: true, data: { ended: 1 } })
  })
})
