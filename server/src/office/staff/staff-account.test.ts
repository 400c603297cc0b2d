import type { StaffAccount as OwnAccount } from '@marketplace/contract/office/staff-sign-in'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInLimits } from '../../platform/credentials/sign-in-limits.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import {
  buildStaffAccount,
  STAFF_PASSWORD,
  type StaffAccount,
} from '../../testing/builders/build-staff-account.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const STEP = 30_000

let test: TestApp
let asha: StaffAccount
let headers: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const signIn = async (account: StaffAccount, totp?: string): Promise<{ authorization: string }> => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: account.username, password: STAFF_PASSWORD, ...(totp !== undefined && { totp }) },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}
beforeEach(async () => {
  asha = await buildStaffAccount(test.services)
  headers = await signIn(asha, asha.code())
  test.clock.advance(STEP)
})

const post = (url: string, payload: object, by = headers) =>
  test.app.inject({ method: 'POST', url: `/api/admin/account/${url}`, payload, headers: by })
const readAccount = async (by = headers): Promise<OwnAccount> =>
  (await test.app.inject({ url: '/api/admin/account', headers: by })).json<{ data: OwnAccount }>().data
const codeAt = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })
const newestAct = async () =>
  (await test.db.row<{ action: string }>(sql`select action from audit_entry order by entry_id desc limit 1`))
    ?.action

describe('a first authenticator', () => {
  it('is shown after the password, confirmed with its code, and gives ten recovery codes once', async () => {
    const fresh = await buildStaffAccount(test.services, { enrolled: false })
    const by = await signIn(fresh)
    const elsewhere = await signIn(fresh)
    expect(await readAccount(by)).toEqual({
      username: fresh.username,
      full_name: 'Test Person',
      role_id: 1,
      second_factor_since: null,
      recovery_codes_left: 0,
      password_changed_at: test.clock.now().toISOString(),
      last_login_at: test.clock.now().toISOString(),
      must_enrol: 1,
      must_change_password: 0,
      single_keys: 1,
    })
    const refused = await post('totp-start', { current_password: 'wrong' }, by)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'password_wrong',
      details: [{ field: 'current_password', message: 'That is not your present password' }],
    })

    const started = await post('totp-start', { current_password: STAFF_PASSWORD }, by)
    const { secret, otpauth_url } = started.json<{ data: { secret: string; otpauth_url: string } }>().data
    expect(otpauth_url).toBe(
      `otpauth://totp/Test%20Brand:${fresh.username}?secret=${secret}&issuer=Test%20Brand`,
    )
    expect(await readAccount(by)).toMatchObject({ must_enrol: 1 })
    const wrong = codeAt(secret).replace(/./, (digit) => String((Number(digit) + 1) % 10))
    expect((await post('totp-confirm', { code: wrong }, by)).json()).toMatchObject({ code: 'code_wrong' })

    const confirmed = await post('totp-confirm', { code: codeAt(secret) }, by)
    const codes = confirmed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes
    expect(new Set(codes).size).toBe(10)
    expect(await newestAct()).toBe('staff.second_factor_enrolled')
    expect(await readAccount(by)).toMatchObject({ must_enrol: 0, recovery_codes_left: 10 })
    expect((await test.app.inject({ url: '/api/staff/list', headers: by })).statusCode).toBe(200)
    // Signed in with a password alone: no longer enough.
    expect((await test.app.inject({ url: '/api/admin-reverify', headers: elsewhere })).statusCode).toBe(401)
    expect((await post('totp-confirm', { code: codeAt(secret) }, by)).json()).toMatchObject({
      code: 'conflict',
    })
    await signIn(fresh, codes[0])
    expect(await readAccount(by)).toMatchObject({ recovery_codes_left: 9 })
  })

  it('is stored sealed, its recovery codes as hashes', async () => {
    const { secret } = (
      await post('totp-start', { current_password: STAFF_PASSWORD, totp: asha.code() })
    ).json<{ data: { secret: string } }>().data
    const stored = JSON.stringify(
      await test.db.rows(sql`select c.*, encode(totp, 'escape') as t, encode(pending_totp, 'escape') as p,
        encode(code_hash, 'escape') as h from credential c left join recovery_code using (subject_kind, subject_id)`),
    )
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(asha.recovery_codes[0]?.replace('-', ''))
  })

  it('has to be confirmed within a quarter of an hour', async () => {
    const started = await post('totp-start', { current_password: STAFF_PASSWORD, totp: asha.code() })
    const { secret } = started.json<{ data: { secret: string } }>().data
    test.clock.advance(15 * 60_000)
    expect((await post('totp-confirm', { code: codeAt(secret) })).json()).toMatchObject({ code: 'conflict' })
  })
})

