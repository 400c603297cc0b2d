import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { jobs } from '../../app/modules.ts'
import { runWorker } from '../../platform/jobs/run-worker.ts'
import type { Services } from '../../site/services.ts'
import { startCrmStandIn } from '../../../demo/stand-ins/crm-stand-in.ts'
import type { StandIn } from '../../../demo/stand-ins/stand-in-options.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { startOddServer, type OddServer } from '../../testing/start-odd-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { postToCrm } from './crm.ts'
import { deliverHelpRequest } from './help-requests.jobs.ts'

let running: TestApp
let crm: StandIn
beforeAll(async () => {
  running = await createTestApp()
  crm = await startCrmStandIn({ pool: running.pool, log: running.app.log })
})
afterAll(async () => {
  await crm.stop()
  await running.close()
})

const form = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  company: 'Rao & Sons',
  description: 'Mera loan = kahan hai?\nकृपया बताएँ & जल्दी',
}
const withCrm = (url: string | undefined): Services => ({
  ...running.services,
  env: { ...running.services.env, CRM_URL: url, CRM_ORG_ID: 'org-1' },
})
const newest = () =>
  running.db.row<{ help_request_id: number; status: string; attempts: number; last_error: string | null }>(
    sql`select help_request_id, status, attempts, last_error from help_request order by help_request_id desc limit 1`,
  )
const store = async (): Promise<number> => {
  await post(running.app, '/api/help-request', form)
  return (await newest())?.help_request_id ?? 0
}

describe('POST /api/help-request', () => {
  test('stores the request and its job, and says so to the letter', async () => {
    const answer = await post(running.app, '/api/help-request', form)
    expect(answer.json()).toEqual({ success: true, message: 'Your request have been sent successfully' })
    expect(
      await running.db.row(
        sql`select name, email, phone, company, description, status, brand_id from help_request order by 1 desc limit 1`,
      ),
    ).toEqual({ ...form, status: 'queued', brand_id: 1 })
    const hindi = await post(
      running.app,
      '/api/help-request',
      { ...form, company: undefined },
      { cookie: 'lang=hi' },
    )
    expect(hindi.json()).toEqual({ success: true, message: 'आपका अनुरोध भेज दिया गया है' })
  })

  test.each([
    ['name', '', 'Please fill this in'],
    ['name', '   ', 'Please fill this in'],
    ['name', 'x'.repeat(81), 'Shorten this text and use ordinary characters only'],
    ['email', 'a@b', 'Email error'],
    ['phone', '98765', 'Phone Number error'],
    ['phone', '98765432101', 'Phone Number error'],
    ['phone', '98765abcde', 'Phone Number error'],
    ['description', '', 'Please fill this in'],
    ['description', 'a\u0000b', 'Shorten this text and use ordinary characters only'],
    ['description', 7, 'Shorten this text and use ordinary characters only'],
    ['company', { a: 1 }, 'Shorten this text and use ordinary characters only'],
    ['email', 'a@b.in\r\nBcc: c@d.in', 'Email error'],
  ])('%s of %j is refused', async (field, value, message) => {
    const answer = await post(running.app, '/api/help-request', { ...form, [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ details: unknown }>().details).toEqual([{ field, message }])
  })

  test.each([['name'], ['email'], ['phone'], ['description']])('it is refused without %s', async (field) => {
    const answer = await post(running.app, '/api/help-request', { ...form, [field]: undefined })
    expect(answer.statusCode).toBe(400)
    expect(
      (await post(running.app, '/api/help-request', { ...form, status: 'delivered' })).json(),
    ).toMatchObject({ code: 'unknown_field' })
  })
})

test('an address made to be slow to check is refused before this test gives up', async () => {
  expect(
    (await post(running.app, '/api/help-request', { ...form, email: `${'a.'.repeat(50_000)}@b.in` }))
      .statusCode,
  ).toBe(400)
})

describe('delivery to the CRM', () => {
  let odd: OddServer
  beforeEach(async () => {
    odd = await startOddServer(503)
  })
  afterEach(() => odd.stop())

  test('posts the form, form-encoded, through the queue', async () => {
    const { stop } = await runWorker(withCrm(crm.url), running.pool, jobs)
    const id = await store()
    for (let n = 0; n < 200 && (await newest())?.status !== 'delivered'; n += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
    await stop()
    expect(
      await running.db.rows(
        sql`select fields from stand_in.received_help_request where request_key = ${`help-request-${id}`}`,
      ),
    ).toEqual([{ fields: { orgid: 'org-1', ...form } }])
  })

  test.each([
    [500, 'the CRM answered 500'],
    [404, 'the CRM answered 404'],
    ['redirects', 'the CRM answered 302'],
    ['drops', 'the CRM could not be reached'],
  ] as const)('a CRM that says %s gets it again later', async (does, reason) => {
    odd.does = does
    const help_request_id = await store()
    await expect(
      deliverHelpRequest(withCrm(odd.url), { help_request_id }, { number: 1, last: false }),
    ).rejects.toThrow(reason)
    expect(await newest()).toMatchObject({ status: 'queued', attempts: 1, last_error: reason })
    expect(odd.requests).toHaveLength(1)
    odd.does = 200
    await deliverHelpRequest(withCrm(odd.url), { help_request_id }, { number: 2, last: false })
    await deliverHelpRequest(withCrm(odd.url), { help_request_id }, { number: 3, last: false })
    expect(await newest()).toMatchObject({ status: 'delivered', attempts: 2, last_error: null })
    expect(odd.requests).toHaveLength(2)
    expect(odd.requests[1]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(new URLSearchParams(odd.requests[1]?.body))).toEqual({
      orgid: 'org-1',
      ...form,
    })
  })

  test('what the CRM answers is not read: garbage and an endless answer are as good as any', async () => {
    for (const does of ['garbage', 'endless'] as const) {
      odd.does = does
      await deliverHelpRequest(
        withCrm(odd.url),
        { help_request_id: await store() },
        { number: 1, last: false },
      )
      expect(await newest()).toMatchObject({ status: 'delivered' })
    }
  })

  test('a slow CRM is given up, one that is down or was never named is tried again', async () => {
    odd.does = 'slow'
    const request = { help_request_id: 1, ...form }
    const env = { CRM_URL: odd.url, CRM_ORG_ID: 'o' }
    await expect(postToCrm(env, request, { timeoutMs: 300 })).rejects.toThrow('the CRM was too slow')
    await expect(postToCrm({ ...env, CRM_URL: 'http://127.0.0.1:9/' }, request)).rejects.toThrow(
      'the CRM could not be reached',
    )
    await expect(postToCrm({ ...env, CRM_URL: undefined }, request)).rejects.toThrow(
      'CRM_URL and CRM_ORG_ID are not set',
    )
  })

  test('after the last try it stays in the table as failed', async () => {
    const help_request_id = await store()
    await deliverHelpRequest(withCrm(odd.url), { help_request_id }, { number: 20, last: true })
    expect(await newest()).toMatchObject({ status: 'failed', last_error: 'the CRM answered 503' })
  })
})
