import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Call } from '@marketplace/contract/platform/call'
import { getProfile } from '@marketplace/contract/customers/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { completeProfile } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHttp } from '../../app/create-http.ts'
import { createGuards } from '../../access/guards.ts'
import { createCallLimits } from '../challenges/limit-calls.ts'
import { createServe } from './serve.ts'

let test: TestApp
/** The same server as it runs for customers, where answers that fit are written as they stand. */
let live: TestApp
beforeAll(async () => {
  test = await createTestApp()
  live = await createTestApp({ variables: { NODE_ENV: 'development' } })
})
afterAll(async () => {
  await test.close()
  await live.close()
})

const openCustomer = async ({ app, services }: TestApp): Promise<SignedInCustomer> => {
  const customer = await buildCustomer(services)
  const url = `/api/user/${customer.user_id}`
  const saved = await app.inject({
    method: 'POST',
    url,
    headers: customer.headers,
    payload: completeProfile(),
  })
  expect(saved.statusCode).toBe(200)
  return customer
}

it('lets nothing about a person into a cache', async () => {
  const { headers, user_id } = await buildCustomer(test.services)
  for (const url of [`/api/user/${user_id}`, '/api/consents', '/api/user/not-an-id', '/api/ip']) {
    expect((await test.app.inject({ url, headers })).headers['cache-control'], url).toBe('no-store')
  }
  expect((await test.app.inject({ url: `/api/user/${user_id}` })).headers['cache-control']).toBe('no-store')
  expect((await test.app.inject({ url: '/api/lenders' })).headers['cache-control']).toBe('private, no-cache')
})

describe('an answer that is made for one person', () => {
  it.each([
    ['checked', () => test],
    ['as it stands', () => live],
  ])('holds the declared fields and no other: %s', async (_name, of) => {
    const { user_id, headers } = await openCustomer(of())
    const answer = await of().app.inject({ url: `/api/user/${user_id}`, headers })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const { data } = answer.json<{ data: Record<string, unknown> }>()
    expect(Object.keys(data).sort()).toEqual(Object.keys(getProfile.answer.shape.data.shape).sort())
    const { birth_date, tin, account_number } = completeProfile()
    for (const clear of [birth_date, tin, account_number]) expect(answer.body).not.toContain(clear)
  })

  it('is compressed where it is large, in the encoding that is asked for', async () => {
    const { headers } = await openCustomer(live)
    const ask = (encoding: string) =>
      live.app.inject({ url: '/api/my-data', headers: { ...headers, 'accept-encoding': encoding } })
    const plain = await ask('identity')
    expect(plain.statusCode).toBe(200)
    expect(plain.rawPayload.length).toBeGreaterThan(2_048)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await ask(encoding)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(decode(answer.rawPayload).length).toBe(plain.rawPayload.length)
    }
  })

  it('is not where it is small', async () => {
    const answer = await live.app.inject({ url: '/api/ip', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

it.each([1_000, 500_000])('sends a file of %i lines whole, compressed or not', async (lines) => {
  const file = 'one,two\r\n'.repeat(lines)
  const app = await createHttp(test.services.env, undefined)
  const serve = createServe(
    app,
    test.services,
    createGuards(test.services),
    createCallLimits(test.services, test.services.limits),
  )
  const call = {
    method: 'GET',
    path: '/api/file',
    audience: 'anyone',
    limit: 'read',
    file: { type: 'text/csv', name: 'lines.csv' },
    answer: z.string(),
    errors: [],
  } as const satisfies Call
  serve(call, async () => file)
  try {
    for (const [encoding, decode] of [
      ['identity', (body: Buffer) => body],
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const answer = await app.inject({ url: '/api/file', headers: { 'accept-encoding': encoding } })
      expect(decode(answer.rawPayload).toString() === file, encoding).toBe(true)
    }
  } finally {
    await app.close()
  }
})
