import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblems, told } from './check-answer.ts'
import {
  fieldsOf,
  namedPosts,
  openHostileScene,
  refusals,
  type HostileScene,
} from '../testing/hostile-requests.ts'
import { shareOf } from './share-of.ts'
import { hostileValues } from './hostile-values.ts'

const withBody = namedPosts.filter(({ call }) => call.body !== undefined)

/** Calls that drop what they do not know, with why. */
const dropping: Readonly<Record<string, string>> = {
  'POST /api/telephony/call-back/:token':
    'the operator adds fields as it likes, and a report that is refused is lost',
}

let scene: HostileScene
beforeAll(async () => {
  scene = await openHostileScene()
})
afterAll(() => scene.test.close())

describe.each(withBody.map((one, place) => ({ ...one, place })))('$name', ({ call, name, place }) => {
  it('refuses hostile values in each field of its body', async () => {
    const fields = fieldsOf(call.body)
    expect(fields.length).toBeGreaterThan(0)
    const problems: string[] = []
    for (const [at, field] of fields.entries()) {
      for (const value of shareOf(hostileValues, place + at)) {
        const { body, ...rest } = await scene.sample(call)
        problems.push(...(await scene.bodyProblems(call, rest, { ...body, [field]: value })))
      }
      const { body, ...rest } = await scene.sample(call)
      const { [field]: _, ...without } = body ?? {}
      problems.push(...(await scene.bodyProblems(call, rest, without)))
    }
    expect(problems).toEqual([])
  }, 60_000)

  it('refuses a field that it does not know', async () => {
    const problems: string[] = []
    const known = new Set(fieldsOf(call.body))
    for (const field of ['role_id', 'is_admin', 'prototype', '', 'x'.repeat(5_000), '$where', 'a.b']) {
      const sample = await scene.sample(call)
      const response = await scene.send(call, sample, { body: { ...sample.body, [field]: 1 } })
      problems.push(...answerProblems(call, response, field))
      if (!known.has(field) && dropping[name] === undefined && !refusals.has(response.statusCode))
        problems.push(`let in: ${told(field, response)}`)
    }
    expect(problems).toEqual([])
  })
})

it('left no trace of itself in the tables', async () => {
  const { customers, ...left } = await scene.traces()
  expect(customers).toBeGreaterThan(0)
  expect(left).toEqual({ hostile: [], role_ids: [0] })
})
