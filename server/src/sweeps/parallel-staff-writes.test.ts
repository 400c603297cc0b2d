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

let test: TestApp
let own: Holdings
beforeAll(async () => {
  test = await createTestApp()
  own = await buildHoldings(test, (await buildMarket(test)).lender_ids[0] ?? 0)
})
afterAll(() => test.close())

it('every write of staff, three times at once: none fails the server, none waits for ever, the chain is whole', async () => {
  expect(writes.length).toBeGreaterThan(40)
  const actors = await Promise.all([...writes, ...writes, ...writes].map(() => buildStaff(test.services, 1)))
  const answers = await Promise.all(
    [...writes, ...writes, ...writes].map(async (call, at) => {
      const sample = sampleOf(call, own)
      const response = await test.app.inject({
        method: call.method,
        url: urlOf(call, sample),
        headers: { ...sample.headers, ...actors[at]?.headers },
        payload: sample.body ?? {},
      })
      return { call, response }
    }),
  )
  const failed = answers.filter(({ response }) => response.statusCode >= 500)
  expect(failed.map(({ call, response }) => told(nameOf(call), response))).toEqual([])
  const verified = await verifyChain(test.db)
  expect(verified.broken).toBeNull()
  expect(answers.filter(({ response }) => response.statusCode === 200).length).toBeGreaterThan(40)
}, 60_000)
