import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addJobBy } from './add-job-by-clock.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it.each([
  [0, '2026-11-30T10:00:00.000Z'],
  [3_600_000, '2026-11-30T09:00:00.000Z'],
  [-3_600_000, '2026-11-30T11:00:00.000Z'],
])('a clock that is %i ms ahead: what is due at ten is due at %s in the queue', async (aheadMs, due) => {
  const key = `of-the-test-${aheadMs}`
  const run_at = new Date('2026-11-30T10:00:00Z')
  await addJobBy({ ahead: () => aheadMs })(test.db, 'send_message', { message_id: 0 }, { run_at, key })
  const row = await test.db.row<{ run_at: Date }>(
    sql`select run_at from graphile_worker._private_jobs where key = ${key}`,
  )
  expect(row?.run_at.toISOString()).toBe(due)
})
