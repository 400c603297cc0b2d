import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { subjectKey } from '../../platform/security-events/security-events.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import {
  buildStaffAccount,
  STAFF_PASSWORD,
  type StaffAccount,
} from '../../testing/builders/build-staff-account.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: StaffAccount
let headers: { authorization: string }
const MINUTE = 60_000

const post = (url: string, payload: object, by = headers) =>
  test.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers: by })
const get = (url: string, by = headers) => test.app.inject({ url: `/api/${url}`, headers: by })
const codeOf = async (answer: ReturnType<typeof post>): Promise<unknown> => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 200 : json<{ code: string }>().code
}
const signIn = async (who: StaffAccount, with_: Record<string, string> = {}) => {
  const payload = { username: who.username, password: STAFF_PASSWORD, totp: who.code() }
  const answer = await test.app.inject({ method: 'POST', url: '/api/admin/login', payload, headers: with_ })
  expect(answer.statusCode, answer.body).toBe(200)
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await buildStaffAccount(test.services)
  headers = await signIn(admin)
})

const member = { username: 'ghost', full_name: 'A Ghost', role_id: 1, password: 'seven quiet lanterns' }

describe('a stolen token of an administrator, ten minutes after its last code', () => {
  it('makes no administrator, opens no account, and changes no terms and no bank details', async () => {
    const other = await buildStaffAccount(test.services)
    const partner = await buildPartner(test.services)
    test.clock.advance(10 * MINUTE)
    const { staff_id } = other
    const reason = 'It was lost'
    const password = 'seven quiet lanterns'
    const acts: [url: string, body: object][] = [
      ['staff/add', member],
      ['staff/update', { staff_id, full_name: 'X', role_id: 1 }],
      ['staff/disable', { staff_id, disabled: 1 }],
      ['staff/set-password', { staff_id, password, reason }],
      ['staff/reset-second-factor', { staff_id, reason }],
      ['admin/account/change-password', { current_password: STAFF_PASSWORD, new_password: password }],
      ['admin/sessions/end', {}],
      ['approvals/decide', { request_id: 1, decision: 'approved', note: 'It is right' }],
      ['partner/set-password', { partner_id: partner.partner_id, password, reason }],
      ['partner/reset-second-factor', { partner_id: partner.partner_id, reason }],
      ['partner/unmask', { partner_id: partner.partner_id, field: 'account_number', reason }],
      ['partner/update', { partner_id: partner.partner_id, version: 1, ifsc: 'SBIN0001234' }],
      [`update-partner-revenue-data/${partner.partner_id}`, { revenue_percent: 90, revenue_flat_fee: 0 }],
    ]
    for (const [url, body] of acts)
      expect([url, await codeOf(post(url, body))]).toEqual([url, 'step_up_required'])
    expect(await test.db.rows(sql`select 1 from staff where username = 'ghost'`)).toEqual([])
    await test.services.securityEvents.flush()
    const noted = await test.db.row(
      sql`select sum(hits)::int as hits from security_event where kind = 'step_up_refused'`,
    )
    expect(noted).toEqual({ hits: acts.length })
    // What it may do goes on.
    expect((await get('staff/list')).statusCode).toBe(200)
  })

  it('is asked for nothing within ten minutes of a code, which is good once', async () => {
    test.clock.advance(10 * MINUTE)
    const act = { staff_id: (await buildStaff(test.services, 3)).staff_id, disabled: 1 }
    const code = admin.code()
    expect(await codeOf(post('admin/step-up', { code: admin.recovery_codes[0] ?? '' }))).toBe(
      'invalid_request',
    )
    expect(await codeOf(post('admin/step-up', { code: '000000' }))).toBe('code_wrong')
    expect(await codeOf(post('admin/step-up', { code }))).toBe(200)
    expect(await codeOf(post('staff/disable', act))).toBe(200)
    expect(await codeOf(post('admin/step-up', { code }))).toBe('code_wrong')
    test.clock.advance(10 * MINUTE - 1)
    expect(await codeOf(post('staff/disable', { ...act, disabled: 0 }))).toBe(200)
    test.clock.advance(1)
    expect(await codeOf(post('staff/disable', act))).toBe('step_up_required')
  })

  it('leaves each refusal once, under the name of who was asked', async () => {
    test.clock.advance(10 * MINUTE)
    await post('admin/step-up', { code: '000000' })
    await post('staff/disable', { staff_id: 1, disabled: 1 })
    await test.services.securityEvents.flush()
    const key = subjectKey(test.services.vault, admin.username)
    const noted = await test.db.rows(sql`select kind, hits from security_event
      where subject_key = ${key} and kind in ('second_factor_wrong', 'step_up_refused') order by kind`)
    expect(noted).toEqual([
      { kind: 'second_factor_wrong', hits: 1 },
      { kind: 'step_up_refused', hits: 1 },
    ])
    const all = await test.db.row(
      sql`select sum(hits)::int as hits from security_event where kind = 'second_factor_wrong' and minute >= ${new Date(test.clock.now().getTime() - MINUTE)}`,
    )
    expect(all).toEqual({ hits: 1 })
  })

  it('guesses ten codes, and no more, and opens only the session that brought one', async () => {
    const elsewhere = headers
    test.clock.advance(30_000)
    headers = await signIn(admin)
    test.clock.advance(10 * MINUTE)
    for (let tries = 0; tries < 10; tries += 1)
      expect(await codeOf(post('admin/step-up', { code: '000000' }, elsewhere))).toBe('code_wrong')
    expect(await codeOf(post('admin/step-up', { code: admin.code() }, elsewhere))).toBe('too_many_requests')
    test.clock.advance(16 * MINUTE)
    expect(await codeOf(post('admin/step-up', { code: admin.code() }))).toBe(200)
    const act = { staff_id: (await buildStaff(test.services, 3)).staff_id, disabled: 1 }
    expect(await codeOf(post('staff/disable', act, elsewhere))).toBe('step_up_required')
    expect(await codeOf(post('staff/disable', act))).toBe(200)
  })
})

