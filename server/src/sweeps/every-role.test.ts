import { Failure } from '@marketplace/contract/answers'
import type { Call, Role } from '@marketplace/contract/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { buildPartner } from '../testing/build-partner.ts'
import { buildStaff } from '../testing/build-staff.ts'
import { buildHoldings, buildMarket, type Holdings } from '../testing/build-world.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerProblems, told } from './check-answer.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

const calls = (await listContractCalls()).map((call) => ({ name: nameOf(call), call }))
const guarded = calls.filter(({ call }) => call.audience !== 'anyone' && call.audience !== 'lender')
const ofStaff = calls.filter(({ call }) => typeof call.audience === 'object')
const roles = [1, 2, 3] as const

let test: TestApp
let own: Holdings
beforeAll(async () => {
  test = await createTestApp()
  const { lender_ids } = await buildMarket(test)
  own = await buildHoldings(test, lender_ids[0] ?? 0)
})
afterAll(() => test.close())

type Headers = { authorization: string }

const send = (call: Call, headers: Headers) => {
  const sample = sampleOf(call, own)
  return test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}
type Answered = Awaited<ReturnType<typeof send>>
const codeOf = (answer: Answered): string | null =>
  answer.statusCode < 400 ? null : (Failure.safeParse(answer.json()).data?.code ?? null)
/** A file is no answer of a schema. */
const problemsOf = (call: Call, answer: Answered, who: string): string[] =>
  answer.statusCode < 300 && !String(answer.headers['content-type']).startsWith('application/json')
    ? []
    : answerProblems(call, answer, who)

const asRole = async (role: Role): Promise<Headers> => (await buildStaff(test.services, role)).headers
const asPartner = async (): Promise<Headers> => (await buildPartner(test.services)).headers

const mayMake = ({ audience }: Call, role: Role): boolean =>
  typeof audience === 'object' && audience.includes(role)

it('finds the calls of staff', () => {
  expect(ofStaff.length).toBeGreaterThan(50)
  expect(ofStaff.some(({ call }) => !mayMake(call, 3))).toBe(true)
})

it.each(guarded)('$name answers each role and partners as its audience says', async ({ call }) => {
  const problems: string[] = []
  for (const role of roles) {
    const answer = await send(call, await asRole(role))
    problems.push(...problemsOf(call, answer, `role ${role}`))
    const code = codeOf(answer)
    const isAsSaid = mayMake(call, role)
      ? code !== 'not_permitted' && code !== 'not_signed_in'
      : code === (typeof call.audience === 'object' ? 'not_permitted' : 'not_signed_in')
    if (!isAsSaid) problems.push(told(`role ${role}`, answer))
  }
  const answer = await send(call, await asPartner())
  problems.push(...problemsOf(call, answer, 'partner'))
  if ((codeOf(answer) !== 'not_signed_in') !== (call.audience === 'partner'))
    problems.push(told('partner', answer))
  expect(problems).toEqual([])
})

it.each(ofStaff)(
  '$name waits until a second factor is enrolled, but for the own account',
  async ({ call }) => {
    const role = roles.find((one) => mayMake(call, one)) ?? 1
    const staff = await buildStaff(test.services, role)
    await test.db.run(sql`update staff set is_demo = 0 where staff_id = ${staff.staff_id}`)
    const answer = await send(call, staff.headers)
    expect(codeOf(answer) === 'second_factor_not_enrolled').toBe(call.beforeEnrolment !== true)
  },
)

it('the calls that answer before are those of the own account and of signing out', () => {
  const before = ofStaff.filter(({ call }) => call.beforeEnrolment === true).map(({ call }) => call.path)
  expect(
    before.filter(
      (path) => !/^\/api\/admin\/account(?:\/|$)|^\/api\/admin\/logout$|^\/api\/admin-reverify$/.test(path),
    ),
  ).toEqual([])
})