describe('another authenticator', () => {
  it('needs a code of the one before, which holds until the new one is confirmed', async () => {
    for (const totp of [undefined, '000000'])
      expect((await post('totp-start', { current_password: STAFF_PASSWORD, totp })).json()).toMatchObject({
        code: 'code_wrong',
        details: [{ field: 'totp', message: 'That code is not right, or was used already' }],
      })
    const started = await post('totp-start', { current_password: STAFF_PASSWORD, totp: asha.code() })
    const { secret } = started.json<{ data: { secret: string } }>().data
    test.clock.advance(STEP)
    await signIn(asha, asha.code())
    await expect(signIn(asha, codeAt(secret))).rejects.toThrow('sign_in_refused')
    expect((await post('totp-confirm', { code: codeAt(secret) })).statusCode).toBe(200)
    test.clock.advance(STEP)
    await expect(signIn(asha, asha.code())).rejects.toThrow('sign_in_refused')
    await expect(signIn(asha, asha.recovery_codes[3])).rejects.toThrow('sign_in_refused')
    await signIn(asha, codeAt(secret))
  })
})

it('a recovery code that fifty bring at once opens one session', async () => {
  const code = asha.recovery_codes[0] ?? ''
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      test.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: asha.username, password: STAFF_PASSWORD, totp: code },
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

it('an authenticator confirmed fifty times at once is enrolled once, with ten codes that were shown', async () => {
  const fresh = await buildStaffAccount(test.services, { enrolled: false })
  const by = await signIn(fresh)
  const started = await post('totp-start', { current_password: STAFF_PASSWORD }, by)
  const { secret } = started.json<{ data: { secret: string } }>().data
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post('totp-confirm', { code: codeAt(secret) }, by)),
  )
  const right = answers.filter(({ statusCode }) => statusCode === 200)
  expect(right).toHaveLength(1)
  expect((await readAccount(by)).recovery_codes_left).toBe(10)
})

it('a session that is ended while its calls run is dead for the next one', async () => {
  const admin = await buildStaff(test.services)
  const calls = Array.from({ length: 50 }, () => test.app.inject({ url: '/api/staff/list', headers }))
  const ended = test.app.inject({
    method: 'POST',
    url: '/api/staff/force-logout',
    payload: { staff_id: asha.staff_id },
    headers: admin.headers,
  })
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
  expect((await ended).statusCode).toBe(200)
  expect((await test.app.inject({ url: '/api/admin-reverify', headers })).statusCode).toBe(401)
})

it('whoever knew the old password cannot undo the one that an administrator set meanwhile', async () => {
  const { headers } = await buildStaff(test.services)
  const payload = { staff_id: asha.staff_id, password: 'seven quiet lanterns', reason: 'Forgotten' }
  await Promise.all([
    post('change-password', { current_password: STAFF_PASSWORD, new_password: 'slow train to Lucknow' }),
    test.app.inject({ method: 'POST', url: '/api/staff/set-password', payload, headers }),
  ])
  expect(
    (
      await test.db.row<{ password_given: number }>(
        sql`select password_given from credential where subject_kind = 'staff' and subject_id = ${asha.staff_id}`,
      )
    )?.password_given,
  ).toBe(1)
})

describe('new recovery codes', () => {
  it('asked for twice at once leave ten that count', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asks = [asha.code(), asha.code(1)].map((totp) =>
        post('recovery-codes', { current_password: STAFF_PASSWORD, totp }),
      )
      const answers = await Promise.all(asks)
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
      expect((await readAccount()).recovery_codes_left).toBe(10)
      test.clock.advance(3 * STEP)
    }
  })

  it('void the old ones', async () => {
    const answer = await post('recovery-codes', { current_password: STAFF_PASSWORD, totp: asha.code() })
    const codes = answer.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes
    expect(codes).toHaveLength(10)
    expect(await newestAct()).toBe('staff.recovery_codes_renewed')
    await expect(signIn(asha, asha.recovery_codes[0])).rejects.toThrow('sign_in_refused')
    await signIn(asha, codes[9])
  })

  it('are not for those without an authenticator, nor without its code', async () => {
    const fresh = await buildStaffAccount(test.services, { enrolled: false })
    const by = await signIn(fresh)
    const given = { current_password: STAFF_PASSWORD, totp: '000000' }
    expect((await post('recovery-codes', given, by)).json()).toMatchObject({ code: 'conflict' })
    expect((await post('recovery-codes', given)).json()).toMatchObject({ code: 'code_wrong' })
  })
})

