import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'
import { addJob } from './add-job.queries.ts'
import { createJobWatch } from './watch-jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const alarms = () =>
  test.db.rows(
    sql`select subject, times, ended_at is null as open from alarm where kind = 'job_given_up' order by alarm_id`,
  )

it('raises an alarm for each kind of given up jobs, again when there are more, and ends it with the last', async () => {
  const watch = createJobWatch(test.services, ['send_message'])
  const giveUp = async () => {
    await addJob(test.db, 'send_message', { message_id: 1 })
    await test.db.run(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  }
  await watch()
  expect(await alarms()).toEqual([])
  await giveUp()
  await watch()
  await watch()
  expect(await alarms()).toEqual([{ subject: 'send_message', times: 1, open: true }])
  await giveUp()
  await watch()
  expect(await alarms()).toEqual([{ subject: 'send_message', times: 2, open: true }])
  await test.db.run(sql`delete from graphile_worker._private_jobs`)
  await watch()
  expect(await alarms()).toEqual([{ subject: 'send_message', times: 2, open: false }])
})

it('ends an alarm that a process raised which is gone', async () => {
  await addJob(test.db, 'send_message', { message_id: 1 })
  await test.db.run(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  await createJobWatch(test.services, ['send_message'])()
  expect(await alarms()).toContainEqual({ subject: 'send_message', times: 1, open: true })
  await test.db.run(sql`delete from graphile_worker._private_jobs`)
  await createJobWatch(test.services, ['send_message'])()
  expect((await alarms()).at(-1)).toEqual({ subject: 'send_message', times: 1, open: false })
})

it('gives up a job of an unknown kind loudly, and not before a newer release had its time', async () => {
  const lines: unknown[] = []
  const log = { ...test.services.log, error: (line: unknown) => lines.push(line) } as never
  const watch = createJobWatch({ ...test.services, log }, ['send_message'])
  await test.db.run(
    sql`select graphile_worker.add_job('of_another_release', '{}', run_at := now() - interval '59 minutes')`,
  )
  await watch()
  expect(lines).toEqual([])
  await test.db.run(sql`update graphile_worker._private_jobs set run_at = now() - interval '61 minutes'`)
  await watch()
  expect(lines).toContainEqual({ job: 'of_another_release' })
  expect(await alarms()).toContainEqual({ subject: 'of_another_release', times: 1, open: true })
})
