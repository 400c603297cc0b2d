import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerProblems, told } from './check-answer.ts'
import {
  fieldsOf,
  namedPosts,
  openHostileScene,
  refusals,
  type HostileScene,
} from '../testing/hostile-requests.ts'
import { walkShare } from './share-of.ts'
import { hostileBodies, hostileValues } from './hostile-values.ts'

const withBody = namedPosts.filter(({ call }) => call.body !== undefined)

let scene: HostileScene
beforeAll(async () => {
  scene = await openHostileScene()
})
afterAll(() => scene.test.close())

it.each(withBody)(
  '$name stands generated bodies',
  async ({ call }) => {
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
        const { body = {}, ...rest } = await scene.sample(call)
        const base = Object.fromEntries(Object.entries(body).filter(([field]) => kept.includes(field)))
        expect(await scene.bodyProblems(call, rest, { ...base, ...changed })).toEqual([])
      }),
      { numRuns: Math.ceil(25 / walkShare()) },
    )
  },
  60_000,
)

it.each(namedPosts)('$name refuses bodies that are no object of its kind', async ({ call }) => {
  const problems: string[] = []
  for (const { name, payload, type = 'application/json' } of hostileBodies) {
    const sample = await scene.sample(call)
    const response = await scene.send(call, sample, { payload, headers: { 'content-type': type } })
    problems.push(...answerProblems(call, response, name))
    const mayPass = type.startsWith('application/json') && (call.body?.safeParse({}).success ?? true)
    if (!mayPass && !refusals.has(response.statusCode)) problems.push(`let in: ${told(name, response)}`)
  }
  expect(problems).toEqual([])
})

it('left no trace of itself in the tables', async () => {
  const { customers, ...left } = await scene.traces()
  expect(customers).toBeGreaterThan(0)
  expect(left).toEqual({ hostile: [], role_ids: [0] })
})
