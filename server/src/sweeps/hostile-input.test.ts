import { connect } from 'node:net'
import { Failure } from '@marketplace/contract/answers'
import type { Call } from '@marketplace/contract/call'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJSONSchema } from 'zod'
import { sql } from '../db/sql.ts'
import { buildActors, rightfulActor, type Actors } from '../testing/build-actors.ts'
import { buildMarket, type Holdings } from '../testing/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems, told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { hostileBodies, hostileHeaders, hostileSegments, hostileValues } from './hostile-values.ts'
import { nameOf, sampleOf, urlOf, type Sample } from './sample-requests.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))
const posted = calls.filter(({ call }) => call.method === 'POST')
const withBody = posted.filter(({ call }) => call.body !== undefined)

let test: TestApp
let actors: Actors
let lender_id = 0
beforeAll(async () => {
  test = await createTestApp()
  lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
  actors = await buildActors(test, lender_id)
})
afterAll(async () => {
  await test.close()
})

/** What tells whether the session of a kind of actor still stands. */
const probes = {
  customer: () => `/api/user/${actors.customer.user_id}`,
  partner: () => '/api/partner/get-revenue',
  staff: () => '/api/admin-reverify',
}

const headersFor = (call: Call): Record<string, string> => actors.headers[rightfulActor(call) ?? 'anonymous']

/** Some hostile requests are valid and sign out, disable or end a consent; the next one needs its actor again. */
const renewed = async (call: Call): Promise<Holdings> => {
  const kind = rightfulActor(call)
  const probe = kind === 'customer' || kind === 'partner' ? probes[kind] : probes.staff
  const headers = headersFor(call)
  if (headers['authorization'] !== undefined) {
    const { statusCode } = await test.app.inject({ method: 'GET', url: probe(), headers })
    if (statusCode === 401) actors = await buildActors(test, lender_id)
  }
  return actors.customer
}

interface Sent {
  url?: string
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
}

