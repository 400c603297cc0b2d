import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { passwordsCompared } from '../../platform/credentials/hash-password.ts'
import { signInLimits } from '../../platform/credentials/sign-in-limits.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import {
  buildStaffAccount,
  STAFF_PASSWORD,
  type StaffAccount,
} from '../../testing/builders/build-staff-account.ts'
import { buildMarket } from '../../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000

let test: TestApp
let asha: StaffAccount
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.advance(MINUTE)
  asha = await buildStaffAccount(test.services)
})

interface Knock {
  username?: string
  password?: string
  totp?: string
}
const knock = (
  { username = asha.username, password = STAFF_PASSWORD, totp }: Knock,
  { ip = '10.1.1.1', cookie }: { ip?: string; cookie?: string } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password, ...(totp !== undefined && { totp }) },
    remoteAddress: ip,
    ...(cookie !== undefined && { headers: { cookie } }),
  })
const reverify = (token: string) =>
  test.app.inject({ url: '/api/admin-reverify', headers: { authorization: `Bearer ${token}` } })
const tokenOf = (answer: { json: () => unknown }): string => (answer.json() as { token: string }).token
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { code: string }).code
const acts = async (objectId: string | number) =>
  (
    await test.db.rows<{ action: string }>(
      sql`select action from audit_entry where object_kind = 'staff' and object_id = ${String(objectId)} order by entry_id`,
    )
  ).map(({ action }) => action)

describe('POST /api/admin/login', () => {
  it('opens a session for the right password and code, and writes it down', async () => {
    const answer = await knock({ totp: asha.code() })
    expect(answer.json()).toEqual({
      success: true,
      message: 'You are signed in',
      token: expect.stringMatching(/^a_[A-Za-z0-9_-]{43}$/),
      admin_id: asha.staff_id,
      role_id: 1,
    })
    expect((await reverify(tokenOf(answer))).json()).toEqual({
      success: true,
      data: {
        admin_id: asha.staff_id,
        username: asha.username,
        full_name: 'Test Person',
        role_id: 1,
        must_enrol: 0,
        must_change_password: 0,
        single_keys: 1,
        idle_minutes: 30,
        idle_warning_seconds: 60,
      },
    })
    expect(await acts(asha.staff_id)).toEqual(['staff.signed_in'])
    const row = await test.db.row(sql`select last_login_at from staff where staff_id = ${asha.staff_id}`)
    expect(row).toEqual({ last_login_at: test.clock.now() })
  })

  it('takes the user name in capitals and with spaces around it', async () => {
    const answer = await knock({ username: ` ${asha.username.toUpperCase()} `, totp: asha.code() })
    expect(answer.statusCode).toBe(200)
  })

  it('asks for the code after the right password alone', async () => {
    const answer = await knock({})
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      success: false,
      code: 'second_factor_needed',
      message: 'Enter the code of your authenticator app',
    })
    expect(codeOf(await knock({ password: 'wrong' }))).toBe('sign_in_refused')
    expect(codeOf(await knock({ password: 'wrong', totp: asha.code() }))).toBe('sign_in_refused')
  })

  it('answers a known and an unknown name, and a disabled one, byte for byte alike', async () => {
    const disabled = await buildStaffAccount(test.services)
    await test.db.run(sql`update staff set disabled_at = now() where staff_id = ${disabled.staff_id}`)
    const answers = [
      await knock({ password: 'wrong' }),
      await knock({ username: 'nobody-at-all' }),
      await knock({ username: disabled.username, totp: disabled.code() }),
      await knock({ totp: '000000' }),
      await knock({ username: "x' or 1=1 --" }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0]?.body)
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(answers[0]?.headers ?? {}).sort())
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(await acts(asha.staff_id)).toEqual(['staff.sign_in_refused', 'staff.sign_in_refused'])
  })

  it('compares a password also where nobody has the name', async () => {
    // A hash takes many times as long as all the rest: without it the answer would tell by its time.
    for (const username of [asha.username, 'nobody-at-all', '']) {
      const before = passwordsCompared()
      const { statusCode } = await knock({ username, password: 'wrong' }, { ip: '10.1.1.2' })
      expect([username, statusCode, passwordsCompared() - before]).toEqual(
        username === '' ? ['', 400, 0] : [username, 401, 1],
      )
    }
  })

  it.each([
    [{}, 400],
    [{ username: 'admin' }, 400],
    [{ username: 'admin', password: '' }, 400],
    [{ username: 'admin', password: 'x'.repeat(257) }, 400],
    [{ username: 7, password: 'x' }, 400],
    [{ username: 'admin', password: 'x', role_id: 1 }, 400],
  ])('refuses %j', async (payload, status) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/admin/login', payload })
    expect(answer.statusCode).toBe(status)
  })
})

