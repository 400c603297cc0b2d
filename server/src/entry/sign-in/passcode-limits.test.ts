import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { plainStart, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { contactLimits } from './passcode-limits.ts'

/** Small enough to be reached: 3 of an address, 30 of a network, 100 of everybody. */
const CEILING = 100
let running: TestApp
beforeAll(async () => {
  running = await createTestApp({ variables: { PASSCODE_CEILING: String(CEILING) } })
})
afterAll(() => running.close())

const send = (
  url: string,
  payload: object,
  { ip = '198.51.100.1', headers = {} }: { ip?: string; headers?: Record<string, string> } = {},
  { app }: Pick<TestApp, 'app'> = running,
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers, remoteAddress: ip })

type From = Parameters<typeof send>[2]
const start = (mobile: string, from?: From, on = running) =>
  send('/api/auth/start', plainStart({ mobile_phone_number: mobile }), from, on)

/** Starts and gives the right code. @returns the answer to it. */
const signIn = async (mobile: string, from?: From, on = running): Promise<LightMyRequestResponse> => {
  const started = await start(mobile, from, on)
  expect(started.statusCode, started.body).toBe(200)
  const { prospect_app_id } = started.json<{ prospect_app_id: string }>()
  const otp = await readPasscode(on.services, mobile)
  return send('/api/auth/verify', { prospect_app_id, otp }, from, on)
}

const cookieOf = (answer: LightMyRequestResponse): string =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

const byStatus = (answers: readonly LightMyRequestResponse[]): Record<string, number> =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(answers, ({ statusCode }) => statusCode),
      ([status, of]) => [String(status), of.length],
    ),
  )

/** Many at once, but not more than a server takes in. */
const flood = async <Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> => {
  const answers: LightMyRequestResponse[] = []
  for (let at = 0; at < things.length; at += 24)
    answers.push(...(await Promise.all(things.slice(at, at + 24).map(work))))
  return answers
}

let lastNetwork = 0
/** An address in a network of its own. */
const someAddress = (): string => `10.${(lastNetwork += 1) >> 8}.${lastNetwork & 255}.1`
const hitsOf = async (key: string, { db }: TestApp = running): Promise<number> =>
  (await db.row<{ hits: number }>(sql`select hits from rate_limit where key = ${key}`))?.hits ?? 0

/** Each on a server of its own, as the budget of the system is one. */
const withServer = async (work: (server: TestApp) => Promise<void>, ceiling = CEILING): Promise<void> => {
  const server = await createTestApp({ variables: { PASSCODE_CEILING: String(ceiling) } })
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

describe('codes that nobody answers', () => {
  test('a number gets few in a minute, an hour and a day, says how long to wait, and then gets some again', async () => {
    const mobile = someMobile()
    const sent = async (): Promise<number> => {
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push(await start(mobile, { ip: someAddress() }))
      return byStatus(answers)['200'] ?? 0
    }
    expect(await sent()).toBe(contactLimits[0].most)
    const refused = await start(mobile, { ip: someAddress() })
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      retry_after_s: 60,
      message: 'Too many tries. Please wait 60 seconds and try again',
    })
    running.clock.advance(61_000)
    expect(await sent()).toBe(contactLimits[0].most)
    for (let n = 0; n < 10; n += 1) {
      running.clock.advance(61_000)
      await sent()
    }
    expect(await sent()).toBe(0)
    const hourly = await start(mobile, { ip: someAddress(), headers: { cookie: 'lang=hi' } })
    expect(Number(hourly.headers['retry-after'])).toBeGreaterThan(1_800)
    expect(hourly.json<{ message: string }>().message).toMatch(/^बहुत बार कोशिश हुई। \d+ मिनट रुककर/)
    running.clock.advance(24 * 3_600_000)
    expect(await sent()).toBe(contactLimits[0].most)
  })

  test('100 starts at once send no more than the limit', async () => {
    const mobile = someMobile()
    const ip = someAddress()
    const answers = await Promise.all(Array.from({ length: 100 }, () => start(mobile, { ip })))
    expect(byStatus(answers)).toEqual({ '200': contactLimits[0].most, '429': 100 - contactLimits[0].most })
    const rows = await running.db.rows(sql`select 1 from message where recipient = ${mobile}`)
    expect(rows).toHaveLength(contactLimits[0].most)
  })

  test('what is answered right is given back, once', async () => {
    const mobile = someMobile()
    const ip = someAddress()
    const before = await hitsOf('passcode:system')
    for (let n = 0; n < 25; n += 1) {
      running.clock.advance(1_000)
      expect((await signIn(mobile, { ip })).statusCode).toBe(200)
    }
    expect(await hitsOf('passcode:system')).toBe(before)
    const started = (await start(mobile, { ip })).json<{ prospect_app_id: string }>()
    const otp = await readPasscode(running.services, mobile)
    await start(someMobile(), { ip })
    const tries = Array.from({ length: 5 }, () =>
      send('/api/auth/verify', { prospect_app_id: started.prospect_app_id, otp }),
    )
    expect(byStatus(await Promise.all(tries))['200']).toBe(1)
    expect(await hitsOf('passcode:system')).toBe(before + 1)
  })

  test('a window that began anew gives nothing back for the codes of the one before', () =>
    withServer(async (server) => {
      const mobile = someMobile()
      const started = (await start(mobile, { ip: someAddress() }, server)).json<{ prospect_app_id: string }>()
      const { prospect_app_id } = started
      server.clock.advance(3_600_000)
      for (let n = 0; n < 3; n += 1) await start(someMobile(), { ip: someAddress() }, server)
      expect((await send('/api/auth/resend', { prospect_app_id }, {}, server)).statusCode).toBe(200)
      server.clock.advance(31_000)
      expect((await send('/api/auth/resend', { prospect_app_id }, {}, server)).statusCode).toBe(200)
      expect(await hitsOf('passcode:system', server)).toBe(5)
      const otp = await readPasscode(server.services, mobile)
      expect((await send('/api/auth/verify', { prospect_app_id, otp }, {}, server)).statusCode).toBe(200)
      expect(await hitsOf('passcode:system', server)).toBe(3)
    }))

  test('neither a number nor an address is named in the store', async () => {
    const mobile = someMobile()
    await start(mobile, { ip: '192.0.2.77' })
    const keys = sql`select key from rate_limit where key like 'passcode:%' and (key like ${`%${mobile}%`} or key like '%192.0.2%')`
    expect(await running.db.rows(keys)).toEqual([])
  })
})

