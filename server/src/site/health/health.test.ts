import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseAlarm } from '../../platform/alarms/alarms.ts'
import { sql } from '../../platform/db/sql.ts'
import { addJob } from '../../platform/jobs/published.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const METRICS_TOKEN = 'example-token-of-the-monitoring-system'
let test: TestApp
let bare: TestApp
beforeAll(async () => {
  test = await createTestApp({ variables: { METRICS_TOKEN } })
  bare = await createTestApp()
})
afterAll(async () => {
  await test.close()
  await bare.close()
})

it('is alive and ready', async () => {
  expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

it.each([
  ['who brings the token', { authorization: `Bearer ${METRICS_TOKEN}` }, 200],
  ['nobody', {}, 404],
  ['a wrong token', { authorization: `Bearer ${METRICS_TOKEN.replace('e', 'f')}` }, 404],
  ['a part of it', { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` }, 404],
  ['an empty one', { authorization: 'Bearer ' }, 404],
])('on the port of the pages shows its figures to %s or not', async (_name, headers, status) => {
  const answer = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('passwords_compared')).toBe(status === 200)
})

it.each([{}, { authorization: 'Bearer ' }, { 'x-forwarded-for': '127.0.0.1' }])(
  'without a token of its own shows them to nobody, not even to this machine: %j',
  async (headers) => {
    const answer = await bare.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect(answer.statusCode).toBe(404)
  },
)

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

it('on a port of its own shows them to this machine, and lets go of it', async () => {
  const port = await findFreePort()
  const watched = await createTestApp({ variables: { METRICS_PORT: String(port) } })
  const at = `http://127.0.0.1:${port}`
  try {
    const pages = await watched.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('passwords_compared')
    expect((await fetch(`${at}/healthz`)).status).toBe(404)
    expect((await fetch(`${pages}/metrics`)).status).toBe(404)
  } finally {
    await watched.close()
  }
  await expect(fetch(`${at}/metrics`)).rejects.toThrow('fetch failed')
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
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const { body } = await test.app.inject({ url: '/metrics', headers })
  for (const line of [
    'database_up 1',
    'jobs_waiting{kind="send_message"} 1',
    'jobs_given_up{kind="send_message"} 1',
    'message_delivery_seconds{channel="sms"} 7',
    'alarms_open{kind="gateway_down"} 1',
  ])
    expect(body.split('\n')).toContain(line)
})
