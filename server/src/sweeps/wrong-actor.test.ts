import type { Call } from '@marketplace/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { actorKinds, buildActors, isLetIn, type ActorKind, type Actors } from '../testing/build-actors.ts'
import { buildMarket } from '../testing/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems, told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))

let test: TestApp
let lender_id = 0
let actors: Actors
beforeAll(async () => {
  test = await createTestApp()
  lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
  actors = await buildActors(test, lender_id)
})
afterAll(() => test.close())

const send = (call: Call, kind: ActorKind) => {
  const sample = sampleOf(call, actors.customer)
  return test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...actors.headers[kind] },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}

/** What a refused call could have left behind in the log of acts. */
const countActs = async (): Promise<number> => {
  const row = await test.db.row<{ count: number }>(sql`select entry_id as count from audit_head`)
  return row?.count ?? -1
}

const isStaff = (kind: ActorKind): boolean => kind.startsWith('role ')

describe.each(calls.filter(({ call }) => call.audience !== 'anyone'))('$name', ({ call }) => {
  it.each(actorKinds.filter((kind) => !isLetIn(call.audience, kind)))('refuses: %s', async (kind) => {
    const acts = await countActs()
    const response = await send(call, kind)
    expect(answerProblems(call, response, nameOf(call))).toEqual([])
    // A member of staff without the role is known and not permitted; everybody else is not signed in here.
    const wanted = typeof call.audience === 'object' && isStaff(kind) ? 403 : 401
    expect(told(nameOf(call), response)).toContain(`→ ${wanted} `)
    expect(await countActs()).toBe(acts)
  })
})

describe.each(calls.filter(({ call }) => call.audience !== 'lender'))('$name', ({ call }) => {
  it.each(actorKinds.filter((kind) => isLetIn(call.audience, kind)))('lets in: %s', async (kind) => {
    // Signing out, or disabling the one who asks, ends a session: everybody starts anew.
    actors = await buildActors(test, lender_id)
    const response = await send(call, kind)
    expect(answerProblems(call, response, nameOf(call))).toEqual([])
    if (call.audience !== 'anyone') expect([401, 403]).not.toContain(response.statusCode)
  })
})

it('tries every call of the contract as every kind of actor', () => {
  const tried = calls.flatMap(({ call }) =>
    actorKinds.filter((kind) => call.audience !== 'lender' || !isLetIn(call.audience, kind)),
  )
  expect(tried.length).toBe(calls.length * actorKinds.length)
})
