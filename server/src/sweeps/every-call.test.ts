import { randomUUID } from 'node:crypto'
import type { Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHoldings, buildMarket, type Holdings } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems, told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'
import type { Sample } from './sample-request.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))
const ofCustomers = calls.filter(({ call }) => call.audience === 'customer')
const guarded = calls.filter(({ call }) => call.audience !== 'anyone')
const open = calls.filter(({ call }) => call.audience === 'anyone')
const notForCustomers = guarded.filter(({ call }) => call.audience !== 'customer')

let test: TestApp
let market: { lender_ids: number[] }
beforeAll(async () => {
  test = await createTestApp()
  market = await buildMarket(test)
  untouched = await holdings()
})
afterAll(() => test.close())

const holdings = (): Promise<Holdings> => buildHoldings(test, market.lender_ids[0] ?? 0)
/** Those of a customer whom nothing changes: who sends them is refused. */
let untouched: Holdings

const send = (call: Call, sample: Sample, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })

/** Ids that belong to somebody. */
const ownedIds = [
  'id',
  'uid',
  'app_id',
  'appId',
  'consent_id',
  'contact_id',
  'confirm_id',
  'snapshot_id',
  'link_id',
] as const
type OwnedId = (typeof ownedIds)[number]

const idsOf = (field: OwnedId, owner: Holdings): string[] => {
  if (field === 'id' || field === 'uid') return [owner.user_id, owner.prospect_app_id]
  return field === 'appId' ? [owner.gold_app_id, owner.housing_app_id, owner.app_id] : [owner[field]]
}

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

/** Ids in their form, of nobody. */
const nobody: Holdings = {
  user_id: randomUUID(),
  prospect_app_id: randomUUID(),
  app_id: randomUUID(),
  gold_app_id: randomUUID(),
  housing_app_id: randomUUID(),
  consent_id: randomUUID(),
  contact_id: randomUUID(),
  finish_token: `f${'A'.repeat(22)}`,
  finish_id: randomUUID(),
  take_back_token: `b${'A'.repeat(22)}`,
  confirm_id: randomUUID(),
  sessions_confirm_id: randomUUID(),
  complaint_number: 'C-2222-2222',
  snapshot_id: randomUUID(),
  link_id: randomUUID(),
  link_token: `d${'A'.repeat(22)}`,
  link_prospect_app_id: randomUUID(),
  lender_id: 1,
  mobile_phone_number: null,
  token: '',
  headers: { authorization: '' },
}

/** No session, and tokens that open none. */
const strangers = [
  {},
  { authorization: 'Bearer' },
  { authorization: `Bearer c_${'A'.repeat(43)}` },
  { authorization: `Bearer p_${'A'.repeat(43)}` },
  { authorization: `Bearer a_${'A'.repeat(43)}` },
]

describe.each(calls)('$name', ({ call }) => {
  it('has a sample that its schemas accept', () => {
    const sample = sampleOf(call, nobody)
    const parts = [
      [call.params, sample.params],
      [call.query, sample.query],
      [call.body, sample.body],
    ] as const
    for (const [schema, value] of parts) expect(schema?.safeParse(value ?? {}).success).not.toBe(false)
  })

  it('answers a customer with an own request within the contract', async () => {
    const isRefused = call.audience !== 'anyone' && call.audience !== 'customer'
    const own = isRefused ? untouched : await holdings()
    expect(answerProblems(call, await send(call, sampleOf(call, own), own.headers), nameOf(call))).toEqual([])
  })
})

it.each(ofCustomers.concat(open))('$name gets past its guards with the sample', async ({ call }) => {
  const own = await holdings()
  const response = await send(call, sampleOf(call, own), own.headers)
  expect([400, 401, 403, 404]).not.toContain(response.statusCode)
})

it.each(open)('$name is open to everybody', async ({ call }) => {
  const own = await holdings()
  const problems: string[] = []
  for (const headers of strangers) {
    // Where staff see more, a staff session that has ended must not pass for a visitor.
    const endedStaff = call.staffSeeMore === true && headers.authorization?.startsWith('Bearer a_') === true
    const response = await send(call, sampleOf(call, own), headers)
    problems.push(...answerProblems(call, response, nameOf(call)))
    if ((response.statusCode === 401) !== endedStaff) problems.push(told(nameOf(call), response))
  }
  expect(problems).toEqual([])
})

it.each(guarded)('$name wants a session', async ({ call }) => {
  const problems: string[] = []
  for (const headers of strangers) {
    const response = await send(call, sampleOf(call, untouched), headers)
    problems.push(...answerProblems(call, response, nameOf(call)))
    if (response.statusCode !== 401) problems.push(told(JSON.stringify(headers), response))
  }
  expect(problems).toEqual([])
})

it.each(notForCustomers)('$name is not for customers', async ({ call }) => {
  const response = await send(call, sampleOf(call, untouched), untouched.headers)
  expect([401, 403]).toContain(response.statusCode)
})

it.each(ofCustomers)(
  '$name answers what belongs to another exactly as what does not exist',
  async ({ call }) => {
    const [own, other] = [await holdings(), await holdings()]
    const sample = sampleOf(call, own)
    const problems: string[] = []
    for (const field of idsNamedBy(sample)) {
      const absent = await send(call, withId(sample, field, randomUUID()), own.headers)
      if (absent.statusCode < 400) problems.push(told(`absent ${field}`, absent))
      for (const id of idsOf(field, other)) {
        const foreign = await send(call, withId(sample, field, id), own.headers)
        problems.push(...answerProblems(call, foreign, `foreign ${field}`))
        const same =
          foreign.statusCode === absent.statusCode &&
          foreign.body === absent.body &&
          Object.keys(foreign.headers).sort().join() === Object.keys(absent.headers).sort().join()
        if (!same) problems.push(`${told(`foreign ${field}`, foreign)}, ${told('absent', absent)}`)
      }
    }
    expect(problems).toEqual([])
  },
)

it('knows of every kind of id that a customer call names', () => {
  expect(ofCustomers.length).toBeGreaterThan(10)
  const named = new Set(
    ofCustomers.flatMap(({ call }) => {
      const { params, query, body } = sampleOf(call, nobody)
      return Object.keys({ ...params, ...query, ...body }).filter((field) => /(?:^|_)u?id$|Id$/.test(field))
    }),
  )
  expect([...named].sort()).toEqual([...ownedIds, 'lender_id', 'category_id', 'offer_id', 'plan_id'].sort())
})
