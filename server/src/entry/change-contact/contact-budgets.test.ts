import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { letIdentityStand, saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { plainStart, post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  // One unanswered code makes an address hot.
  running = await createTestApp({ variables: { PASSCODE_CEILING: '30' } })
})
afterAll(() => running.close())

const hitsLike = async (key: string): Promise<number> =>
  (
    await running.db.row<{ hits: number }>(
      sql`select coalesce(sum(hits), 0)::integer as hits from rate_limit where key like ${key}`,
    )
  )?.hits ?? 0
const send = (url: string, payload: object, headers: Record<string, string>) =>
  post(running.app, url, payload, headers)

test('both codes of a change are counted until they are answered, and neither where one is refused', async () => {
  const customer = await buildCustomer(running.services)
  const fresh = someMobile()
  const start = (headers = {}) =>
    send('/api/contact/start', { mobile_phone_number: fresh }, { ...customer.headers, ...headers })
  const asked = await start()
  expect(asked.statusCode).toBe(428)
  expect(await hitsLike('passcode:system')).toBe(0)

  const { challenge } = asked.json<{ challenge: string }>()
  const { contact_id } = (await start({ 'x-challenge': solveChallenge(challenge) })).json<{
    contact_id: string
  }>()
  expect(await hitsLike('passcode:system')).toBe(2)
  const otp = await readPasscode(running.services, fresh)
  const proof_otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
  const verified = await send('/api/contact/verify', { contact_id, otp, proof_otp }, customer.headers)
  expect(verified.statusCode, verified.body).toBe(200)
  expect(await hitsLike('passcode:%')).toBe(0)
})

test('a hot address is asked for its challenge before a try at the identity is counted', async () => {
  const customer = await buildCustomer(running.services)
  await saveCompleteProfile(running.app, customer)
  await letIdentityStand(running.db, customer.user_id)
  expect(
    (await send('/api/auth/start', plainStart({ mobile_phone_number: someMobile() }), {})).statusCode,
  ).toBe(200)
  const lost = (headers = {}) =>
    send(
      '/api/contact/lost',
      { mobile_phone_number: someMobile(), pan_last4: '234F', birth_date: '1990-05-17' },
      { ...customer.headers, ...headers },
    )
  const asked = await lost()
  expect(asked.statusCode).toBe(428)
  expect(await hitsLike('identity:%')).toBe(0)
  const { challenge } = asked.json<{ challenge: string }>()
  expect((await lost({ 'x-challenge': solveChallenge(challenge) })).statusCode).toBe(200)
  expect(await hitsLike('identity:%')).toBe(1)
})