describe('the second factor', () => {
  it('is good once: the same code opens nothing again', async () => {
    const totp = asha.code()
    expect((await knock({ totp })).statusCode).toBe(200)
    expect(codeOf(await knock({ totp }))).toBe('sign_in_refused')
    expect((await knock({ totp: asha.code(1) })).statusCode).toBe(200)
    expect(codeOf(await knock({ totp: asha.code(0) }))).toBe('sign_in_refused')
  })

  it('opens one session for a hundred at once', async () => {
    const totp = asha.code()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => knock({ totp }, { ip: `10.2.${index}.1` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  }, 60_000)

  it('gives way to each recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = asha.recovery_codes
    expect(asha.recovery_codes).toHaveLength(10)
    expect((await knock({ totp: first })).statusCode).toBe(200)
    expect(codeOf(await knock({ totp: first }))).toBe('sign_in_refused')
    expect((await knock({ totp: second.toUpperCase().replace('-', ' ') })).statusCode).toBe(200)
    const other = await buildStaffAccount(test.services)
    expect(codeOf(await knock({ totp: other.recovery_codes[0] ?? '' }))).toBe('sign_in_refused')
    const entry = await test.db.row(
      sql`select after from audit_entry where action = 'staff.signed_in' order by entry_id desc limit 1`,
    )
    expect(entry).toEqual({ after: { second_factor: 'recovery_code' } })
  })
})

describe('too many wrong tries', () => {
  const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''

  it('a thousand wrong passwords at once compare no more than the limit, and the lock is written down once', async () => {
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => knock({ password: 'wrong' })))
    const compared = answers.filter(({ statusCode }) => statusCode === 401)
    expect(compared).toHaveLength(signInLimits.address.tries)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1_000 - compared.length)
    const written = await acts(asha.staff_id)
    expect(written.filter((action) => action === 'staff.sign_in_refused')).toHaveLength(compared.length)
    expect(written.filter((action) => action === 'staff.sign_in_locked')).toHaveLength(1)
    expect((await knock({ totp: asha.code() })).statusCode).toBe(429)
    test.clock.advance(16 * MINUTE)
    expect((await knock({ totp: asha.code() })).statusCode).toBe(200)
  }, 60_000)

  it('wrong codes count like wrong passwords', async () => {
    for (let n = 0; n < signInLimits.address.tries; n += 1)
      expect((await knock({ totp: '000000' })).statusCode).toBe(401)
    expect((await knock({ totp: asha.code() })).statusCode).toBe(429)
  })

  it('right ones do not count', async () => {
    for (let n = 0; n < 2 * signInLimits.address.tries; n += 1) {
      test.clock.advance(30_000)
      expect((await knock({})).statusCode).toBe(401)
      expect((await knock({ totp: asha.code() })).statusCode).toBe(200)
    }
  })

  it('those of strangers lock nobody out who signed in with the browser before', async () => {
    const cookie = cookieOf(await knock({ totp: asha.code() }))
    expect(cookie).toMatch(/^known_browser=[A-Za-z0-9_-]{43}$/)
    // From the very same address, and from many others.
    for (let n = 0; n < signInLimits.address.tries + 1; n += 1) await knock({ password: 'wrong' })
    expect((await knock({ totp: asha.code(1) })).statusCode).toBe(429)
    for (let n = 0; n < signInLimits.name.tries; n += 1)
      await knock({ password: 'wrong' }, { ip: `10.3.${n}.1` })
    expect((await knock({ totp: asha.code(1) }, { ip: '10.4.1.1' })).statusCode).toBe(429)
    expect((await knock({ totp: asha.code(1) }, { cookie })).statusCode).toBe(200)
  }, 60_000)

  it('a known browser has a limit too, and is known for its own people alone', async () => {
    const cookie = cookieOf(await knock({ totp: asha.code() }))
    const other = await buildStaffAccount(test.services)
    for (let n = 0; n < signInLimits.known_browser.tries; n += 1)
      expect((await knock({ password: 'wrong' }, { cookie })).statusCode).toBe(401)
    expect((await knock({ totp: asha.code(1) }, { cookie })).statusCode).toBe(429)
    for (let n = 0; n < signInLimits.address.tries; n += 1)
      expect((await knock({ username: other.username, password: 'wrong' }, { cookie })).statusCode).toBe(401)
    expect((await knock({ username: other.username, totp: other.code() })).statusCode).toBe(429)
  })

  it('is a cookie that scripts do not see, bound to the host where that is possible', async () => {
    const header = String((await knock({ totp: asha.code() })).headers['set-cookie'])
    expect(header).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    const secure = await createTestApp({ variables: { PUBLIC_URL: 'https://loans.example.com' } })
    const ravi = await buildStaffAccount(secure.services)
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: ravi.username, password: STAFF_PASSWORD, totp: ravi.code() },
    })
    await secure.close()
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-known_browser=.*; HttpOnly; Secure; SameSite=Strict$/,
    )
  })
})

