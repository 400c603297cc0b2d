import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { sql } from '../../platform/db/sql.ts'
import { addJob } from '../../platform/jobs/published.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('is alive and ready', async () => {
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

it.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', {}, 200],
  ['this machine by IPv4 in IPv6 dress', '::ffff:127.0.0.1', {}, 200],
  ['elsewhere', '203.0.113.7', {}, 404],
  ['elsewhere, with a claim', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['elsewhere, through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['elsewhere, through one that says so otherwise', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
])('shows its figures to %s or not', async (_name, remoteAddress, headers, status) => {
  expect((await test.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status)
})

it('is not ready while it ends, or its disk is full, and says when to come again', async () => {
  const { lifecycle } = test.services
  const ready = async () => {
    const { statusCode, headers } = await test.app.inject({ url: '/readyz' })
    return [statusCode, headers['retry-after'], headers.connection]
  }
  expect(await ready()).toEqual([200, undefined, 'keep-alive'])
  lifecycle.hasRoom = async () => false
  expect(await ready()).toEqual([503, '5', 'keep-alive'])
  lifecycle.hasRoom = async () => true
  lifecycle.isDraining = true
  expect(await ready()).toEqual([503, '5', 'close'])
  expect((await test.app.inject({ url: '/healthz' })).headers.connection).toBe('close')
  lifecycle.isDraining = false
})

it('shows what waits, what was given up, how long messages take and which alarms last', async () => {
  const { db, clock, services } = test
  await addJob(db, 'send_message', { message_id: 1 })
  await addJob(db, 'send_message', { message_id: 2 })
  await db.run(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where (payload ->> 'message_id') = '2'`,
  )
  await db.run(sql`insert into message (gateway_key, channel, recipient, template, language, body, status, created_at, sent_at)
    values (gen_random_uuid(), 'sms', '9876543210', 'passcode', 'en', 'text', 'sent', ${clock.now()},
      ${new Date(clock.now().getTime() + 7_000)})`)
  await raiseAlarm(services, { kind: 'gateway_down', subject: 'sms' })
  const { body } = await test.app.inject({ url: '/metrics' })
  for (const line of [
    'database_up 1',
    'jobs_waiting{kind="send_message"} 1',
    'jobs_given_up{kind="send_message"} 1',
    'message_delivery_seconds{channel="sms"} 7',
    'alarms_open{kind="gateway_down"} 1',
  ])
    expect(body.split('\n')).toContain(line)
})
