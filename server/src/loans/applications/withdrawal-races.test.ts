import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendLenderApplication } from './applications.jobs.ts'

let test: TestApp
let lender: { lender_id: number }
beforeAll(async () => {
  test = await createTestApp()
  lender = await buildLender(test.db, { slug: 'left-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

const applied = async () => {
  const application = await buildApplication(test)
  expect((await application.apply(lender.lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ lender_application_id: number; consent_id: string }>(
    sql`select lender_application_id, consent_id from lender_application where app_id = ${application.app_id}`,
  )
  if (row === null) throw new Error('nothing was applied for')
  return { ...application, ...row }
}

it('withdrawing the application and its consent at once never wait for each other', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, applied))
  const statuses = await Promise.all(
    all.flatMap(({ app_id, consent_id, customer: { headers } }) =>
      Array.from({ length: 4 }, async (_, at) => {
        const ofConsent = { url: '/api/consents/withdraw', payload: { consent_id } }
        const ofApplication = {
          url: `/api/applications/${app_id}/withdraw`,
          payload: { lender_id: lender.lender_id },
        }
        const call = at % 2 === 0 ? ofConsent : ofApplication
        return (await test.app.inject({ method: 'POST', headers, ...call })).statusCode
      }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const live = await test.db.row<{ count: number }>(
    sql`select count(*) as count from consent where purpose = 'share' and withdrawn_at is null`,
  )
  expect(live?.count).toBe(0)
})

it('a lender that may have got a try after it was told of the withdrawal is told again', async () => {
  const { app_id, lender_application_id, customer } = await applied()
  // An API application whose one try was never heard of again.
  await test.db.run(sql`update lender_application set handoff_url = null, status = 'QUEUED', attempts = 1
    where lender_application_id = ${lender_application_id}`)
  const withdrawn = await test.app.inject({
    method: 'POST',
    url: `/api/applications/${app_id}/withdraw`,
    headers: customer.headers,
    payload: { lender_id: lender.lender_id },
  })
  expect(withdrawn.statusCode).toBe(200)
  const telling = () =>
    test.db.rows(sql`select 1 from graphile_worker.jobs where key = ${`tell:${lender_application_id}`}`)
  expect(await telling()).toHaveLength(1)
  await test.db.run(sql`delete from graphile_worker._private_jobs`)
  await sendLenderApplication(test.services, { lender_application_id }, { number: 2, last: false })
  expect(await telling()).toHaveLength(1)
})
