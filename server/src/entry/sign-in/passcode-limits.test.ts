import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { plainStart, post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { passcodeLimits } from './passcode-limits.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const start = (facts: object) => post(running.app, '/api/auth/start', { ...plainStart({}), ...facts })

describe('how many passcodes are sent', () => {
  test('a number gets few in a minute, an hour and a day, and then again', async () => {
    const mobile = someMobile()
    const sent = async (): Promise<number> => {
      let count = 0
      for (let n = 0; n < 6; n += 1)
        if ((await start({ mobile_phone_number: mobile })).statusCode === 200) count += 1
      return count
    }
    expect(await sent()).toBe(passcodeLimits.number[0].sends)
    running.clock.advance(61_000)
    expect(await sent()).toBe(passcodeLimits.number[0].sends)
    for (let n = 0; n < 10; n += 1) {
      running.clock.advance(61_000)
      await sent()
    }
    expect(await sent()).toBe(0)
    running.clock.advance(24 * 3_600_000)
    expect(await sent()).toBe(passcodeLimits.number[0].sends)
  })

  test('100 starts at once send no more than the limit', async () => {
    const mobile = someMobile()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => start({ mobile_phone_number: mobile })),
    )
    const ok = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(ok).toBe(passcodeLimits.number[0].sends)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(100 - ok)
    const rows = await running.db.rows(sql`select 1 from message where recipient = ${mobile}`)
    expect(rows).toHaveLength(ok)
  })

  test('the limits name no number in the store', async () => {
    const mobile = someMobile()
    await start({ mobile_phone_number: mobile })
    expect(await running.db.rows(sql`select key from rate_limit where key like ${`%${mobile}%`}`)).toEqual([])
  })

  test('an address that floods is stopped without using up the numbers that it names', async () => {
    const flood = await createTestApp()
    const from = (mobile: string, remoteAddress: string) =>
      flood.app.inject({
        method: 'POST',
        url: '/api/auth/start',
        payload: plainStart({ mobile_phone_number: mobile }),
        remoteAddress,
      })
    await flood.db.run(sql`insert into rate_limit (key, window_start, hits)
      values (${'passcode:address:3600:203.0.113.7'}, ${flood.clock.now()}, ${passcodeLimits.address[0].sends})`)
    const victim = someMobile()
    for (let n = 0; n < 5; n += 1) expect((await from(victim, '203.0.113.7')).statusCode).toBe(429)
    expect((await from(victim, '203.0.113.8')).statusCode).toBe(200)
    await flood.db.run(sql`insert into rate_limit (key, window_start, hits)
      values (${'passcode:system:60:'}, ${flood.clock.now()}, ${passcodeLimits.system[0].sends})
      on conflict (key) do update set hits = excluded.hits`)
    expect((await from(someMobile(), '203.0.113.9')).statusCode).toBe(429)
    await flood.close()
  })
})
