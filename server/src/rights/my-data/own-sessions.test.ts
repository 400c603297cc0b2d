import type { MySecurity } from '@marketplace/contract/rights/my-data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { post, readPasscode, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const DAY = 86_400_000
interface Who {
  headers: Record<string, string>
}
const send = (who: Who, call: string, body: object) =>
  post(running.app, `/api/my-data/${call}`, body, who.headers)
const securityOf = async ({ headers }: Who): Promise<MySecurity> => {
  const answer = await running.app.inject({ url: '/api/my-data/security', headers })
  return answer.json<{ data: MySecurity }>().data
}
const isSignedIn = async ({ headers }: Who): Promise<boolean> =>
  (await running.app.inject({ url: '/api/consents', headers })).statusCode === 200
const confirm = async (who: Who, mobile: string, act: string) => {
  const answer = await send(who, 'passcode', { act })
  expect(answer.statusCode, answer.body).toBe(200)
  const { confirm_id, asks } = answer.json<{ confirm_id: string; asks: string | null }>()
  return { asks, proof: { confirm_id, otp: await readPasscode(running.services, mobile) } }
}
/** Signs in with a browser that brings its cookie, as browsers do. @returns the session and the cookie it has then. */
const signInWith = async (mobile: string, cookie: string | null) => {
  const { prospect_app_id, code } = await startByCall(running, { mobile_phone_number: mobile })
  const sent = cookie === null ? {} : { cookie }
  const answer = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: code }, sent)
  const { token, user_id } = answer.json<{ token: string; user_id: string }>()
  const kept = /known_browser=[\w-]{43}/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  return {
    prospect_app_id,
    user_id,
    token,
    mobile_phone_number: mobile,
    headers: { authorization: `Bearer ${token}` },
    cookie: kept,
  }
}

describe('the sessions of a customer', () => {
  test('are seen, and ended with a passcode of their own alone', async () => {
    const mobile = someMobile()
    const here = await signInByCalls(running, { mobile_phone_number: mobile })
    const there = await signInByCalls(running, { mobile_phone_number: mobile })
    const stranger = await signInByCalls(running, { mobile_phone_number: someMobile() })
    const { sessions, held_until } = await securityOf(here)
    expect(held_until).toBeNull()
    expect(sessions.map(({ is_this, from }) => [is_this, from])).toEqual([
      [1, '127.0.x.x'],
      [0, '127.0.x.x'],
    ])
    const { session_id } = sessions[1] ?? { session_id: '' }
    running.clock.advance(60_000)
    const copy = await confirm(here, mobile, 'copy')
    expect((await send(here, 'sessions/end', { ...copy.proof, session_id })).statusCode).toBe(404)
    const { proof } = await confirm(here, mobile, 'sessions')
    expect((await send(stranger, 'sessions/end', { ...proof, session_id })).statusCode).toBe(404)
    expect(await isSignedIn(there)).toBe(true)
    expect((await send(here, 'sessions/end', { ...proof, session_id })).json()).toEqual({
      success: true,
      data: { ended: 1 },
    })
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    expect((await send(here, 'sessions/end', proof)).json()).toMatchObject({ code: 'passcode_spent' })
  })

  test('all others end at once', async () => {
    const mobile = someMobile()
    const [here, ...others] = [
      await signInByCalls(running, { mobile_phone_number: mobile }),
      await signInByCalls(running, { mobile_phone_number: mobile }),
      await signInByCalls(running, { mobile_phone_number: mobile }),
    ]
    running.clock.advance(60_000)
    const { proof } = await confirm(here, mobile, 'sessions')
    expect((await send(here, 'sessions/end', proof)).json()).toMatchObject({ data: { ended: 2 } })
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(here)).toBe(true)
  })
})

