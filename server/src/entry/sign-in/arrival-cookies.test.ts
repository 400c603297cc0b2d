import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { plainStart, post, signInByCalls } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { arrivalOf } from './arrival-cookies.ts'

test.each<[Record<string, string | undefined>, object]>([
  [{}, {}],
  [
    { lead: 'shop-7', qr: 'poster', url: '/diwali-offer?utm_source=x', lang: 'hi' },
    { lead: 'shop-7', qr: 'poster', url: '/diwali-offer?utm_source=x' },
  ],
  [{ lead: '', qr: undefined, url: 'x'.repeat(257) }, {}],
  [{ url: 'x'.repeat(256) }, { url: 'x'.repeat(256) }],
  [{ lead: 'a\nb', qr: 'a\u0000b' }, {}],
])('%j keeps %j', (cookies, kept) => {
  expect(arrivalOf(cookies)).toEqual(kept)
})

describe('through the calls', () => {
  let running: TestApp
  beforeAll(async () => {
    running = await createTestApp()
  })
  afterAll(() => running.close())

  test('how a visitor came is kept with the start', async () => {
    const mobile_phone_number = someMobile()
    const cookie = 'lead=shop-7; qr=poster; url=%2Fdiwali-offer%3Futm_source%3Dx'
    await post(running.app, '/api/auth/start', plainStart({ mobile_phone_number }), { cookie })
    expect(
      await running.db.row(
        sql`select arrival from prospect where mobile_phone_number = ${mobile_phone_number}`,
      ),
    ).toEqual({ arrival: { lead: 'shop-7', qr: 'poster', url: '/diwali-offer?utm_source=x' } })
  })

  test('logging out clears the four, and the list of cards that was looked at', async () => {
    const { headers } = await signInByCalls(running, { mobile_phone_number: someMobile() })
    const answer = await post(running.app, '/api/auth/logout', {}, headers)
    const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(cleared.toSorted()).toEqual(['CCDetails', 'click', 'lead', 'qr', 'url'])
    for (const { path } of answer.cookies) expect(path).toBe('/')
  })
})
