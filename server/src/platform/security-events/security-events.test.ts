import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addressKey, createSecurityEvents, subjectKey, type SecurityEvent } from './security-events.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const wrong: SecurityEvent = {
  kind: 'passcode_wrong',
  call: 'POST /api/auth/verify',
  actor_kind: 'anonymous',
  ip: '203.0.113.9',
  subject: '9876543210',
}
const rows = () =>
  test.db.rows<{ kind: string; address_key: string; subject_key: string; hits: number }>(
    sql`select kind, address_key, subject_key, hits from security_event order by security_event_id`,
  )

it('keeps equal events of a minute as one row, of two processes too, and neither address nor person in clear', async () => {
  const { db, services, clock } = test
  const other = createSecurityEvents(db, services.vault, services.log, clock.now)
  for (let times = 0; times < 3; times += 1) services.securityEvents.note(wrong)
  other.note(wrong)
  await services.securityEvents.flush()
  await other.stop()
  expect(await rows()).toEqual([
    {
      kind: 'passcode_wrong',
      address_key: addressKey(services.vault, '203.0.113.9'),
      subject_key: subjectKey(services.vault, '9876543210'),
      hits: 4,
    },
  ])
  clock.advance(60_000)
  services.securityEvents.note(wrong)
  await services.securityEvents.flush()
  expect((await rows()).map(({ hits }) => hits)).toEqual([4, 1])
  expect(JSON.stringify(await db.rows(sql`select * from security_event`))).not.toMatch(
    /9876543210|203\.0\.113/,
  )
})

it('loses no count while the database is away, and tells a flood from everywhere in few rows', async () => {
  const { db, services, clock } = test
  await db.run(sql`delete from security_event`)
  let isAway = true
  const flaky = createDatabase({
    query: async (statement: never) => {
      if (isAway) throw new Error('away')
      return test.pool.query(statement)
    },
  } as never)
  const events = createSecurityEvents(flaky, services.vault, services.log, clock.now)
  for (let address = 0; address < 6_000; address += 1)
    events.note({ ...wrong, ip: `10.1.${address >> 8}.${address & 255}` })
  await events.flush()
  isAway = false
  await events.stop()
  const kept = await rows()
  expect(kept.reduce((sum, { hits }) => sum + hits, 0)).toBe(6_000)
  expect(kept.length).toBeLessThanOrEqual(5_001)
  expect(kept.find(({ address_key }) => address_key === '')?.hits).toBe(1_000)
})
