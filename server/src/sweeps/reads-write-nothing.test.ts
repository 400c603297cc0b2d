import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { actorKinds, buildActors, isLetIn, type Actors } from '../testing/builders/build-actors.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listContractCalls } from './contract-calls.ts'
import { readEverything } from '../testing/read-everything.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

/** That somebody of staff looked at customers (decision 064). */
const look = ['public.audit_entry', 'public.audit_head', 'public.customer_look']
/** What a read may leave behind, by call and table, and why. */
const leaves: Readonly<Record<string, readonly string[]>> = {
  'GET /api/customer-care/customer/:user_id': look,
  'GET /api/customer-care/resume-links/:user_id': look,
  'GET /api/customer-care/timeline/:user_id': look,
  'GET /api/customer-care/contact-changes/:user_id': look,
  'GET /api/deletions/preview/:user_id': look,
  'GET /api/lender/applications/:lenderId': look,
  // When a key was used last.
  'GET /api/partner/leads': ['public.partner_api_key'],
  'GET /api/partner/money': ['public.partner_api_key'],
}

const reads = (await listContractCalls())
  .filter(({ method }) => method === 'GET')
  .map((call) => ({ name: nameOf(call), call }))

let test: TestApp
let lender_id = 0
let actors: Actors
beforeAll(async () => {
  test = await createTestApp()
  lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
})
beforeEach(async () => {
  actors = await buildActors(test, lender_id)
})
afterAll(() => test.close())

it.each(reads)('$name writes nothing', async ({ name, call }) => {
  const sample = sampleOf(call, actors.customer)
  for (const kind of actorKinds.filter((one) => isLetIn(call.audience, one))) {
    const before = await readEverything(test)
    const response = await test.app.inject({
      method: 'GET',
      url: urlOf(call, sample),
      headers: { ...sample.headers, ...actors.headers[kind] },
    })
    expect(response.statusCode, response.body).toBeLessThan(500)
    const after = await readEverything(test)
    const written = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(written, kind).toEqual(leaves[name] ?? [])
  }
})

it('tries many reads, and every exception is one of them', () => {
  expect(reads.length).toBeGreaterThan(40)
  expect(Object.keys(leaves).filter((name) => !reads.some((read) => read.name === name))).toEqual([])
})
