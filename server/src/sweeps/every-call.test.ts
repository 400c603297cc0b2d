import { randomUUID } from 'node:crypto'
import type { Call } from '@marketplace/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHoldings, buildMarket, type Holdings } from '../testing/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { checkAnswer } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf, type Sample } from './sample-requests.ts'

const calls = await listContractCalls()

let test: TestApp
let market: { lender_ids: number[] }
beforeAll(async () => {
  test = await createTestApp()
  market = await buildMarket(test)
})
afterAll(() => test.close())

const holdings = (): Promise<Holdings> => buildHoldings(test, market.lender_ids[0] ?? 0)

const send = (call: Call, sample: Sample, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })

/** Ids that belong to somebody, and whose they are. */
const ownedIds = ['id', 'uid', 'app_id', 'consent_id', 'contact_id', 'snapshot_id'] as const
type OwnedId = (typeof ownedIds)[number]

const idsOf = (field: OwnedId, owner: Holdings): string[] =>
  field === 'id' || field === 'uid' ? [owner.user_id, owner.prospect_app_id] : [owner[field]]

const withId = (sample: Sample, field: OwnedId, id: string): Sample => {
  const next = { ...sample }
  for (const part of ['params', 'query', 'body'] as const) {
    if (Object.hasOwn(sample[part] ?? {}, field)) next[part] = { ...sample[part], [field]: id }
  }
  if (next.headers !== undefined) next.headers = { ...next.headers, 'idempotency-key': randomUUID() }
  return next
}

const idsNamedBy = (sample: Sample): OwnedId[] =>
  ownedIds.filter((field) => Object.hasOwn({ ...sample.params, ...sample.query, ...sample.body }, field))

describe.each(calls.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  it('answers its owner within the contract', async () => {
    const own = await holdings()
    const sample = sampleOf(call, own)
    for (const [part, schema] of [
      ['params', call.params],
      ['query', call.query],
      ['body', call.body],
    ] as const) {
      if (schema !== undefined)
        expect(schema.safeParse(sample[part] ?? {}).success, `${part} of the sample`).toBe(true)
    }
    const response = await send(call, sample, own.headers)
    checkAnswer(call, response, nameOf(call))
    // A sample that is not found, or not let in, would make the other tests of this call empty.
    if (call.audience !== 'lender')
      expect([400, 401, 403, 404], response.body).not.toContain(response.statusCode)
  })

  it('lets in whom its audience names', async () => {
    const own = await holdings()
    const strangers = [
      {},
      { authorization: 'Bearer' },
      { authorization: `Bearer c_${'A'.repeat(43)}` },
      { authorization: `Bearer p_${'A'.repeat(43)}` },
    ]
    for (const headers of strangers) {
      const response = await send(call, sampleOf(call, own), headers)
      checkAnswer(call, response, nameOf(call))
      if (call.audience === 'anyone') expect(response.statusCode).not.toBe(401)
      else expect(response.statusCode).toBe(401)
    }
    if (call.audience === 'anyone' || call.audience === 'customer') return
    expect((await send(call, sampleOf(call, own), own.headers)).statusCode).toBe(401)
  })

  it('answers what belongs to another exactly as what does not exist', async () => {
    if (call.audience !== 'customer') return
    const [own, other] = [await holdings(), await holdings()]
    const sample = sampleOf(call, own)
    for (const field of idsNamedBy(sample)) {
      const absent = await send(call, withId(sample, field, randomUUID()), own.headers)
      expect(absent.statusCode, absent.body).toBeGreaterThanOrEqual(400)
      for (const id of idsOf(field, other)) {
        const foreign = await send(call, withId(sample, field, id), own.headers)
        checkAnswer(call, foreign, `${nameOf(call)} with a foreign ${field}`)
        expect(foreign.statusCode).toBe(absent.statusCode)
        expect(foreign.body).toBe(absent.body)
        expect(Object.keys(foreign.headers).sort()).toEqual(Object.keys(absent.headers).sort())
      }
    }
  })
})
