import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endAlarm, raiseAlarm } from './alarms.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const rows = () =>
  test.db.rows(sql`select kind, subject, detail, times, ended_at from alarm order by alarm_id`)

it('is one row while it lasts, ends, and can be raised again', async () => {
  const { services, clock } = test
  const overdue = { kind: 'retention_overdue', subject: 'prospect' } as const
  await Promise.all([1, 2, 3].map(() => raiseAlarm(services, { ...overdue, detail: { days: 400 } })))
  await raiseAlarm(services, { kind: 'retention_overdue', subject: 'message' })
  const first = { ...overdue, detail: { days: 400 }, times: 3 }
  const other = { kind: 'retention_overdue', subject: 'message', detail: {}, times: 1, ended_at: null }
  expect(await rows()).toEqual([{ ...first, ended_at: null }, other])

  clock.advance(60_000)
  await endAlarm(services, overdue)
  await endAlarm(services, { kind: 'gateway_down', subject: 'sms' })
  await raiseAlarm(services, { ...overdue, detail: { days: 401 } })
  expect(await rows()).toEqual([
    { ...first, ended_at: clock.now() },
    other,
    { ...overdue, detail: { days: 401 }, times: 1, ended_at: null },
  ])
})

it('never throws: what the database does not take is a line of the log', async () => {
  const { services } = test
  const lines: unknown[] = []
  const log = { ...services.log, error: (line: unknown) => lines.push(line) } as never
  const db = {
    row: async () => {
      throw new Error('away')
    },
  } as never
  await raiseAlarm({ ...services, log, db }, { kind: 'gateway_down', subject: 'sms' })
  expect(lines).toMatchObject([{ alarm: 'gateway_down', subject: 'sms' }])
})
