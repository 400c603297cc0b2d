import type { Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actorKinds, buildActors, isLetIn, type Actors } from '../testing/builders/build-actors.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { deleteByCalls } from '../testing/delete-by-calls.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import type { Sample } from './sample-request.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const reads = (await listContractCalls())
  .filter(({ method, audience }) => method === 'GET' && audience !== 'customer' && audience !== 'lender')
  .map((call) => ({ name: nameOf(call), call }))

let test: TestApp
let actors: Actors
beforeAll(async () => {
  test = await createTestApp()
  const lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
  actors = await buildActors(test, lender_id)
  await deleteByCalls(test, actors.customer)
  // What counts the rows of a time that has passed has them in it.
  test.clock.advance(60_000)
})
afterAll(() => test.close())

const others = actorKinds.filter((kind) => kind !== 'customer' && kind !== 'ended session')

interface Declared {
  type: string
  shape?: Record<string, { _zod: { def: Declared } }>
  innerType?: { _zod: { def: Declared } }
  entries?: Record<string, string>
}
const choicesOf = ({ type, innerType, entries }: Declared): string[] => {
  if (type === 'enum') return Object.values(entries ?? {})
  return innerType === undefined ? [] : choicesOf(innerType._zod.def)
}

/** The request as it is, and once for each other value of what is chosen from a list: each reads other rows. */
const variantsOf = (call: Call, sample: Sample): Sample[] => {
  const declared = call.query?._zod.def as Declared | undefined
  const chosen = Object.entries(declared?.shape ?? {}).flatMap(([field, schema]) =>
    choicesOf(schema._zod.def).map((value) => ({ ...sample, query: { ...sample.query, [field]: value } })),
  )
  return [sample, ...chosen]
}

it.each(reads)('$name answers after a customer has deleted their data', async ({ name, call }) => {
  for (const kind of others.filter((one) => isLetIn(call.audience, one))) {
    for (const sample of variantsOf(call, sampleOf(call, actors.customer))) {
      const url = urlOf(call, sample)
      const headers = { ...sample.headers, ...actors.headers[kind] }
      const response = await test.app.inject({ method: 'GET', url, headers })
      expect(response.statusCode, `${url} ${response.body}`).toBeLessThan(500)
      expect(answerProblems(call, response, name)).toEqual([])
    }
  }
})

it('tries many reads', () => {
  expect(reads.length).toBeGreaterThan(40)
})
