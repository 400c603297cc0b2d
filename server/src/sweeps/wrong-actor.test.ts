import { Failure } from '@marketplace/contract/platform/answers'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
import { sendAs } from './send-as.ts'

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

const isStaff = (kind: ActorKind): boolean => kind.startsWith('role ')

const guarded = calls.filter(({ call }) => call.audience !== 'anyone')
// Reading every row costs more than the calls: so many have one look together.
const AT_ONCE = 12
const groups = Array.from({ length: Math.ceil(guarded.length / AT_ONCE) }, (_, at) =>
  guarded.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
).map((group) => ({ names: group.map(({ name }) => name).join(', '), group }))
let stands: Record<string, string> | null = null
it.each(groups)('everybody else is refused, and nothing of it stays: $names', async ({ group }) => {
  const before = stands ?? (await readEverything(test))
  const problems: string[] = []
  for (const { name, call } of group)
    for (const kind of actorKinds.filter((one) => !isLetIn(call.audience, one))) {
      const response = await sendAs(test, actors, call, kind)
      problems.push(...answerProblems(call, response, `${name} as ${kind}`))
      // A member of staff without the role is known and not permitted; everybody else is not signed in here.
      const wanted = typeof call.audience === 'object' && isStaff(kind) ? 403 : 401
      if (response.statusCode !== wanted) problems.push(told(`${name} as ${kind}, not ${wanted}`, response))
    }
  stands = await readEverything(test)
  expect(problems).toEqual([])
  expect(stands).toEqual(before)
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
