import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildStaff } from '../testing/builders/build-staff.ts'
import { buildHoldings, buildMarket, type Holdings } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))
const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

let test: TestApp
let own: Holdings
let headers: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  own = await buildHoldings(test, (await buildMarket(test)).lender_ids[0] ?? 0)
  headers = (await buildStaff(test.services, 1)).headers
})
afterAll(() => test.close())

it.each(calls)(
  '$name lets no page of another site read its answer or ask with its headers',
  async ({ call }) => {
    const url = urlOf(call, sampleOf(call, own))
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        ...elsewhere,
        'access-control-request-method': call.method,
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    const answer = await test.app.inject({ method: call.method, url, headers: { ...elsewhere, ...headers } })
    expect(preflight.statusCode).toBe(404)
    for (const { headers: sent } of [preflight, answer]) {
      expect(Object.keys(sent).filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(sent['cross-origin-resource-policy']).toBe('same-origin')
    }
  },
)

const posts = calls.filter(({ call }) => call.method === 'POST')

it.each(posts)('$name takes no body that a form of another site could send', async ({ call }) => {
  const sample = sampleOf(call, own)
  const text = JSON.stringify(sample.body ?? {})
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    ...(call.upload === undefined ? ['multipart/form-data; boundary=x'] : []),
  ]) {
    const answer = await test.app.inject({
      method: 'POST',
      url: urlOf(call, sample),
      headers: { ...elsewhere, ...headers, ...sample.headers, 'content-type': type },
      payload: text,
    })
    // Those who may not call at all hear of that first.
    expect([401, 403, 415]).toContain(answer.statusCode)
  }
})

it('a GET is no POST, whatever its headers say', async () => {
  const answer = await test.app.inject({
    url: '/api/create-credit-card?_method=POST&category_name=Some',
    headers: { ...headers, 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
  })
  expect(answer.statusCode).toBe(404)
})
