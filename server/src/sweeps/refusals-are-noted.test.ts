import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '@marketplace/contract/platform/call'
import { sql } from '../platform/db/sql.ts'
import { subjectKey } from '../platform/security-events/security-events.ts'
import {
  actorKinds,
  buildActors,
  isLetIn,
  type ActorKind,
  type Actors,
} from '../testing/builders/build-actors.ts'
import { buildApplication } from '../testing/builders/build-application.ts'
import { buildMarket } from '../testing/builders/build-world.ts'
import { buildStaff } from '../testing/builders/build-staff.ts'
import { plainStart, post, startByCall, wrongCode } from '../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listContractCalls } from './contract-calls.ts'
import { nameOf, sampleOf, urlOf } from './sample-requests.ts'

let test: TestApp
let lender_id = 0
let actors: Actors
beforeAll(async () => {
  test = await createTestApp()
  lender_id = (await buildMarket(test)).lender_ids[0] ?? 0
  actors = await buildActors(test, lender_id)
})
afterAll(() => test.close())

interface Noted {
  kind: string
  call: string
  actor_kind: string
  subject_key: string
  hits: number
}
const takeEvents = async (): Promise<Noted[]> => {
  await test.services.securityEvents.flush()
  const rows = await test.db.rows<Noted>(
    sql`select kind, call, actor_kind, subject_key, hits from security_event order by security_event_id`,
  )
  await test.db.run(sql`delete from security_event`)
  return rows
}
const send = (call: Call, kind: ActorKind) => {
  const sample = sampleOf(call, actors.customer)
  return test.app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...actors.headers[kind] },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}

it('each call that is refused to the wrong actor leaves its event', async () => {
  const calls = (await listContractCalls()).filter(({ audience }) => audience !== 'anyone')
  await takeEvents()
  const silent: string[] = []
  for (const call of calls) {
    const refused = actorKinds.filter((kind) => !isLetIn(call.audience, kind))
    const statuses = await Promise.all(refused.map(async (kind) => (await send(call, kind)).statusCode))
    const events = await takeEvents()
    const noted = events
      .filter(({ kind }) => ['token_refused', 'role_refused', 'signature_refused'].includes(kind))
      .filter((event) => event.call === nameOf(call))
      .reduce((sum, { hits }) => sum + hits, 0)
    const wanted = statuses.filter((status) => status === 401 || status === 403).length
    if (wanted !== refused.length || noted !== wanted) silent.push(`${nameOf(call)}: ${noted} of ${wanted}`)
  }
  expect(calls.length).toBeGreaterThan(100)
  expect(silent).toEqual([])
}, 60_000)

it('an id of somebody else, or of nothing, is noted for the customer who asked', async () => {
  const [one, other] = [await buildApplication(test), await buildApplication(test)]
  await takeEvents()
  const { headers, user_id } = one.customer
  for (const id of [other.app_id, '00000000-0000-4000-8000-000000000000'])
    expect((await test.app.inject({ url: `/api/applications/${id}`, headers })).statusCode).toBe(404)
  expect(await takeEvents()).toEqual([
    {
      kind: 'foreign_id',
      call: 'GET /api/applications/:app_id',
      actor_kind: 'customer',
      subject_key: subjectKey(test.services.vault, `customer:${user_id}`),
      hits: 2,
    },
  ])
})

it('wrong passcodes, passwords and too many passcodes are noted by their contact or name, and it stands nowhere', async () => {
  await takeEvents()
  const mobile = '9333333333'
  const { prospect_app_id, code } = await startByCall(test, { mobile_phone_number: mobile })
  await post(test.app, '/api/auth/verify', { prospect_app_id, otp: wrongCode(code) })
  for (let n = 0; n < 4; n += 1)
    await post(test.app, '/api/auth/start', plainStart({ mobile_phone_number: mobile }))
  const { username } = await buildStaff(test.services, 1)
  await post(test.app, '/api/admin/login', { username, password: 'not the password' })
  await post(test.app, '/api/partner/login', { email: 'a@example.com', password: 'not the password' })
  const events = await takeEvents()
  const ofSubject = (subject: string) =>
    events
      .filter(({ subject_key }) => subject_key === subjectKey(test.services.vault, subject))
      .map(({ kind, call }) => `${kind} ${call}`)
  expect(ofSubject(mobile)).toEqual([
    'passcode_wrong POST /api/auth/verify',
    'passcode_limited POST /api/auth/start',
  ])
  expect(ofSubject(username)).toEqual(['password_wrong POST /api/admin/login'])
  expect(ofSubject('a@example.com')).toEqual(['password_wrong POST /api/partner/login'])
})