describe('a new administrator', () => {
  it('added or raised, is an alarm that stays, once a second administrator has approved it', async () => {
    const second = await buildStaffAccount(test.services)
    const approver = await signIn(second)
    const approveAll = async () => {
      const waiting = (await get('approvals', approver)).json<{
        data: { request_id: number; state: string }[]
      }>()
      for (const { request_id, state } of waiting.data.toReversed())
        if (state === 'waiting') {
          const body = { request_id, decision: 'approved', note: 'She begins today' }
          expect(await codeOf(post('approvals/decide', body, approver))).toBe(200)
        }
    }
    expect(await codeOf(post('staff/add', { ...member, username: 'new-admin' }))).toBe(200)
    const raised = await buildStaff(test.services, 2)
    const up = { staff_id: raised.staff_id, full_name: 'Test Staff', role_id: 1 }
    expect(await codeOf(post('staff/update', up))).toBe(200)
    expect(await codeOf(post('staff/add', { ...member, username: 'new-caller', role_id: 3 }))).toBe(200)
    const ghost = await test.db.row<{ staff_id: number }>(
      sql`select staff_id from staff where username = 'new-admin'`,
    )
    const staff_id = ghost?.staff_id ?? 0
    const listAlarms = () =>
      test.db.rows<{ alarm_id: number; detail: object }>(
        sql`select alarm_id, detail from alarm where kind = 'staff_administrator_added' and ended_at is null order by alarm_id`,
      )
    expect(await listAlarms()).toEqual([])
    await approveAll()
    const alarms = await listAlarms()
    const approved_by = second.username
    expect(alarms.map(({ detail }) => detail)).toEqual([
      { username: 'new-admin', by: admin.username, approved_by },
      { username: raised.username, by: admin.username, approved_by },
    ])
    // Nobody puts away what is told of themselves.
    const { alarm_id = 0 } = alarms[0] ?? {}
    const seen = { alarm_id, note: 'She begins today' }
    expect(await codeOf(post('security/alarms/end', seen))).toBe('own_alarm')
    expect(await codeOf(post('security/alarms/acknowledge', seen))).toBe('own_alarm')
    const other = await buildStaff(test.services, 1)
    expect(await codeOf(post('security/alarms/end', seen, other.headers))).toBe(200)
    // One who was away and comes back is one more, too.
    for (const disabled of [1, 0]) await post('staff/disable', { staff_id, disabled })
    await approveAll()
    const again = await test.db.rows(
      sql`select 1 from alarm where subject = ${String(staff_id)} and ended_at is null`,
    )
    expect(again).toHaveLength(1)
  })

  it('has 24 hours for the password that was handed over', async () => {
    const { password } = member
    for (const username of ['in-time', 'too-late'])
      await post('staff/add', { ...member, username, role_id: 3 })
    test.clock.advance(24 * 60 * MINUTE - 1)
    expect(await codeOf(post('admin/login', { username: 'in-time', password }))).toBe(200)
    test.clock.advance(1)
    expect(await codeOf(post('admin/login', { username: 'too-late', password }))).toBe('sign_in_refused')
  })
})

describe('sessions', () => {
  const listOf = async (by = headers) =>
    (await get('admin/sessions', by)).json<{
      data: { session_id: string; is_this: number; browser: string | null; from: string | null }[]
    }>().data

  it('are seen by their owner, and ended one by one or all but this one', async () => {
    test.clock.advance(30_000)
    const phone = await signIn(admin, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537',
    })
    const stranger = await buildStaffAccount(test.services)
    const foreign = await signIn(stranger)
    const sessions = await listOf()
    expect(sessions.map(({ is_this, browser, from }) => [is_this, browser, from])).toEqual([
      [1, null, '127.0.x.x'],
      [0, 'Chrome, Android', '127.0.x.x'],
    ])
    const { session_id } = sessions[1] ?? { session_id: '' }
    expect((await post('admin/sessions/end', { session_id }, foreign)).json()).toMatchObject({
      data: { ended: 0 },
    })
    expect((await post('admin/sessions/end', { session_id })).json()).toMatchObject({ data: { ended: 1 } })
    expect((await get('admin-reverify', phone)).statusCode).toBe(401)
    test.clock.advance(30_000)
    const another = await signIn(admin)
    expect((await post('admin/sessions/end', {})).json()).toMatchObject({ data: { ended: 1 } })
    expect((await get('admin-reverify', another)).statusCode).toBe(401)
    expect((await get('admin-reverify')).statusCode).toBe(200)
    expect(await listOf()).toHaveLength(1)
  })

  it('a sign-in ends the one that its browser holds already', async () => {
    test.clock.advance(30_000)
    const next = await signIn(admin, headers)
    expect((await get('admin-reverify')).statusCode).toBe(401)
    expect((await get('admin-reverify', next)).statusCode).toBe(200)
  })

  it('signing out clears the cache of the browser, and neither cookies nor storage', async () => {
    const answer = await post('admin/logout', {})
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  })
})
