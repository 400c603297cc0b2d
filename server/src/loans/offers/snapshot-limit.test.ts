import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { SNAPSHOTS_A_DAY } from './snapshot-limit.ts'
import { ASK_AGAIN_MINUTES } from './usable-answers.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    variables: {
      LENDER_ASKED_BANK_URL: 'http://127.0.0.1:9',
      LENDER_ASKED_BANK_SECRET: 'a secret of sixteen',
    },
  })
  const lender = await buildLender(test.db, { slug: 'plain-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

it('keeps so many different screens of an application a day, and goes on showing the known ones', async () => {
  const { app_id, customer, offers } = await buildApplication(test)
  const { snapshot_id } = await offers({ amount: 100_000 })
  await test.db.run(
    sql`update rate_limit set hits = ${SNAPSHOTS_A_DAY - 1} where key = ${`snapshot:${app_id}`}`,
  )
  await offers({ amount: 100_001 })
  const next = () =>
    test.app.inject({
      method: 'POST',
      url: `/api/applications/${app_id}/offers`,
      headers: customer.headers,
      payload: { amount: 100_002 },
    })
  expect((await next()).json()).toMatchObject({ code: 'too_many_requests' })
  expect((await offers({ amount: 100_000 })).snapshot_id).toBe(snapshot_id)
  test.clock.advance(86_400_000)
  await test.db.run(
    sql`update session set last_seen_at = ${test.clock.now()}, absolute_expires_at = ${new Date(test.clock.now().getTime() + 60_000)}`,
  )
  expect((await next()).statusCode).toBe(200)
})

it('asks a lender again whose answer never came', async () => {
  const asked = await buildLender(test.db, { slug: 'asked-bank', api: 1 })
  await vi.waitFor(() => expect(test.services.lenders().find(asked.lender_id)).not.toBeNull())
  const { app_id, offers } = await buildApplication(test)
  const jobs = () =>
    test.db.rows(sql`select 1 from graphile_worker.jobs where key = ${`ask:${app_id}:${asked.lender_id}`}`)
  expect((await offers()).snapshot_id).toBeNull()
  expect(await jobs()).toHaveLength(1)
  // The job is lost for good.
  await test.db.run(sql`delete from graphile_worker._private_jobs`)
  await offers()
  expect(await jobs()).toHaveLength(0)
  test.clock.advance(ASK_AGAIN_MINUTES * 60_000)
  await offers()
  expect(await jobs()).toHaveLength(1)
})