const send = async (call: Call, sample: Sample, { url, body, payload, headers }: Sent) =>
  test.app.inject({
    method: call.method,
    url: url ?? urlOf(call, sample),
    headers: {
      ...sample.headers,
      ...headersFor(call),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(call.method === 'POST' && { payload: payload ?? JSON.stringify(body ?? sample.body ?? {}) }),
  })

const refusals: ReadonlySet<number> = new Set([400, 401, 413, 415, 429])

/** A body that was let in must be one that the contract allows: nothing invalid is accepted. */
const bodyProblems = async (call: Call, sample: Sample, body: unknown): Promise<string[]> => {
  const payload = JSON.stringify(body)
  const response = await send(call, sample, { payload })
  const problems = answerProblems(call, response, `${nameOf(call)} ${payload}`)
  const allowed = call.body === undefined || call.body.safeParse(JSON.parse(payload)).success
  if (!allowed && !refusals.has(response.statusCode)) problems.push(`let in: ${told(payload, response)}`)
  return problems
}

const fieldsOf = (schema: Call['body']): string[] => {
  if (schema === undefined) return []
  const { properties } = toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return Object.keys(properties ?? {})
}

describe.each(withBody)('$name', ({ call }) => {
  it('refuses hostile values in each field of its body', async () => {
    const fields = fieldsOf(call.body)
    expect(fields.length).toBeGreaterThan(0)
    const problems: string[] = []
    for (const field of fields) {
      const { body, ...rest } = sampleOf(call, await renewed(call))
      for (const value of hostileValues)
        problems.push(...(await bodyProblems(call, rest, { ...body, [field]: value })))
      const { [field]: _, ...without } = body ?? {}
      problems.push(...(await bodyProblems(call, rest, without)))
    }
    expect(problems).toEqual([])
  }, 60_000)

  it('refuses a field that it does not know', async () => {
    const problems: string[] = []
    const sample = sampleOf(call, await renewed(call))
    const known = new Set(fieldsOf(call.body))
    for (const field of ['role_id', 'is_admin', 'prototype', '', 'x'.repeat(5_000), '$where', 'a.b']) {
      const response = await send(call, sample, { body: { ...sample.body, [field]: 1 } })
      problems.push(...answerProblems(call, response, field))
      if (!known.has(field) && !refusals.has(response.statusCode))
        problems.push(`let in: ${told(field, response)}`)
    }
    expect(problems).toEqual([])
  })

  it('stands generated bodies', async () => {
    const fields = fieldsOf(call.body)
    const value = fc.oneof(
      fc.constantFrom(...hostileValues),
      fc.jsonValue({ maxDepth: 4 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
    )
    const change = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string({ maxLength: 12 })), value, {
      maxKeys: 4,
    })
    await fc.assert(
      fc.asyncProperty(change, fc.subarray(fields), async (changed, kept) => {
        const { body = {}, ...rest } = sampleOf(call, await renewed(call))
        const base = Object.fromEntries(Object.entries(body).filter(([field]) => kept.includes(field)))
        expect(await bodyProblems(call, rest, { ...base, ...changed })).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})

it.each(posted)('$name refuses bodies that are no object of its kind', async ({ call }) => {
  const problems: string[] = []
  for (const { name, payload, type = 'application/json' } of hostileBodies) {
    const sample = sampleOf(call, await renewed(call))
    const response = await send(call, sample, { payload, headers: { 'content-type': type } })
    problems.push(...answerProblems(call, response, name))
    const mayPass = type.startsWith('application/json') && (call.body?.safeParse({}).success ?? true)
    if (!mayPass && !refusals.has(response.statusCode)) problems.push(`let in: ${told(name, response)}`)
  }
  expect(problems).toEqual([])
})

/** Some of them are what a parameter may be: `constructor` is a word like others, and looked for as one. */
const isAllowed = (call: Call, sample: Sample, name: string, segment: string): boolean => {
  try {
    return call.params?.safeParse({ ...sample.params, [name]: decodeURIComponent(segment) }).success ?? false
  } catch {
    return false
  }
}

describe.each(calls)('$name', ({ call }) => {
  it('refuses hostile addresses', async () => {
    const sample = sampleOf(call, await renewed(call))
    const problems: string[] = []
    for (const segment of hostileSegments) {
      for (const name of Object.keys(sample.params ?? {})) {
        const mark = 'here-it-goes'
        const url = urlOf(call, { ...sample, params: { ...sample.params, [name]: mark } }).replace(
          mark,
          segment,
        )
        const response = await send(call, sample, { url })
        problems.push(...answerProblems(call, response, url))
        if (response.statusCode < 400 && !isAllowed(call, sample, name, segment))
          problems.push(`let in: ${told(url, response)}`)
      }
      for (const name of [...Object.keys(sample.query ?? {}), 'unknown']) {
        const url = `${urlOf(call, { ...sample, query: {} })}?${name}=${segment}&${name}=2&${name}[x]=1`
        problems.push(...answerProblems(call, await send(call, sample, { url }), url))
      }
    }
    expect(problems).toEqual([])
  })

  it('stands hostile headers', async () => {
    const problems: string[] = []
    for (const headers of hostileHeaders) {
      const sample = sampleOf(call, await renewed(call))
      problems.push(...answerProblems(call, await send(call, sample, { headers }), JSON.stringify(headers)))
    }
    expect(problems).toEqual([])
  })
})

describe('outside of every call', () => {
  it.each([
    ['GET', '/api/nowhere'],
    ['DELETE', '/api/products'],
    ['PUT', '/api/user/x'],
    ['PATCH', '/api/user/x'],
    ['OPTIONS', '/api/products'],
    ['GET', '/api/%'],
    ['GET', '/%c0%ae%c0%ae/'],
    ['GET', `/api/${'a/'.repeat(3_000)}`],
    ['GET', '/api/user/'],
    ['GET', '//evil.example/api/products'],
  ] as const)('%s %s', async (method, url) => {
    const response = await test.app.inject({ method, url })
    expect(answerProblems(null, response, url)).toEqual([])
  })

  it.each([
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
    [
      'a header of 100 kB',
      `GET /api/products HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
    ],
    [
      'two lengths',
      'POST /api/getLanguages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/getLanguages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space in a header name', 'GET /api/products HTTP/1.1\r\nhost : localhost\r\n\r\n'],
  ])('%s on the socket', async (_, bytes) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
    const address = test.app.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening on a port')
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (part) => {
        text += part.toString()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(Failure.parse(JSON.parse(body)).success).toBe(false)
  })

  it('left no trace of itself in the tables', async () => {
    const customers = await test.db.rows<{ text: string }>(sql`select c::text as text from customer c`)
    expect(customers.length).toBeGreaterThan(0)
    for (const { text } of customers) expect(text).not.toMatch(/<script|drop table|\r\n|\ufffd|onerror/)
    const roles = await test.db.row<{ role_ids: number[] }>(
      sql`select array_agg(distinct role_id) as role_ids from customer`,
    )
    expect(roles?.role_ids).toEqual([0])
  })
})