describe('a session', () => {
  it('ends after twelve hours, however busy, and when nothing happens', async () => {
    const busy = tokenOf(await knock({ totp: asha.code() }))
    const list = (token: string) =>
      test.app.inject({ url: '/api/staff/list', headers: { authorization: `Bearer ${token}` } })
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      test.clock.advance(20 * MINUTE)
      expect((await list(busy)).statusCode).toBe(200)
    }
    test.clock.advance(20 * MINUTE)
    expect((await list(busy)).statusCode).toBe(401)

    const idle = tokenOf(await knock({ totp: asha.code() }))
    test.clock.advance(20 * MINUTE)
    // Done by the page itself: no sign of a person.
    expect((await reverify(idle)).statusCode).toBe(200)
    test.clock.advance(12 * MINUTE)
    expect((await reverify(idle)).statusCode).toBe(401)
  })

  it('ends with signing out, and only that one', async () => {
    const one = tokenOf(await knock({ totp: asha.code() }))
    const other = tokenOf(await knock({ totp: asha.code(1) }))
    const headers = { authorization: `Bearer ${one}` }
    const out = await test.app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    expect(out.json()).toEqual({ success: true, message: 'You are signed out' })
    expect((await reverify(one)).statusCode).toBe(401)
    expect((await reverify(other)).statusCode).toBe(200)
    expect((await acts(asha.staff_id)).at(-1)).toBe('staff.signed_out')
  })

  it('is not opened where the account is disabled, or the password replaced, while it is compared', async () => {
    const race = async (meanwhile: () => Promise<unknown>) => {
      const [answer] = await Promise.all([knock({ totp: asha.code() }), meanwhile()])
      await meanwhile()
      return answer.statusCode === 200 ? reverify(tokenOf(answer)) : answer
    }
    const admin = await buildStaff(test.services)
    const post = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url, payload, headers: admin.headers })
    const { staff_id } = asha
    const password = 'seven quiet lanterns'
    const reset = await race(() =>
      post('/api/staff/set-password', { staff_id, password, reason: 'Forgotten' }),
    )
    expect(reset.statusCode).toBe(401)
    const disabled = await race(() => post('/api/staff/disable', { staff_id, disabled: 1 }))
    expect(disabled.statusCode).toBe(401)
  })
})

describe('before a second factor is enrolled', () => {
  const calls: [method: 'GET' | 'POST', url: string, allowed: boolean][] = [
    ['GET', '/api/admin-reverify', true],
    ['GET', '/api/admin/account', true],
    ['POST', '/api/admin/account/totp-start', true],
    ['POST', '/api/admin/account/totp-confirm', true],
    ['POST', '/api/admin/account/change-password', true],
    ['GET', '/api/staff/list', false],
    ['POST', '/api/staff/add', false],
    ['GET', '/api/audit-log', false],
    ['POST', '/api/admin/logout', true],
  ]

  it('nothing answers but the own account', async () => {
    const fresh = await buildStaffAccount(test.services, { enrolled: false })
    const signedIn = await knock({ username: fresh.username })
    expect(signedIn.statusCode).toBe(200)
    const authorization = `Bearer ${tokenOf(signedIn)}`
    expect((await reverify(tokenOf(signedIn))).json()).toMatchObject({ data: { must_enrol: 1 } })
    for (const [method, url, allowed] of calls) {
      const answer = await test.app.inject({
        method,
        url,
        headers: { authorization },
        ...(method === 'POST' && { payload: {} }),
      })
      expect([url, answer.statusCode === 403]).toEqual([url, !allowed])
      if (!allowed) expect(codeOf(answer)).toBe('second_factor_not_enrolled')
    }
  })

  it('nor while the password is one that another chose', async () => {
    await test.db.run(
      sql`update credential set password_given = 1 where subject_kind = 'staff' and subject_id = ${asha.staff_id}`,
    )
    const token = tokenOf(await knock({ totp: asha.code() }))
    expect((await reverify(token)).json()).toMatchObject({ data: { must_change_password: 1, must_enrol: 0 } })
    const headers = { authorization: `Bearer ${token}` }
    expect(codeOf(await test.app.inject({ url: '/api/staff/list', headers }))).toBe('password_not_own')
  })

  it('demo accounts alone go without', async () => {
    await buildMarket(test)
    const accounts: [string, string, number][] = [
      ['admin', 'Admin-demo-1', 1],
      ['analyst', 'Analyst-demo-2', 2],
      ['caller', 'Caller-demo-3', 3],
    ]
    for (const [username, password, role_id] of accounts) {
      const answer = await knock({ username, password })
      expect(answer.json()).toMatchObject({ success: true, role_id })
      expect((await reverify(tokenOf(answer))).json()).toMatchObject({ data: { must_enrol: 0 } })
    }
  })
})

it('leaves a chain that holds', async () => {
  expect((await verifyChain(test.db)).broken).toBeNull()
})
