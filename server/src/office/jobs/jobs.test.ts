import type { GivenUpJob } from '@marketplace/contract/office/jobs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { sql } from '../../platform/db/sql.ts'
import { addJob } from '../../platform/jobs/published.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  test = await createTestApp()
  headers = (await buildStaff(test.services, 1)).headers
})
afterAll(() => test.close())
beforeEach(() => test.db.run(sql`delete from graphile_worker._private_jobs`))

/** A job that failed as often as it may. */
const giveUp = async (message_id: number, error: string): Promise<number> => {
  await addJob(test.db, 'send_message', { message_id })
  const row = await test.db.row<{ id: number }>(sql`update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = ${error} where (payload ->> 'message_id')::int = ${message_id} returning id`)
  return row?.id ?? 0
}
const list = async () => {
  const answer = await test.app.inject({ url: '/api/jobs', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: GivenUpJob[]; total: number; kinds: object[] }>()
}
const openAlarms = () => test.db.rows(sql`select subject from alarm where ended_at is null`)

it('shows given up jobs without what may name a person, and what waits', async () => {
  const job_id = await giveUp(1, 'refused for 9876543210\n    at send (x.ts)')
  await addJob(test.db, 'send_message', { message_id: 2 })
  const { data, total, kinds } = await list()
  expect(data).toMatchObject([{ job_id, kind: 'send_message', attempts: 12, reason: 'refused for …' }])
  expect(total).toBe(1)
  expect(kinds).toMatchObject([{ kind: 'send_message', waiting: 1, given_up: 1 }])
})

it('tries one again, takes one away with a reason, and ends the alarm with the last', async () => {
  const [first, second] = [await giveUp(1, 'a'), await giveUp(2, 'b')]
  await raiseAlarm(test.services, { kind: 'job_given_up', subject: 'send_message' })
  expect((await post(test.app, '/api/jobs/retry', { job_id: first }, headers)).statusCode).toBe(200)
  expect(await openAlarms()).toEqual([{ subject: 'send_message' }])
  expect((await post(test.app, '/api/jobs/retry', { job_id: first }, headers)).statusCode).toBe(404)
  expect(await test.db.rows(sql`select attempts from graphile_worker.jobs where id = ${first}`)).toEqual([
    { attempts: 0 },
  ])

  const drop = (reason: string) => post(test.app, '/api/jobs/drop', { job_id: second, reason }, headers)
  expect((await drop(' ')).statusCode).toBe(400)
  expect((await drop('The message is worth nothing any more')).statusCode).toBe(200)
  expect((await list()).total).toBe(0)
  expect(await openAlarms()).toEqual([])
  expect(
    await test.db.rows(
      sql`select action, object_id, object_name, reason from audit_entry where object_kind = 'job' order by entry_id`,
    ),
  ).toEqual([
    { action: 'job.retry', object_id: String(first), object_name: 'send_message', reason: null },
    {
      action: 'job.drop',
      object_id: String(second),
      object_name: 'send_message',
      reason: 'The message is worth nothing any more',
    },
  ])
})

it.each([
  ['retry', 'retry'],
  ['retry', 'drop'],
  ['drop', 'drop'],
])('takes one decision of two at once: %s and %s', async (one, other) => {
  for (let round = 0; round < 5; round += 1) {
    const job_id = await giveUp(10 + round, 'a')
    const decide = (act: string) =>
      post(
        test.app,
        `/api/jobs/${act}`,
        { job_id, ...(act === 'drop' && { reason: 'Worth nothing any more' }) },
        headers,
      )
    const answers = await Promise.all([decide(one), decide(other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
    await test.db.run(sql`delete from graphile_worker._private_jobs`)
  }
})

it('is for administrators, and touches no job that still has tries', async () => {
  await addJob(test.db, 'send_message', { message_id: 3 })
  const row = await test.db.row<{ id: number }>(sql`select id from graphile_worker.jobs`)
  expect(
    (await post(test.app, '/api/jobs/drop', { job_id: row?.id, reason: 'no need' }, headers)).statusCode,
  ).toBe(404)
  const analyst = await buildStaff(test.services, 2)
  expect((await test.app.inject({ url: '/api/jobs', headers: analyst.headers })).statusCode).toBe(403)
})
