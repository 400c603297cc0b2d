import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { listOutboxRows } from '../../src/site/outbox/outbox.queries.ts'
import { createTestApp, type TestApp } from '../../src/testing/test-app.ts'
import { startCrmStandIn } from './crm-stand-in.ts'
import { startSmsGatewayStandIn } from './sms-gateway-stand-in.ts'
import type { StandIn } from './stand-in-options.ts'

const KEY = 'stand-in-key-for-tests'
let running: TestApp
let sms: StandIn
let crm: StandIn
beforeAll(async () => {
  running = await createTestApp()
  sms = await startSmsGatewayStandIn({ pool: running.pool, log: running.app.log, key: KEY })
  crm = await startCrmStandIn({ pool: running.pool, log: running.app.log })
})
afterAll(async () => {
  await sms.stop()
  await crm.stop()
  await running.close()
})

const dlt = { entity_id: '1000000000000000000', template_id: '1007000000000000001', class: 'service' }
const message = { to: '919876543210', from: 'NIMBUP', text: 'Hello', dlt }
const headers = { 'x-api-key': KEY, 'idempotency-key': 'one', 'content-type': 'application/json' }

describe('the SMS stand-in', () => {
  test.each([
    ['another method', { method: 'GET' }, 405],
    ['no key', { headers: { 'idempotency-key': 'one' } }, 401],
    ['a wrong key', { headers: { ...headers, 'x-api-key': 'x' } }, 401],
    ['no message key', { headers: { 'x-api-key': KEY } }, 422],
    ['no JSON', { body: '{' }, 422],
    ['a foreign number', { body: JSON.stringify({ ...message, to: '442071234567' }) }, 422],
    ['a field too many', { body: JSON.stringify({ ...message, more: 1 }) }, 422],
    ['a header that is not six letters', { body: JSON.stringify({ ...message, from: 'LOANS' }) }, 422],
    [
      'an entity that is none',
      { body: JSON.stringify({ ...message, dlt: { ...dlt, entity_id: '1' } }) },
      422,
    ],
    [
      'a class that is none',
      { body: JSON.stringify({ ...message, dlt: { ...dlt, class: 'explicit' } }) },
      422,
    ],
    [
      'a template without its id',
      { body: JSON.stringify({ ...message, dlt: { ...dlt, template_id: '' } }) },
      422,
    ],
    ['too much', { body: 'x'.repeat(70_000) }, 413],
  ])('refuses %s', async (_, change, status) => {
    const { body, ...rest } = { method: 'POST', headers, body: JSON.stringify(message), ...change }
    const answer = await fetch(sms.url, { ...rest, ...(rest.method === 'POST' && { body }) })
    expect(answer.status).toBe(status)
    expect(await listOutboxRows(running.db, null, 10)).toEqual([])
  })

  test('takes a message once, and keeps it over a restart', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await fetch(sms.url, { method: 'POST', headers, body: JSON.stringify(message) })
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 202,
        body: { id: 'one', status: 'accepted' },
      })
    }
    await sms.stop()
    sms = await startSmsGatewayStandIn({ pool: running.pool, log: running.app.log, key: KEY })
    expect(await listOutboxRows(running.db, '9876543210', 10)).toMatchObject([
      { channel: 'sms', text: 'Hello' },
    ])
  })

  test('listens on this machine alone', () => {
    expect(new URL(sms.url).hostname).toBe('127.0.0.1')
    expect(new URL(crm.url).hostname).toBe('127.0.0.1')
  })
})

describe('the CRM stand-in', () => {
  const form = {
    orgid: 'o',
    name: 'Asha',
    email: 'a@example.com',
    phone: '9876543210',
    company: '',
    description: 'Help & more',
  }
  test.each([
    ['JSON', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) }, 415],
    ['a form without a phone', { body: new URLSearchParams({ name: 'Asha' }) }, 422],
  ])('refuses %s', async (_, change, status) => {
    expect((await fetch(crm.url, { method: 'POST', ...change })).status).toBe(status)
  })

  test('takes a form', async () => {
    expect((await fetch(crm.url, { method: 'POST', body: new URLSearchParams(form) })).status).toBe(200)
    expect(await running.db.rows(sql`select fields from stand_in.received_help_request`)).toEqual([
      { fields: form },
    ])
  })
})
