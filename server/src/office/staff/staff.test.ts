import { randomUUID } from 'node:crypto'
import type { StaffMember } from '@marketplace/contract/office/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { buildStaffAccount, STAFF_PASSWORD } from '../../testing/builders/build-staff-account.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.run(sql`update staff set disabled_at = now() where disabled_at is null`)
  admin = await buildStaff(test.services)
})

type By = Pick<SignedInStaff, 'headers'>
const post = (url: string, payload: object, by: By = admin) =>
  test.app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: by.headers })
const list = async (query = '', by: By = admin) => {
  const answer = await test.app.inject({ url: `/api/staff/list${query}`, headers: by.headers })
  return answer.json<{ data: StaffMember[]; total: number }>()
}
const signIn = (username: string, password: string, totp?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password, ...(totp !== undefined && { totp }) },
  })
const isSignedIn = async (by: By): Promise<boolean> =>
  (await test.app.inject({ url: '/api/admin-reverify', headers: by.headers })).statusCode === 200
const newest = () =>
  test.db
    .row(sql`select actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name, before, after, ip
    from audit_entry order by entry_id desc limit 1`)
const entries = async (): Promise<number> =>
  (await test.db.row<{ n: number }>(sql`select count(*) as n from audit_entry`))?.n ?? 0
const written = (action: string, of: { staff_id: number; username: string }) => ({
  actor_kind: 'staff',
  actor_id: String(admin.staff_id),
  actor_name: admin.username,
  action,
  object_kind: 'staff',
  object_id: String(of.staff_id),
  object_name: of.username,
  before: null,
  after: null,
  ip: '127.0.0.1',
})
const reason = 'Rang from the known number'
const someone = () => ({
  username: `n-${randomUUID().slice(0, 8)}`,
  full_name: 'Asha Rao',
  role_id: 2,
  password: 'seven quiet lanterns',
})

describe('POST /api/staff/add', () => {
  it('adds somebody who chooses another password and enrols an authenticator first', async () => {
    const member = someone()
    const answer = await post('add', member)
    expect(answer.json()).toEqual({
      success: true,
      message: 'User added',
      data: {
        staff_id: expect.any(Number),
        username: member.username,
        full_name: 'Asha Rao',
        role_id: 2,
        disabled: 0,
        waits: 0,
        is_demo: 0,
        second_factor: 0,
        must_change_password: 1,
        sessions: 0,
        last_login_at: null,
        created_at: test.clock.now().toISOString(),
      },
    })
    const { staff_id } = answer.json<{ data: StaffMember }>().data
    expect(await newest()).toEqual({
      ...written('staff.added', { staff_id, username: member.username }),
      after: { username: member.username, full_name: 'Asha Rao', role_id: 2 },
    })
    const signedIn = await signIn(member.username, member.password)
    const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
    const reverified = await test.app.inject({ url: '/api/admin-reverify', headers })
    expect(reverified.json()).toMatchObject({ data: { must_enrol: 1, must_change_password: 1, role_id: 2 } })
  })

  it.each([
    ['username', 'As', 'Please enter a valid user name'],
    ['username', 'Asha', 'Please enter a valid user name'],
    ['username', '-asha', 'Please enter a valid user name'],
    ['username', 'a sha', 'Please enter a valid user name'],
    ['username', 'x'.repeat(41), 'Please enter a valid user name'],
    ['username', 7, 'Please enter a valid user name'],
    ['full_name', '  ', 'Please fill this in'],
    ['full_name', 'x'.repeat(81), 'Shorten this text and use ordinary characters only'],
    ['full_name', 'a\u0000b', 'Shorten this text and use ordinary characters only'],
    ['role_id', 4, 'This value is not allowed here'],
    ['role_id', '1', 'This value is not allowed here'],
    ['password', '', 'Please fill this in'],
  ])('%s of %j is refused', async (field, value, message) => {
    const answer = await post('add', { ...someone(), [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ details: unknown }>().details).toEqual([{ field, message }])
  })

  it.each([
    ['short', 'Use at least 12 characters'],
    ['Password@1234', 'Many people use this password. Choose another'],
    ['kettle of Asha ninth', 'Leave the user name and the name of the product out of the password'],
    ['kettle Brand ninth', 'Leave the user name and the name of the product out of the password'],
  ])('the password %j is refused', async (password, message) => {
    const answer = await post('add', { ...someone(), full_name: 'Asha Rao', password })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'password_weak', details: [{ field: 'password', message }] })
  })

  it('a name that somebody has is refused, also to two at once', async () => {
    const member = someone()
    const answers = await Promise.all([post('add', member), post('add', member)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await post('add', member)).json()).toEqual({
      success: false,
      code: 'username_taken',
      message: 'Somebody has this user name already',
      details: [{ field: 'username', message: 'Somebody has this user name already' }],
    })
  })
})