describe('POST /api/admin/account/change-password', () => {
  const new_password = 'seven quiet lanterns'

  it('keeps this session, ends the others, and the old password is void', async () => {
    const elsewhere = await signIn(asha, asha.code())
    const answer = await post('change-password', { current_password: STAFF_PASSWORD, new_password })
    expect(answer.json()).toEqual({ success: true, message: 'Password changed' })
    expect(await newestAct()).toBe('staff.password_changed')
    expect((await test.app.inject({ url: '/api/admin-reverify', headers })).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/api/admin-reverify', headers: elsewhere })).statusCode).toBe(401)
    test.clock.advance(STEP)
    await expect(signIn(asha, asha.code())).rejects.toThrow('sign_in_refused')
  })

  it('makes a password that another chose one’s own', async () => {
    await test.db.run(sql`update credential set password_given = 1 where subject_id = ${asha.staff_id}`)
    expect(await readAccount()).toMatchObject({ must_change_password: 1 })
    await post('change-password', { current_password: STAFF_PASSWORD, new_password })
    expect(await readAccount()).toMatchObject({ must_change_password: 0 })
  })

  it.each([
    [{ current_password: 'wrong', new_password }, 'password_wrong', 'current_password'],
    [{ current_password: STAFF_PASSWORD, new_password: 'short' }, 'password_weak', 'new_password'],
    [
      { current_password: STAFF_PASSWORD, new_password: 'Welcome@India2026' },
      'password_weak',
      'new_password',
    ],
    [
      { current_password: STAFF_PASSWORD, new_password: 'kettle test person' },
      'password_weak',
      'new_password',
    ],
    [{ current_password: STAFF_PASSWORD, new_password: STAFF_PASSWORD }, 'password_weak', 'new_password'],
  ])('refuses %j: %s', async (payload, code, field) => {
    const answer = await post('change-password', payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code, details: [{ field }] })
  })

  it('compares no more than ten wrong present passwords', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => post('change-password', { current_password: 'wrong', new_password })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(signInLimits.address.tries)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - signInLimits.address.tries)
    // Signing in has a count of its own.
    await signIn(asha, asha.code())
  })
})

it.each(['totp-start', 'totp-confirm', 'recovery-codes', 'change-password'])(
  '%s is for those who are signed in, and takes no other field',
  async (url) => {
    expect((await post(url, {}, { authorization: '' })).statusCode).toBe(401)
    expect((await post(url, {})).statusCode).toBe(400)
    expect((await post(url, { staff_id: 1 })).json()).toMatchObject({ code: 'unknown_field' })
  },
)

describe('settings', () => {
  it('are of the account, and each change is on the audit log once', async () => {
    const entries = () =>
      test.db.rows(
        sql`select before, after from audit_entry where action = 'staff.settings_saved' and object_id = ${String(asha.staff_id)} order by entry_id`,
      )
    expect((await post('settings', { single_keys: 0 })).json()).toEqual({
      success: true,
      message: 'Saved with your account',
    })
    expect((await post('settings', { single_keys: 0 })).statusCode).toBe(200)
    expect(await entries()).toEqual([{ before: { single_keys: 1 }, after: { single_keys: 0 } }])
    // At another browser too.
    const elsewhere = await signIn(asha, asha.code())
    expect(await readAccount(elsewhere)).toMatchObject({ single_keys: 0 })
    const reverified = await test.app.inject({ url: '/api/admin-reverify', headers: elsewhere })
    expect(reverified.json()).toMatchObject({ data: { single_keys: 0 } })
    // Nobody else's.
    const other = await buildStaff(test.services, 2)
    expect(await readAccount(other.headers)).toMatchObject({ single_keys: 1 })
  })

  it.each([{}, { single_keys: 2 }, { single_keys: true }, { single_keys: 1, role_id: 1 }])(
    '%j is refused',
    async (body) => {
      expect((await post('settings', body)).statusCode).toBe(400)
    },
  )
})
