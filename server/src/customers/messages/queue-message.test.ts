import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { addConsent } from '../consents/consents.queries.ts'
import type { Services } from '../../reference/services.ts'
import { startSmsGatewayStandIn } from '../../../demo/stand-ins/sms-gateway-stand-in.ts'
import { startSmtpStandIn } from '../../../demo/stand-ins/smtp-stand-in.ts'
import type { StandIn } from '../../../demo/stand-ins/stand-in-options.ts'
import { buildCustomer, someMobile } from '../../testing/builders/build-customer.ts'
import { post, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendMessage } from './messages.jobs.ts'
import { queueMessage } from './queue-message.ts'

const KEY = 'stand-in-key-for-tests'
const once = { number: 1, last: false }
let running: TestApp
let sms: StandIn
let smtp: StandIn
let services: Services
beforeAll(async () => {
  running = await createTestApp()
  sms = await startSmsGatewayStandIn({ pool: running.pool, log: running.app.log, key: KEY })
  smtp = await startSmtpStandIn({ pool: running.pool, log: running.app.log })
  services = {
    ...running.services,
    env: { ...running.services.env, SMS_GATEWAY_URL: sms.url, SMS_GATEWAY_KEY: KEY, SMTP_URL: smtp.url },
  }
})
afterAll(async () => {
  await sms.stop()
  await smtp.stop()
  await running.close()
})

interface OutboxLine {
  id: number
  channel: string
  to: string
  subject: string | null
  text: string
  created_at: string
}
const outboxOf = async (to: string): Promise<OutboxLine[]> =>
  (await running.app.inject({ url: '/api/dev/outbox', query: { to } })).json<{ data: OutboxLine[] }>().data
const messageOf = (recipient: string) =>
  running.db.row<{
    message_id: number
    status: string
    body: string
    sealed_code: Buffer | null
    attempts: number
    last_error: string | null
  }>(
    sql`select message_id, status, body, sealed_code, attempts, last_error from message where recipient = ${recipient} order by message_id desc limit 1`,
  )

describe('queueing', () => {
  const consentTo = async (user_id: string): Promise<void> => {
    await addConsent(running.db, {
      consent_id: crypto.randomUUID(),
      user_id,
      purpose: 'messages',
      version: '1',
      language: 'en',
      text: 'yes',
      lender_id: null,
      lender_name: null,
      brand_id: null,
      ip_address: null,
      given_at: running.clock.now(),
    })
  }
  const queueUpdate = (user_id: string, to: string) =>
    queueMessage(services, running.db, {
      channel: 'sms',
      to,
      template: 'application_update',
      language: 'en',
      values: { brand: 'Test Brand', lender: 'Some Lender', status: 'Approved' },
      user_id,
    })

  test('an update goes to those who agreed to messages alone, and stops when they withdraw', async () => {
    const customer = await buildCustomer(running.services)
    const mobile = customer.mobile_phone_number ?? ''
    expect(await queueUpdate(customer.user_id, mobile)).toBeNull()
    await consentTo(customer.user_id)
    const message_id = await queueUpdate(customer.user_id, mobile)
    expect(message_id).toBeGreaterThan(0)
    await running.db.run(sql`update consent set withdrawn_at = now() where user_id = ${customer.user_id}`)
    await sendMessage(services, { message_id: message_id ?? 0 }, once)
    expect(await messageOf(mobile)).toMatchObject({ status: 'failed', last_error: 'consent withdrawn' })
    expect(await outboxOf(mobile)).toEqual([])
    expect(await queueUpdate(customer.user_id, mobile)).toBeNull()
    // A passcode still goes.
    await startByCall(running, { mobile_phone_number: mobile })
    expect(await messageOf(mobile)).toMatchObject({ status: 'queued' })
  })

  test('a message and its job come and go with the transaction', async () => {
    const mobile = someMobile()
    await expect(
      running.db.transaction(async (tx) => {
        await queueMessage(services, tx, {
          channel: 'sms',
          to: mobile,
          template: 'contact_changed',
          language: 'en',
          values: { brand: 'Test Brand' },
        })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await messageOf(mobile)).toBeNull()
  })

  test('without a gateway nothing is promised outside the demo', async () => {
    const bare = await createTestApp({ variables: { DEMO: '0' } })
    const answer = await post(bare.app, '/api/auth/start', {
      mobile_phone_number: someMobile(),
      language: 'en',
      consents: [{ purpose: 'terms', version: '1' }],
    })
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status: 503,
      code: 'temporarily_unavailable',
    })
    expect(await bare.db.rows(sql`select 1 from prospect`)).toEqual([])
    expect((await bare.app.inject({ url: '/api/dev/outbox' })).statusCode).toBe(404)
    await bare.close()
  })
})