describe('GET /api/staff/list', () => {
  it('shows role, last sign-in, second factor and live sessions, page by page', async () => {
    await test.db.run(sql`update staff set full_name = 'Old'`)
    const ravi = await buildStaffAccount(test.services, { role_id: 3 })
    await test.db.run(sql`update staff set full_name = 'Ravi Findable' where staff_id = ${ravi.staff_id}`)
    expect((await list('?search=findable')).data[0]).toMatchObject({ last_login_at: null, sessions: 0 })
    await signIn(ravi.username, STAFF_PASSWORD, ravi.code())
    const found = await list('?search=rAvI find&role_id=3&disabled=0')
    expect(found).toEqual({
      success: true,
      total: 1,
      data: [
        {
          staff_id: ravi.staff_id,
          username: ravi.username,
          full_name: 'Ravi Findable',
          role_id: 3,
          disabled: 0,
          waits: 0,
          is_demo: 0,
          second_factor: 1,
          must_change_password: 0,
          sessions: 1,
          last_login_at: test.clock.now().toISOString(),
          created_at: test.clock.now().toISOString(),
        },
      ],
    })
    expect((await list('?search=findable&role_id=1')).total).toBe(0)
    expect((await list('?search=findable&disabled=1')).total).toBe(0)
    expect((await list('?search=%25')).total).toBe(0)

    const whole = await list('?page_size=200')
    const names = whole.data.map(({ username }) => username)
    expect(names).toEqual([...names].sort())
    const second = await list('?page_size=2&page=2')
    expect(second.total).toBe(whole.total)
    expect(second.data.map(({ username }) => username)).toEqual(names.slice(2, 4))
    expect((await list('?page=1000')).data).toEqual([])
  })

  it.each(['?page=0', '?page=1.5', '?page_size=201', '?role_id=4', '?disabled=2', '?search=a%00b'])(
    'refuses %s',
    async (query) => {
      const answer = await test.app.inject({ url: `/api/staff/list${query}`, headers: admin.headers })
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('a change of role', () => {
  it('is in force at once and ends the sessions; another name alone ends none', async () => {
    const ravi = await buildStaff(test.services, 2)
    const { staff_id } = ravi
    expect((await post('update', { staff_id, full_name: 'Ravi Das', role_id: 2 })).json()).toEqual({
      success: true,
      message: 'User updated',
    })
    expect(await isSignedIn(ravi)).toBe(true)
    expect(await newest()).toEqual({
      ...written('staff.updated', ravi),
      before: { full_name: 'Test Staff', role_id: 2 },
      after: { full_name: 'Ravi Das', role_id: 2 },
    })
    await post('update', { staff_id, full_name: 'Ravi Das', role_id: 3 })
    expect(await isSignedIn(ravi)).toBe(false)
  })

  it('is not taken back by who saves a page from before it', async () => {
    const ravi = await buildStaff(test.services, 2)
    const { staff_id } = ravi
    const shown = { staff_id, full_name: 'Ravi Das', role_id: 2, role_before: 2 }
    await post('update', { ...shown, role_id: 3 })
    expect((await post('update', shown)).json()).toMatchObject({ code: 'conflict' })
    expect((await post('update', { ...shown, role_id: 3 })).statusCode).toBe(200)
    expect(await list(`?search=${ravi.username}`)).toMatchObject({
      data: [{ role_id: 3, full_name: 'Ravi Das' }],
    })
  })

  it('gives the work back to all that the new role does not do; whoever is disabled gives back all', async () => {
    const ravi = await buildStaff(test.services, 2)
    const { staff_id } = ravi
    const key = randomUUID()
    const give = (kind: string) =>
      test.db.run(sql`insert into work_item (kind, key, since, owner_staff_id, owned_at)
        values (${kind}, ${key}, now(), ${staff_id}, now())`)
    const kept = async () =>
      (
        await test.db.rows<{ kind: string }>(
          sql`select kind from work_item where key = ${key} and owner_staff_id = ${staff_id} order by kind`,
        )
      ).map(({ kind }) => kind)
    await give('help_request')
    await give('file_failed')
    await post('update', { staff_id, full_name: 'Ravi Das', role_id: 3 })
    expect(await kept()).toEqual(['help_request'])
    await post('disable', { staff_id, disabled: 1 })
    expect(await kept()).toEqual([])
  })

  it('that changes nothing is not written down', async () => {
    const ravi = await buildStaff(test.services, 2)
    const before = await entries()
    await post('update', { staff_id: ravi.staff_id, full_name: 'Test Staff', role_id: 2 })
    await post('disable', { staff_id: ravi.staff_id, disabled: 0 })
    expect(await entries()).toBe(before)
    expect(await isSignedIn(ravi)).toBe(true)
  })
})

describe('the last active administrator', () => {
  const demote = (staff_id: number, by?: By) =>
    post('update', { staff_id, full_name: 'Test Staff', role_id: 2 }, by)
  const disable = (staff_id: number, by?: By) => post('disable', { staff_id, disabled: 1 }, by)

  it('stays one, and stays active', async () => {
    for (const answer of [await demote(admin.staff_id), await disable(admin.staff_id)]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({
        success: false,
        code: 'last_admin',
        message: 'This is the last active administrator',
      })
    }
    const renamed = await post('update', { staff_id: admin.staff_id, full_name: 'Other', role_id: 1 })
    expect(renamed.statusCode).toBe(200)
    expect(await isSignedIn(admin)).toBe(true)
  })

  it('is left by two who take each other’s role away at once', async () => {
    for (const change of [demote, disable]) {
      for (let round = 0; round < 10; round += 1) {
        const other = await buildStaff(test.services)
        const answers = await Promise.all([change(other.staff_id, admin), change(admin.staff_id, other)])
        const active = await list('?role_id=1&disabled=0', (await isSignedIn(admin)) ? admin : other)
        expect(active.total).toBe(1)
        expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
        admin = active.data[0]?.staff_id === admin.staff_id ? admin : other
      }
    }
  })

  it('others may go while one is left, a disabled one does not count', async () => {
    const other = await buildStaff(test.services)
    expect((await disable(other.staff_id)).statusCode).toBe(200)
    expect((await demote(admin.staff_id)).statusCode).toBe(409)
    expect((await demote(other.staff_id)).statusCode).toBe(200)
    expect((await post('disable', { staff_id: other.staff_id, disabled: 0 })).statusCode).toBe(200)
    expect((await demote(admin.staff_id)).statusCode).toBe(409)
    // One who waits for a second person is none yet.
    await post('update', { staff_id: other.staff_id, full_name: 'Test Staff', role_id: 1 })
    expect((await demote(admin.staff_id)).statusCode).toBe(409)
  })
})

describe('taking access away', () => {
  it('disabling ends every session, enabling lets in again, both are written down', async () => {
    const ravi = await buildStaffAccount(test.services, { role_id: 2 })
    const answer = await signIn(ravi.username, STAFF_PASSWORD, ravi.code())
    const session = { headers: { authorization: `Bearer ${answer.json<{ token: string }>().token}` } }
    const { staff_id } = ravi
    expect((await post('disable', { staff_id, disabled: 1 })).json()).toEqual({
      success: true,
      message: 'User disabled and signed out',
    })
    expect(await newest()).toEqual({
      ...written('staff.disabled', ravi),
      before: { disabled: 0 },
      after: { disabled: 1 },
    })
    expect(await isSignedIn(session)).toBe(false)
    test.clock.advance(30_000)
    expect((await signIn(ravi.username, STAFF_PASSWORD, ravi.code())).statusCode).toBe(401)
    expect((await post('disable', { staff_id, disabled: 0 })).json()).toMatchObject({
      message: 'User may sign in again',
    })
    expect(await isSignedIn(session)).toBe(false)
    test.clock.advance(30_000)
    expect((await signIn(ravi.username, STAFF_PASSWORD, ravi.code())).statusCode).toBe(200)
  })

  it('forcing a logout says how many sessions ended', async () => {
    const ravi = await buildStaff(test.services, 3)
    const answer = await post('force-logout', { staff_id: ravi.staff_id })
    expect(answer.json()).toEqual({ success: true, data: { ended: 1 } })
    expect(await isSignedIn(ravi)).toBe(false)
    expect(await newest()).toEqual({ ...written('staff.logged_out', ravi), after: { ended: 1 } })
    expect((await post('force-logout', { staff_id: ravi.staff_id })).json()).toMatchObject({
      data: { ended: 0 },
    })
  })

  it('resetting the second factor voids authenticator and recovery codes', async () => {
    const ravi = await buildStaffAccount(test.services, { role_id: 2 })
    await signIn(ravi.username, STAFF_PASSWORD, ravi.code())
    expect((await post('reset-second-factor', { staff_id: ravi.staff_id, reason })).statusCode).toBe(200)
    expect(await newest()).toEqual({ ...written('staff.second_factor_reset', ravi), after: { reason } })
    const again = await signIn(ravi.username, STAFF_PASSWORD)
    expect(again.statusCode).toBe(200)
    const codes = await test.db.row(
      sql`select count(*) as n from recovery_code where subject_id = ${ravi.staff_id}`,
    )
    expect(codes).toEqual({ n: 0 })
    expect((await list(`?search=${ravi.username}`)).data[0]).toMatchObject({ second_factor: 0, sessions: 1 })
  })

  it('setting a password ends the sessions, and another must be chosen', async () => {
    const ravi = await buildStaffAccount(test.services, { role_id: 2 })
    const first = await signIn(ravi.username, STAFF_PASSWORD, ravi.code())
    const session = { headers: { authorization: `Bearer ${first.json<{ token: string }>().token}` } }
    const password = 'seven quiet lanterns'
    const answer = await post('set-password', { staff_id: ravi.staff_id, password, reason })
    expect(answer.json()).toEqual({
      success: true,
      message: 'Password set; another is chosen at the next sign-in',
    })
    expect(await newest()).toEqual({ ...written('staff.password_set', ravi), after: { reason } })
    expect(await isSignedIn(session)).toBe(false)
    expect((await signIn(ravi.username, STAFF_PASSWORD)).json()).toMatchObject({ code: 'sign_in_refused' })
    expect((await signIn(ravi.username, password)).json()).toMatchObject({ code: 'second_factor_needed' })
    const weak = await post('set-password', { staff_id: ravi.staff_id, password: 'Welcome@2026', reason })
    expect(weak.json()).toMatchObject({ code: 'password_weak' })
  })

  it('is no way round one’s own password and authenticator', async () => {
    const own = { staff_id: admin.staff_id, reason }
    for (const answer of [
      await post('reset-second-factor', own),
      await post('set-password', { ...own, password: 'seven quiet lanterns' }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'own_account' })
    }
  })
})

const changes: [url: string, body: object][] = [
  ['update', { full_name: 'X', role_id: 2 }],
  ['disable', { disabled: 1 }],
  ['force-logout', {}],
  ['reset-second-factor', { reason: 'Lost the phone' }],
  ['set-password', { password: 'seven quiet lanterns', reason: 'Lost it' }],
]

describe.each(changes)('POST /api/staff/%s', (url, body) => {
  it('is for role 1 alone, and nobody else is told whom there is', async () => {
    const target = await buildStaff(test.services, 3)
    const before = await entries()
    for (const role of [2, 3] as const) {
      const other = await buildStaff(test.services, role)
      for (const staff_id of [target.staff_id, 999_999]) {
        const answer = await post(url, { ...body, staff_id }, other)
        expect(answer.json()).toMatchObject({ code: 'not_permitted' })
      }
    }
    const stranger = await post(
      url,
      { ...body, staff_id: target.staff_id },
      { headers: { authorization: '' } },
    )
    expect(stranger.statusCode).toBe(401)
    expect(await entries()).toBe(before)
    expect(await isSignedIn(target)).toBe(true)
  })

  it('answers 404 for nobody and 400 for no id', async () => {
    expect((await post(url, { ...body, staff_id: 999_999 })).statusCode).toBe(404)
    for (const staff_id of [0, -1, 1.5, '1', null, 2 ** 31])
      expect((await post(url, { ...body, staff_id })).statusCode).toBe(400)
  })
})

it('the list and adding are for role 1 alone', async () => {
  const caller = await buildStaff(test.services, 3)
  expect((await post('add', someone(), caller)).statusCode).toBe(403)
  const answer = await test.app.inject({ url: '/api/staff/list', headers: caller.headers })
  expect(answer.statusCode).toBe(403)
})

it('no entry of the log holds a password or a code', async () => {
  const { text } = (await test.db.row<{ text: string }>(
    sql`select string_agg(audit_entry::text, ' ') as text from audit_entry`,
  )) ?? { text: '' }
  expect(text).toContain('staff.password_set')
  expect(text).not.toMatch(/lanterns|argon2|kettle/)
  expect((await verifyChain(test.db)).broken).toBeNull()
})
