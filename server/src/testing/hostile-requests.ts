import type { Call } from '@marketplace/contract/platform/call'
import type { LightMyRequestResponse } from 'fastify'
import { toJSONSchema } from 'zod'
import { sql } from '../platform/db/sql.ts'
import { buildActors, rightfulActor, type ActorKind } from './builders/build-actors.ts'
import { buildMarket } from './builders/build-world.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { answerProblems, told } from '../sweeps/check-answer.ts'
import { listContractCalls } from '../sweeps/contract-calls.ts'
import { nameOf, sampleOf, urlOf } from '../sweeps/sample-requests.ts'
import type { Sample } from '../sweeps/sample-request.ts'

/** Every call, with the name that its tests carry. */
export const namedCalls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))
export const namedPosts = namedCalls.filter(({ call }) => call.method === 'POST')

/** How a request may be refused that fits no call. */
export const refusals: ReadonlySet<number> = new Set([400, 401, 413, 415, 429])

/** Refusals that come before anything is done: after them everybody is signed in as before. */
const untouched: ReadonlySet<number> = new Set([400, 404, 413, 415])

interface Sent {
  url?: string
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
}

/** The real server with the demo's market, and one of every kind of actor who sends what is hostile. */
export interface HostileScene {
  test: TestApp
  /** A request that the call accepts, of an actor who is signed in. */
  sample: (call: Call) => Promise<Sample>
  send: (call: Call, sample: Sample, sent: Sent) => Promise<LightMyRequestResponse>
  /** A body that was let in must be one that the contract allows: nothing invalid is accepted. */
  bodyProblems: (call: Call, sample: Sample, body: unknown) => Promise<string[]>
  /** What of it became a customer's as it was sent, and every role that customers have. */
  traces: () => Promise<{ customers: number; hostile: string[]; role_ids: number[] }>
}

export const openHostileScene = async (): Promise<HostileScene> => {
  const test = await createTestApp()
  const lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
  let actors = await buildActors(test, lender_id)

  /** What tells whether the session of a kind of actor still stands. */
  const probeOf = (kind: ActorKind | null): string => {
    if (kind === 'customer') return `/api/user/${actors.customer.user_id}`
    return kind === 'partner' ? '/api/partner/get-revenue' : '/api/admin-reverify'
  }
  const headersFor = (call: Call): Record<string, string> =>
    actors.headers[rightfulActor(call) ?? 'anonymous']

  const standing = new Set<ActorKind | null>()
  /** Some hostile requests are valid and sign out, disable or end a consent; the next one needs its actor again. */
  const sample: HostileScene['sample'] = async (call) => {
    const kind = rightfulActor(call)
    const headers = headersFor(call)
    if (headers['authorization'] !== undefined && !standing.has(kind)) {
      const { statusCode } = await test.app.inject({ method: 'GET', url: probeOf(kind), headers })
      if (statusCode === 401) actors = await buildActors(test, lender_id)
      standing.add(kind)
    }
    return sampleOf(call, actors.customer)
  }

  const send: HostileScene['send'] = async (call, own, { url, body, payload, headers }) => {
    const response = await test.app.inject({
      method: call.method,
      url: url ?? urlOf(call, own),
      headers: {
        ...own.headers,
        ...headersFor(call),
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(call.method === 'POST' && { payload: payload ?? JSON.stringify(body ?? own.body ?? {}) }),
    })
    if (call.method === 'POST' && !untouched.has(response.statusCode)) standing.clear()
    return response
  }

  const bodyProblems: HostileScene['bodyProblems'] = async (call, own, body) => {
    const payload = JSON.stringify(body)
    const response = await send(call, own, { payload })
    const problems = answerProblems(call, response, `${nameOf(call)} ${payload}`)
    const allowed = call.body === undefined || call.body.safeParse(JSON.parse(payload)).success
    if (!allowed && !refusals.has(response.statusCode)) problems.push(`let in: ${told(payload, response)}`)
    return problems
  }

  const traces: HostileScene['traces'] = async () => {
    const customers = await test.db.rows<{ role_id: number; text: string }>(
      sql`select c.role_id, c::text as text from customer c`,
    )
    const texts = customers.map(({ text }) => text)
    return {
      customers: customers.length,
      hostile: texts.filter((text) => /<script|drop table|\r\n|\ufffd|onerror/.test(text)),
      role_ids: [...new Set(customers.map(({ role_id }) => role_id))],
    }
  }

  return { test, sample, send, bodyProblems, traces }
}

/** The names of a body's fields; none where a call has no body. */
export const fieldsOf = (schema: Call['body']): string[] => {
  if (schema === undefined) return []
  const { properties, anyOf } = toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  // A body that may be left out is one of two: nothing, or what it is.
  return [properties, ...(anyOf ?? []).map((part) => part.properties)].flatMap((found) =>
    Object.keys(found ?? {}),
  )
}