describe('a copy in clear', () => {
  const fresh = async () => {
    const mobile = someMobile()
    const first = await signInWith(mobile, null)
    await running.db.run(
      sql`update customer set created_at = ${running.clock.now()} where user_id = ${first.user_id}`,
    )
    await saveCompleteProfile(running.app, first)
    return { mobile, first }
  }

  test('asks nothing more of whoever made the account just now, and of a browser that was here', async () => {
    const { mobile, first } = await fresh()
    expect((await confirm(first, mobile, 'copy')).asks).toBeNull()
    running.clock.advance(DAY)
    const again = await signInWith(mobile, first.cookie)
    expect((await confirm(again, mobile, 'copy')).asks).toBeNull()
  })

  test('asks for the birth date where the number came to another phone', async () => {
    const { mobile } = await fresh()
    running.clock.advance(DAY)
    const thief = await signInWith(mobile, null)
    const { asks, proof } = await confirm(thief, mobile, 'copy')
    expect(asks).toBe('birth_date')
    for (const told of [{}, { birth_date: '1991-01-01' }, { pan_last4: '234F' }]) {
      const answer = await send(thief, 'copy', { ...proof, ...told })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'identity_wrong'])
    }
    const right = await send(thief, 'copy', { ...proof, birth_date: '1990-05-17' })
    expect(right.json()).toMatchObject({ data: { in_clear: 1, profile: { tin: 'ABCPV1234F' } } })
  })

  test('asks again of the same stranger who comes back with their own browser', async () => {
    const { mobile } = await fresh()
    running.clock.advance(DAY)
    const thief = await signInWith(mobile, null)
    running.clock.advance(60_000)
    const again = await signInWith(mobile, thief.cookie)
    expect((await confirm(again, mobile, 'copy')).asks).toBe('birth_date')
  })

  test('asks for what stood before a stranger wrote it anew, in that session and in every later one', async () => {
    const { mobile, first } = await fresh()
    running.clock.advance(DAY)
    const thief = await signInWith(mobile, null)
    const save = (who: Awaited<ReturnType<typeof signInWith>>, patch: object) =>
      post(running.app, `/api/user/${who.user_id}`, { is_editing: 1, ...patch }, who.headers)
    expect((await save(thief, { birth_date: null, tin: null })).statusCode).toBe(200)
    expect((await save(thief, { birth_date: '1991-01-01' })).statusCode).toBe(200)
    const now = await confirm(thief, mobile, 'copy')
    expect(now.asks).toBe('birth_date')
    const own = { birth_date: '1991-01-01' }
    expect((await send(thief, 'copy', { ...now.proof, ...own })).json()).toMatchObject({
      code: 'identity_wrong',
    })
    running.clock.advance(DAY)
    const later = await signInWith(mobile, thief.cookie)
    const then = await confirm(later, mobile, 'copy')
    expect((await send(later, 'copy', { ...then.proof, ...own })).json()).toMatchObject({
      code: 'identity_wrong',
    })
    // The owner knows what stood there, and is known from then on.
    const told = { birth_date: '1990-05-17' }
    expect((await send(later, 'copy', { ...then.proof, ...told })).statusCode).toBe(200)
    running.clock.advance(60_000)
    expect((await confirm(later, mobile, 'copy')).asks).toBeNull()
    const home = await signInWith(mobile, first.cookie)
    expect((await confirm(home, mobile, 'copy')).asks).toBeNull()
  })

  test('takes a correction of the owner from the next session on', async () => {
    const { mobile, first } = await fresh()
    const corrected = { birth_date: '1990-05-18' }
    const url = `/api/user/${first.user_id}`
    expect((await post(running.app, url, { is_editing: 1, ...corrected }, first.headers)).statusCode).toBe(
      200,
    )
    running.clock.advance(DAY)
    const elsewhere = await signInWith(mobile, null)
    const { proof } = await confirm(elsewhere, mobile, 'copy')
    expect((await send(elsewhere, 'copy', { ...proof, ...corrected })).statusCode).toBe(200)
  })

  test('asks again of a known browser after 90 days', async () => {
    const { mobile, first } = await fresh()
    running.clock.advance(90 * DAY)
    const later = await signInWith(mobile, first.cookie)
    expect((await confirm(later, mobile, 'copy')).asks).toBe('birth_date')
  })

  test('asks for the end of the PAN where the birth date is not on file, and for nothing where neither is', async () => {
    const { mobile, first } = await fresh()
    running.clock.advance(DAY)
    const elsewhere = await signInWith(mobile, null)
    await running.db.run(sql`update customer set birth_date = null where user_id = ${first.user_id}`)
    expect((await confirm(elsewhere, mobile, 'copy')).asks).toBe('pan_last4')
    await running.db.run(sql`update customer set tin = null where user_id = ${first.user_id}`)
    expect((await confirm(elsewhere, mobile, 'copy')).asks).toBeNull()
  })
})
