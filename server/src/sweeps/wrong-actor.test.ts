import { Failure } from '@marketplace/contract/platform/answers'
import type { Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import {
  actorKinds,
  buildActors,
  isLetIn,
  type ActorKind,
  type Actors,
} from '../testing/builders/build-actors.ts'
import { buildStaff } from '../testing/builders/build-staff.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems, told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { readEverything } from '../testing/read-everything.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))

const roles = [1, 2, 3] as const

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

const isStaff = (kind: ActorKind): boolean => kind.startsWith('role ')

const guarded = calls.filter(({ call }) => call.audience !== 'anyone')
// What the call before left: reading every row costs more than the calls.
let stands: Record<string, string> | null = null
it.each(guarded)('$name refuses everybody else, and nothing of it stays', async ({ call }) => {
  const before = stands ?? (await readEverything(test))
  const problems: string[] = []
  for (const kind of actorKinds.filter((one) => !isLetIn(call.audience, one))) {
    const response = await send(call, kind)
    problems.push(...answerProblems(call, response, kind))
    // A member of staff without the role is known and not permitted; everybody else is not signed in here.
    const wanted = typeof call.audience === 'object' && isStaff(kind) ? 403 : 401
    if (response.statusCode !== wanted) problems.push(told(`${kind}, not ${wanted}`, response))
  }
  stands = await readEverything(test)
  expect(problems).toEqual([])
  expect(stands).toEqual(before)
})

let areUsed = false
describe.each(calls.filter(({ call }) => call.audience !== 'lender'))('$name', ({ call }) => {
  it.each(actorKinds.filter((kind) => isLetIn(call.audience, kind)))('lets in: %s', async (kind) => {
    // Signing out, or disabling the one who asks, ends a session: after whatever may change something everybody starts anew.
    if (areUsed) actors = await buildActors(test, lender_id)
    areUsed = call.method !== 'GET'
    const response = await send(call, kind)
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

const ofStaff = calls.filter(({ call }) => typeof call.audience === 'object')

it.each(ofStaff)(
  '$name waits until a second factor is enrolled, but for the own account',
  async ({ call }) => {
    const role = roles.find((one) => isLetIn(call.audience, `role ${one}`)) ?? 1
    const staff = await buildStaff(test.services, role)
    await test.db.run(sql`update staff set is_demo = 0 where staff_id = ${staff.staff_id}`)
    const sample = sampleOf(call, actors.customer)
    const response = await test.app.inject({
      method: call.method,
      url: urlOf(call, sample),
      headers: { ...sample.headers, ...staff.headers },
      ...(call.method === 'POST' && { payload: sample.body ?? {} }),
    })
    const code = response.statusCode === 403 ? Failure.parse(response.json()).code : null
    expect(code === 'second_factor_not_enrolled').toBe(call.beforeEnrolment !== true)
  },
)

it('the calls that answer before are those of the own account and of signing out', () => {
  expect(ofStaff.length).toBeGreaterThan(50)
  const before = ofStaff.filter(({ call }) => call.beforeEnrolment === true).map(({ call }) => call.path)
  expect(
    before.filter(
      (path) => !/^\/api\/admin\/account(?:\/|$)|^\/api\/admin\/logout$|^\/api\/admin-reverify$/.test(path),
    ),
  ).toEqual([])
})
