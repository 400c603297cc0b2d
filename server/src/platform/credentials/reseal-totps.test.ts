import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { buildStaffAccount, STAFF_PASSWORD } from '../../testing/builders/build-staff-account.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealTotps } from './reseal-totps.ts'
import { startSecondFactor } from './second-factor.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

test('after a new data key authenticators are sealed with it and show the same codes', async () => {
  const { services, db, app } = running
  const asha = await buildStaffAccount(services)
  const ravi = await buildStaffAccount(services, { enrolled: false })
  await startSecondFactor(services, { kind: 'staff', id: ravi.staff_id }, { issuer: 'T', name: 'ravi' })
  await buildStaffAccount(services, { enrolled: false })
  const keys = async (): Promise<string[]> =>
    (
      await db.rows<{ key: string }>(sql`select encode(substring(sealed from 2 for 4), 'hex') as key
        from credential, unnest(array[totp, pending_totp]) sealed where sealed is not null`)
    ).map(({ key }) => key)
  const before = await keys()
  await services.vault.rotate()
  expect(await resealTotps(services)).toBe(2)
  const after = await keys()
  expect(after).toHaveLength(2)
  expect(after.filter((key) => before.includes(key))).toEqual([])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: asha.username, password: STAFF_PASSWORD, totp: asha.code() },
  })
  expect(answer.statusCode).toBe(200)
})
