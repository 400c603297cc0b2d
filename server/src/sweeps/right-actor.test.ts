import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actorKinds, buildActors, isLetIn, type Actors } from '../testing/builders/build-actors.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { sendAs } from './send-as.ts'
import { nameOf } from './sample-requests.ts'

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

let areUsed = false
describe.each(calls.filter(({ call }) => call.audience !== 'lender'))('$name', ({ call }) => {
  it.each(actorKinds.filter((kind) => isLetIn(call.audience, kind)))('lets in: %s', async (kind) => {
    // Signing out, or disabling the one who asks, ends a session: after whatever may change something everybody starts anew.
    if (areUsed) actors = await buildActors(test, lender_id)
    areUsed = call.method !== 'GET'
    const response = await sendAs(test, actors, call, kind)
    expect(answerProblems(call, response, nameOf(call))).toEqual([])
    // Those of this sweep have no authenticator: they are known, and are told that there is no code to bring.
    const isTold =
      call.path.endsWith('/step-up') &&
      response.json<{ code?: string }>().code === 'second_factor_not_enrolled'
    if (call.audience !== 'anyone' && !isTold) expect([401, 403]).not.toContain(response.statusCode)
  })
})

it('tries every call of the contract as every kind of actor', () => {
  const tried = calls.flatMap(({ call }) =>
    actorKinds.filter((kind) => call.audience !== 'lender' || !isLetIn(call.audience, kind)),
  )
  expect(tried.length).toBe(calls.length * actorKinds.length)
})
