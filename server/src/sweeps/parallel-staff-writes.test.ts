import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyChain } from '../platform/audit-log/verify-chain.ts'
import { isLetIn } from '../testing/builders/build-actors.ts'
import { buildStaff } from '../testing/builders/build-staff.ts'
import { buildHoldings, buildMarket, type Holdings } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const writes = (await listContractCalls()).filter(
  (call) => call.method === 'POST' && isLetIn(call.audience, 'role 1') && typeof call.audience === 'object',
)

/** So many calls at once, each three times: all of them would wait for the 16 connections longer than the 10 s after which a call is answered 503. */
const AT_ONCE = 40

let test: TestApp
let own: Holdings
beforeAll(async () => {
  test = await createTestApp()
  own = await buildHoldings(test, (await buildMarket(test)).lender_ids[0] ?? 0)
})
afterAll(() => test.close())

it('every write of staff, three times at once: none fails the server, none waits for ever, the chain is whole', async () => {
  expect(writes.length).toBeGreaterThan(40)
  const ask = async (call: (typeof writes)[number], { headers }: { headers: Record<string, string> }) => {
    const sample = sampleOf(call, own)
    const response = await test.app.inject({
      method: call.method,
      url: urlOf(call, sample),
      headers: { ...sample.headers, ...headers },
      payload: sample.body ?? {},
    })
    return { call, response }
  }
  const answers = []
  for (let from = 0; from < writes.length; from += AT_ONCE) {
    const wave = writes.slice(from, from + AT_ONCE)
    const threefold = [...wave, ...wave, ...wave]
    const actors = await Promise.all(threefold.map(() => buildStaff(test.services, 1)))
    answers.push(
      ...(await Promise.all(threefold.map((call, at) => ask(call, actors[at] ?? { headers: {} })))),
    )
  }
  const failed = answers.filter(({ response }) => response.statusCode >= 500)
  expect(failed.map(({ call, response }) => told(nameOf(call), response))).toEqual([])
  const verified = await verifyChain(test.db)
  expect(verified.broken).toBeNull()
  expect(answers.filter(({ response }) => response.statusCode === 200).length).toBeGreaterThan(40)
}, 60_000)
