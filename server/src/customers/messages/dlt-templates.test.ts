import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { findReach } from '../profiles/customers.queries.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { sql } from '../../platform/db/sql.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startOddServer } from '../../testing/start-odd-server.ts'
import type { Services } from '../../site/services.ts'
import { findRegistration } from './find-registration.ts'
import { sendMessage } from './messages.jobs.ts'
import { queueMessage } from './queue-message.ts'

const entity_id = '1000000000000000007'
const registered = {
  entity_id,
  template: 'passcode',
  language: 'en',
  template_id: '1007000000000000001',
  class: 'service',
}
let running: TestApp
let calls: ReturnType<typeof callsOf>
let brand_id = 0
beforeAll(async () => {
  running = await createTestApp()
  calls = callsOf(running.app, await buildStaff(running.services, 1))
  brand_id = await buildBrand(running.db, {
    slug: 'nimbu',
    name: 'Nimbu Pay',
    dlt_entity_id: entity_id,
    sms_header: 'NIMBUP',
  })
  await vi.waitFor(() => expect(running.services.brands().bySlug('nimbu')).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

const once = { number: 1, last: true }

test('every SMS text is listed for an entity, and what is registered stands beside it', async () => {
  const before = (await calls.get(`/api/dlt-templates?entity_id=${entity_id}`)).json<{
    data: { template: string; template_id: string | null }[]
    total: number
  }>()
  expect(before.total).toBeGreaterThan(20)
  expect(before.data.every(({ template_id }) => template_id === null)).toBe(true)
  expect((await calls.post('/api/dlt-templates', registered)).json()).toEqual({
    success: true,
    message: 'Registration saved',
  })
  const { data } = (await calls.get(`/api/dlt-templates?entity_id=${entity_id}`)).json<{ data: object[] }>()
  expect(data).toContainEqual(
    expect.objectContaining({ template: 'passcode', language: 'en', template_id: registered.template_id }),
  )
  const other = await calls.get('/api/dlt-templates?entity_id=1000000000000000008')
  expect(JSON.stringify(other.json())).not.toContain(registered.template_id)
})

test.each([
  [{ entity_id: '100' }, 'entity_id'],
  [{ template_id: '10070000000000000x1' }, 'template_id'],
  [{ class: 'explicit' }, 'class'],
  [{ template: 'no_such_text' }, 'template'],
])('%j is refused at %s', async (change, field) => {
  const answer = await calls.post('/api/dlt-templates', { ...registered, ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ details: [{ field }] })
})

// duty 14: SMS are registered with the operators, and promotion keeps to its hours.
test('an SMS is known by the brand that it names', async () => {
  const of = (of_brand: number | null, language: 'en' | 'hi') =>
    findRegistration(running.services, { brand_id: of_brand, template: 'passcode', language })
  expect(await of(brand_id, 'en')).toEqual({
    entity_id,
    header: 'NIMBUP',
    template_id: registered.template_id,
    class: 'service',
  })
  expect(await of(brand_id, 'hi')).toBe('template')
  expect(await of(null, 'en')).toBe('brand')
  const plain = await buildBrand(running.db, { slug: 'unregistered', name: 'Unregistered' })
  await vi.waitFor(() => expect(running.services.brands().bySlug('unregistered')).not.toBeNull(), 5_000)
  expect(await of(plain, 'en')).toBe('entity')
})

/** Queues a passcode, or news of an application, and sends it by hand. @returns what the gateway was asked, and how the message stands. */
const sendOne = async (env: object, language: 'en' | 'hi' = 'en', user_id?: string) => {
  const gateway = await startOddServer(202)
  const again: unknown[] = []
  const services: Services = {
    ...running.services,
    env: { ...running.services.env, SMS_GATEWAY_URL: gateway.url, ...env },
    addJob: async (_db, name, payload, options) => {
      again.push({ name, payload, run_at: options?.run_at })
    },
  }
  const reach = await findReach(running.db, user_id ?? '00000000-0000-0000-0000-000000000000')
  const to = { channel: 'sms', to: reach?.mobile_phone_number ?? someMobile(), language } as const
  const brand = 'Nimbu Pay'
  const message_id =
    user_id === undefined
      ? await queueMessage(services, running.db, {
          ...to,
          template: 'passcode',
          values: { brand, host: 'loans.example.in' },
        })
      : await queueMessage(services, running.db, {
          ...to,
          template: 'application_update',
          values: { brand, lender: 'Some Lender', status: 'Approved' },
          user_id,
        })
  again.length = 0
  if (message_id === null) throw new Error('nothing was queued')
  await sendMessage(services, { message_id }, once).catch(() => undefined)
  const row = await running.db.row<{ status: string; last_error: string | null }>(
    sql`select status, last_error from message where message_id = ${message_id}`,
  )
  await gateway.stop()
  return { requests: gateway.requests, row, again }
}

test('production sends no SMS that is not registered; elsewhere it goes without ids', async () => {
  const refused = await sendOne({ NODE_ENV: 'production' }, 'hi')
  expect(refused.requests).toEqual([])
  expect(refused.row).toEqual({
    status: 'failed',
    last_error: 'not registered with the operators: template',
  })
  const { requests } = await sendOne({}, 'hi')
  expect(JSON.parse(requests[0]?.body ?? '{}')).not.toHaveProperty('dlt')
  const sent = await sendOne({ NODE_ENV: 'production' })
  expect(JSON.parse(sent.requests[0]?.body ?? '{}')).toMatchObject({
    from: 'NIMBUP',
    dlt: { entity_id, template_id: registered.template_id, class: 'service' },
  })
})

// 20 November 2026 is a Friday, 22 November a Sunday.
test('a promotional SMS waits for its hours and days; a passcode is never kept back', async () => {
  await calls.post('/api/dlt-templates', { ...registered, class: 'promotional' })
  await calls.post('/api/dlt-templates', {
    ...registered,
    template: 'application_update',
    template_id: '1007000000000000009',
    class: 'promotional',
  })
  const { user_id } = await buildCustomer(running.services)
  await running.db
    .run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values (gen_random_uuid(), ${user_id}, 'messages', '1', 'en', 'yes', now())`)
  for (const [now, then] of [
    ['2026-11-20T16:00:00Z', '2026-11-21T04:30:00Z'],
    ['2026-11-21T16:00:00Z', '2026-11-23T04:30:00Z'],
  ] as const) {
    running.clock.set(now)
    const { requests, row, again } = await sendOne({}, 'en', user_id)
    expect(requests).toEqual([])
    expect(row?.status).toBe('queued')
    expect(again).toMatchObject([{ name: 'send_message', run_at: new Date(then) }])
  }
  expect((await sendOne({})).requests).toHaveLength(1)
  running.clock.set('2026-11-23T04:30:00Z')
  expect((await sendOne({}, 'en', user_id)).requests).toHaveLength(1)
  expect((await sendOne({}, 'en', user_id)).requests).toHaveLength(1)
  // Two promotions in seven days; the third waits until the first is seven days old.
  const third = await sendOne({}, 'en', user_id)
  expect(third.requests).toEqual([])
  expect(third.again).toMatchObject([{ run_at: new Date('2026-11-30T04:30:00Z') }])
})
