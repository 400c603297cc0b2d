import type { MyData } from '@marketplace/contract/rights/my-data'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let lender_id: number
beforeAll(async () => {
  running = await createTestApp()
  lender_id = (await buildLender(running.db, { slug: 'asha-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

const open = ({ app_id, customer }: BuiltApplication, lender = lender_id, shown: { kfs_url?: string } = {}) =>
  post(
    running.app,
    `/api/applications/${app_id}/kfs-opened`,
    { lender_id: lender, ...shown },
    customer.headers,
  )
const sharesOf = async ({ customer }: BuiltApplication): Promise<MyData['shares']> =>
  (await running.app.inject({ url: '/api/my-data', headers: customer.headers })).json<{ data: MyData }>().data
    .shares

it('stands on the receipt of what was shared: which statement, and when it was opened first', async () => {
  const application = await buildApplication(running)
  expect((await open(application)).json()).toEqual({ success: true })
  running.clock.advance(60_000)
  await open(application)
  await application.apply(lender_id)
  const published = running.services.lenders().find(lender_id)?.kfs_url
  expect((await sharesOf(application)).map(({ statements_opened }) => statements_opened)).toEqual([
    [{ kfs_url: published, opened_at: '2026-11-20T06:00:00.000Z' }],
  ])
  await running.db.run(
    sql`update lender set kfs_url = 'https://asha.example.com/kfs-2' where lender_id = ${lender_id}`,
  )
  await vi.waitFor(
    () => expect(running.services.lenders().find(lender_id)?.kfs_url).toBe('https://asha.example.com/kfs-2'),
    5_000,
  )
  await open(application)
  expect((await sharesOf(application))[0]?.statements_opened).toEqual([
    { kfs_url: 'https://asha.example.com/kfs-2', opened_at: '2026-11-20T06:01:00.000Z' },
    { kfs_url: published, opened_at: '2026-11-20T06:00:00.000Z' },
  ])
})

it('stands in the copy of one’s data also where nothing was shared with the lender', async () => {
  const application = await buildApplication(running)
  await open(application)
  const opened = async () =>
    (await running.app.inject({ url: '/api/my-data', headers: application.customer.headers })).json<{
      data: MyData
    }>().data.statements_opened
  const lender = running.services.lenders().find(lender_id)
  expect(await opened()).toMatchObject([{ lender_name: lender?.legal_name, kfs_url: lender?.kfs_url }])
  await application.apply(lender_id)
  expect(await opened()).toEqual([])
  expect((await sharesOf(application))[0]?.statements_opened).toHaveLength(1)
})

it('is noted for one’s own application, and a lender that is offered', async () => {
  const own = await buildApplication(running)
  const other = await buildApplication(running)
  const foreign = await open({ ...other, customer: own.customer })
  const absent = await open({ ...own, app_id: crypto.randomUUID() })
  expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
  expect(foreign.body).toBe(absent.body)
  expect((await open(own, 2_000_000_000)).statusCode).toBe(404)
  expect((await open(own, 0)).statusCode).toBe(400)
  expect(
    (await post(running.app, `/api/applications/${own.app_id}/kfs-opened`, { lender_id })).statusCode,
  ).toBe(401)
})

it('is of the version that the page showed, also where the lender has published another since', async () => {
  const shown = 'https://asha.example.com/kfs-shown'
  const publish = async (kfs_url: string) => {
    await running.db.run(sql`update lender set kfs_url = ${kfs_url} where lender_id = ${lender_id}`)
    await vi.waitFor(() => expect(running.services.lenders().find(lender_id)?.kfs_url).toBe(kfs_url), 5_000)
  }
  await publish(shown)
  const application = await buildApplication(running)
  await application.apply(lender_id)
  await publish('https://asha.example.com/kfs-since')
  expect((await open(application, lender_id, { kfs_url: shown })).statusCode).toBe(200)
  expect((await sharesOf(application))[0]?.statements_opened.map(({ kfs_url }) => kfs_url)).toEqual([shown])
  // What no page of this application showed is no statement that was opened.
  const never = await open(application, lender_id, { kfs_url: 'https://asha.example.com/kfs-never' })
  expect(never.statusCode).toBe(404)
})