describe('an attack', () => {
  test('on one number from 32 addresses spends nothing of others', () =>
    withServer(async (server) => {
      const victim = someMobile()
      const addresses = Array.from({ length: 32 }, someAddress)
      const starts = addresses.flatMap((ip) => Array.from({ length: 3 }, () => ip))
      const answers = await flood(starts, (ip) => start(victim, { ip }, server))
      expect(byStatus(answers)).toEqual({ '200': 3, '429': 93 })
      expect(await hitsOf('passcode:system', server)).toBe(3)
      const honest = await flood([1, 2, 3, 4, 5], () => start(someMobile(), { ip: someAddress() }, server))
      expect(byStatus(honest)).toEqual({ '200': 5 })
    }))

  test('with random numbers from many addresses meets a challenge, and honest people get through', () =>
    withServer(async (server) => {
      const owner = someMobile()
      const cookie = cookieOf(await signIn(owner, { ip: someAddress() }, server))
      const addresses = Array.from({ length: 40 }, someAddress)
      const answers = await flood(addresses, (ip) => start(someMobile(), { ip }, server))
      expect(byStatus(answers)).toEqual({ '200': 20, '428': 20 })

      expect((await start(owner, { ip: someAddress(), headers: { cookie } }, server)).statusCode).toBe(200)
      const ip = someAddress()
      const mobile = someMobile()
      const asked = await start(mobile, { ip }, server)
      expect(asked.statusCode).toBe(428)
      const { challenge } = asked.json<{ challenge: string }>()
      const solved = { 'x-challenge': solveChallenge(challenge) }
      expect((await start(mobile, { ip, headers: solved }, server)).statusCode).toBe(200)
      // Each is good once, in all processes.
      expect((await start(someMobile(), { ip, headers: solved }, server)).statusCode).toBe(428)

      await server.services.securityEvents.flush()
      const events = await server.db.rows(sql`select kind, call, hits from security_event`)
      expect(events).toContainEqual({ kind: 'challenge_wrong', call: 'POST /api/auth/start', hits: 1 })
      const alarms = await server.db.rows<{ subject: string }>(
        sql`select subject from alarm where kind = 'passcodes_near_ceiling' and ended_at is null`,
      )
      expect(alarms).toContainEqual({ subject: 'half' })
      server.clock.advance(3_601_000)
      await start(someMobile(), { ip: someAddress() }, server)
      expect(await server.db.rows(sql`select from alarm where ended_at is null`)).toEqual([])
    }, 20))

  test('on a number does not keep out its owner, whose browser is known', () =>
    withServer(async (server) => {
      const owner = someMobile()
      const cookie = cookieOf(await signIn(owner, {}, server))
      expect(cookie).toMatch(/^known_browser=[A-Za-z0-9_-]{43}$/)
      for (let n = 0; n < 24; n += 1) {
        await start(owner, { ip: someAddress() }, server)
        server.clock.advance(n % 10 === 9 ? 3_600_000 : 61_000)
      }
      const stranger = await start(owner, { ip: someAddress() }, server)
      expect(stranger.statusCode).toBe(429)
      expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(3_600)
      expect((await signIn(owner, { headers: { cookie } }, server)).statusCode).toBe(200)
      // Known for its owner's contact, not for any other.
      const other = someMobile()
      for (let n = 0; n < 3; n += 1) await start(other, { ip: someAddress() }, server)
      expect((await start(other, { headers: { cookie } }, server)).statusCode).toBe(429)
      await server.services.securityEvents.flush()
      expect(
        (await server.db.rows(sql`select kind from security_event where kind = 'passcode_limited'`)).length,
      ).toBeGreaterThan(0)
    }))
})

test('behind one address ten times as many sign in as it may leave unanswered', () =>
  withServer(async (server) => {
    const ip = someAddress()
    for (let n = 0; n < 30; n += 1) expect((await signIn(someMobile(), { ip }, server)).statusCode).toBe(200)
    // Those who never answer make it hot, for strangers of that address alone; the harder the more they are.
    const left = await flood(Array.from({ length: 6 }), () => start(someMobile(), { ip }, server))
    expect(byStatus(left)['428']).toBeGreaterThan(0)
    expect((await start(someMobile(), { ip: someAddress() }, server)).statusCode).toBe(200)
  }))

test('what could not be sent takes back what it counted', () =>
  withServer(async (server) => {
    await server.db.run(sql`alter table passcode rename to passcode_away`)
    expect((await start(someMobile(), {}, server)).statusCode).toBe(500)
    await server.db.run(sql`alter table passcode_away rename to passcode`)
    expect(await hitsOf('passcode:system', server)).toBe(0)
  }))

test('the many networks of one rented IPv6 site are one', () =>
  withServer(async (server) => {
    const starts = Array.from({ length: 40 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`)
    const answers = await flood(starts, (ip) => start(someMobile(), { ip }, server))
    expect(byStatus(answers)['428']).toBeGreaterThanOrEqual(10)
  }))
