import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { rateLimits } from '../../platform/http/rate-limits.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const track = (body: object, headers: Record<string, string> = {}) =>
  post(running.app, '/api/track-event', body, headers)
const newest = () =>
  running.db.row<{ phone_index: Buffer | null }>(
    sql`select brand_id, category, goal, path, phone_index, created_at from tracked_event order by event_id desc limit 1`,
  )

describe('POST /api/track-event', () => {
  test('stores a page view with its brand and time, without what stands behind the path', async () => {
    const answer = await track({ category: 'page', goal: 'view', path: '/user/offers?name=Asha#top' })
    expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      status: 202,
      body: { success: true },
    })
    expect(await newest()).toEqual({
      brand_id: 1,
      category: 'page',
      goal: 'view',
      path: '/user/offers',
      phone_index: null,
      created_at: running.clock.now(),
    })
  })

  test('a phone number is stored as its keyed index alone, the same for the same number', async () => {
    await track({ category: 'funnel', goal: 'verified', phone: '9876543210' })
    const first = (await newest())?.phone_index
    await track({ category: 'funnel', goal: 'applied', phone: '9876543210' })
    expect((await newest())?.phone_index).toEqual(first)
    await track({ category: 'funnel', goal: 'applied', phone: '9876543211' })
    expect((await newest())?.phone_index).not.toEqual(first)
    expect(
      await running.db.rows(sql`select 1 from tracked_event e where to_jsonb(e)::text like '%9876543210%'`),
    ).toEqual([])
  })

  test('the brand is that of the host', async () => {
    await buildBrand(running.db, { slug: 'other' })
    let brand_id: unknown = 1
    for (let n = 0; n < 100 && brand_id === 1; n += 1) {
      await track({ category: 'page', goal: 'view' }, { host: 'other.localhost:3000' })
      brand_id = (
        await running.db.row<{ brand_id: number }>(
          sql`select brand_id from tracked_event order by event_id desc limit 1`,
        )
      )?.brand_id
    }
    expect(brand_id).toBe(2)
  })

  test.each([
    [{}, 400],
    [{ category: 'page' }, 400],
    [{ category: 'Page', goal: 'view' }, 400],
    [{ category: 'page', goal: 'a b' }, 400],
    [{ category: 'page', goal: 'view', phone: '12345' }, 400],
    [{ category: 'page', goal: 'view', path: 'x'.repeat(201) }, 400],
    [{ category: 'page', goal: 'view', path: '\u0000' }, 400],
    [{ category: 'page', goal: 'view', name: 'Asha' }, 400],
    [{ category: ['page'], goal: 'view' }, 400],
  ])('%j is refused', async (body, status) => {
    expect((await track(body)).statusCode).toBe(status)
  })

  test('is limited by address', async () => {
    const limited = await createTestApp({ limits: { ...rateLimits, public_write: 5 } })
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async () =>
          (await post(limited.app, '/api/track-event', { category: 'page', goal: 'view' })).statusCode,
      ),
    )
    expect(statuses.filter((status) => status === 202)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    await limited.services.securityEvents.flush()
    expect(
      await limited.db.rows(sql`select kind, call, sum(hits) as hits from security_event group by 1, 2`),
    ).toEqual([{ kind: 'limit_reached', call: 'POST /api/track-event', hits: 15 }])
    await limited.close()
  })
})

describe('GET /api/ip', () => {
  test('answers the address of the connection, whatever a header claims', async () => {
    const answer = await running.app.inject({
      url: '/api/ip',
      remoteAddress: '203.0.113.5',
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    expect(answer.json()).toEqual({ success: true, ip_address: '203.0.113.5' })
  })

  test('behind a proxy that is named, the address that it forwards', async () => {
    const proxied = await createTestApp({ variables: { TRUST_PROXY: '10.0.0.1' } })
    const ask = async (remoteAddress: string) =>
      (
        await proxied.app.inject({
          url: '/api/ip',
          remoteAddress,
          headers: { 'x-forwarded-for': '198.51.100.1' },
        })
      ).json<{ ip_address: string }>().ip_address
    expect(await ask('10.0.0.1')).toBe('198.51.100.1')
    expect(await ask('10.0.0.2')).toBe('10.0.0.2')
    await proxied.close()
  })
})
