import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { allJobs } from '../jobs/all-jobs.ts'
import { runWorker, type Jobs } from '../jobs/run-worker.ts'
import { addConsent } from '../consents/consents.queries.ts'
import type { Services } from '../services.ts'
import { startSmsGatewayStandIn } from '../stand-ins/sms-gateway-stand-in.ts'
import { startSmtpStandIn } from '../stand-ins/smtp-stand-in.ts'
import type { StandIn } from '../stand-ins/stand-in-options.ts'
import { buildCustomer, someMobile } from '../testing/build-customer.ts'
import { post, readPasscode, startByCall } from '../testing/sign-in-by-calls.ts'
import { startOddServer, type OddServer } from '../testing/start-odd-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sendMessage } from './messages.jobs.ts'
import { queueMessage } from './queue-message.ts'

const KEY = 'stand-in-key-for-tests'
const once = { number: 1, last: false }
let test_: TestApp
let sms: StandIn
let smtp: StandIn
let services: Services
beforeAll(async () => {
  test_ = await createTestApp()
  sms = await startSmsGatewayStandIn({ pool: test_.pool, log: test_.app.log, key: KEY })
  smtp = await startSmtpStandIn({ pool: test_.pool, log: test_.app.log })
  services = {
    ...test_.services,
    env: { ...test_.services.env, SMS_GATEWAY_URL: sms.url, SMS_GATEWAY_KEY: KEY, SMTP_URL: smtp.url },
  }
})
afterAll(async () => {
  await sms.stop()
  await smtp.stop()
  await test_.close()
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
  (await test_.app.inject({ url: '/api/dev/outbox', query: { to } })).json<{ data: OutboxLine[] }>().data
const messageOf = (recipient: string) =>
  test_.db.row<{ message_id: number; status: string; body: string; sealed_code: Buffer | null; attempts: number; last_error: string | null }>(
    sql`select message_id, status, body, sealed_code, attempts, last_error from message where recipient = ${recipient} order by message_id desc limit 1`,
  )
const queueNotice = async (to: string): Promise<number> => {
  const id = await queueMessage(services, test_.db, {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    template: 'contact_changed',
    language: 'en',
    values: { brand: 'Test Brand' },
  })
  if (id === null) throw new Error('it was not queued')
  return id
}
const waitFor = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (let n = 0; n < 200; n += 1) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error('it did not happen')
}

describe('from the call to the outbox, over sockets and through the queue', () => {
  let stop: () => Promise<void>
  beforeEach(async () => {
    stop = (await runWorker(services, test_.pool, allJobs as Jobs)).stop
  })
  afterEach(() => stop())

  test.each([
    ['en', 'sms'],
    ['hi', 'sms'],
    ['en', 'email'],
    ['hi', 'email'],
  ] as const)('a passcode in %s by %s arrives, works, and is forgotten', async (language, channel) => {
    const mobile = someMobile()
    const to = channel === 'sms' ? mobile : `${mobile}@example.com`
    const answer = await post(test_.app, '/api/auth/start', {
      ...(channel === 'sms' ? { mobile_phone_number: to } : { email: to }),
      language,
      consents: [{ purpose: 'terms', version: '1' }],
    })
    const { prospect_app_id } = answer.json<{ prospect_app_id: string }>()
    const [line] = await waitFor(async () => {
      const lines = await outboxOf(to)
      return lines.length > 0 ? lines : undefined
    })
    expect(line).toMatchObject({ channel, to })
    expect(line?.subject === null).toBe(channel === 'sms')
    expect(line?.text).toContain('Test Brand')
    const runs = `${line?.subject ?? ''} ${line?.text ?? ''}`.match(/[0-9]{6,}/g)
    expect(runs).toHaveLength(1)
    if (language === 'hi') expect(line?.text).toContain('पासकोड')
    const verified = await post(test_.app, '/api/auth/verify', { prospect_app_id, otp: runs?.[0] })
    expect(verified.statusCode).toBe(200)
    const message = await waitFor(async () => {
      const found = await messageOf(to)
      return found?.status === 'sent' ? found : undefined
    })
    expect(message.sealed_code).toBeNull()
    expect(message.body).not.toContain(runs?.[0] ?? '')
  })
})

describe('sending', () => {
  let odd: OddServer
  const withGateway = (url: string | undefined): Services => ({ ...services, env: { ...services.env, SMS_GATEWAY_URL: url } })
  beforeEach(async () => {
    odd = await startOddServer(503)
  })
  afterEach(() => odd.stop())

  test('a try that fails is noted and thrown, so that the queue brings it again; the next one sends it', async () => {
    const mobile = someMobile()
    const message_id = await queueNotice(mobile)
    await expect(sendMessage(withGateway(odd.url), { message_id }, once)).rejects.toThrow('the SMS gateway answered 503')
    expect(await messageOf(mobile)).toMatchObject({ status: 'queued', attempts: 1, last_error: 'the SMS gateway answered 503' })
    await sendMessage(services, { message_id }, { number: 2, last: false })
    expect(await messageOf(mobile)).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
    expect(await outboxOf(mobile)).toHaveLength(1)
  })

  test('what was sent is not sent again', async () => {
    const mobile = someMobile()
    const message_id = await queueNotice(mobile)
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id }, once)
    await sendMessage(withGateway(odd.url), { message_id }, { number: 2, last: false })
    expect(odd.requests).toHaveLength(1)
  })

  test('a process that died between the hand-over and the note sends under the same key: it arrives once', async () => {
    const mobile = someMobile()
    const message_id = await queueNotice(mobile)
    await sendMessage(services, { message_id }, once)
    await test_.db.run(sql`update message set status = 'queued', sent_at = null where message_id = ${message_id}`)
    await sendMessage(services, { message_id }, { number: 2, last: false })
    expect(await outboxOf(mobile)).toHaveLength(1)
    const email = `${mobile}@example.com`
    const email_id = await queueNotice(email)
    await sendMessage(services, { message_id: email_id }, once)
    await test_.db.run(sql`update message set status = 'queued', sent_at = null where message_id = ${email_id}`)
    await sendMessage(services, { message_id: email_id }, { number: 2, last: false })
    expect(await outboxOf(email)).toHaveLength(1)
  })

  test('an answer that is no answer is tried again under the same key', async () => {
    const mobile = someMobile()
    const message_id = await queueNotice(mobile)
    odd.does = 'garbage'
    await expect(sendMessage(withGateway(odd.url), { message_id }, once)).rejects.toThrow('without an id')
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id }, { number: 2, last: false })
    const keys = odd.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('a refusal, and the last try, give it up and forget the code', async () => {
    for (const [does, attempt] of [
      [422, once],
      [500, { number: 14, last: true }],
    ] as const) {
      const mobile = someMobile()
      await startByCall(test_, { mobile_phone_number: mobile })
      odd.does = does
      await sendMessage(withGateway(odd.url), { message_id: (await messageOf(mobile))?.message_id ?? 0 }, attempt)
      expect(await messageOf(mobile)).toMatchObject({
        status: 'failed',
        sealed_code: null,
        last_error: `the SMS gateway answered ${does}`,
      })
    }
  })

  test('a passcode is not sent after its end', async () => {
    const mobile = someMobile()
    await startByCall(test_, { mobile_phone_number: mobile })
    test_.clock.advance(300_000)
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id: (await messageOf(mobile))?.message_id ?? 0 }, once)
    expect(odd.requests).toHaveLength(0)
    expect(await messageOf(mobile)).toMatchObject({ status: 'failed', last_error: 'expired', sealed_code: null })
  })

  test('a code that a newer one replaced is not sent', async () => {
    const mobile = someMobile()
    const { prospect_app_id } = await startByCall(test_, { mobile_phone_number: mobile })
    const first = await messageOf(mobile)
    test_.clock.advance(31_000)
    await post(test_.app, '/api/auth/resend', { prospect_app_id })
    const code = await readPasscode(test_.services, mobile)
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id: first?.message_id ?? 0 }, once)
    await sendMessage(withGateway(odd.url), { message_id: (await messageOf(mobile))?.message_id ?? 0 }, once)
    expect(odd.requests).toHaveLength(1)
    expect(odd.requests[0]?.body).toContain(code)
  })

  test('neither the log nor the row of a failure names the person', async () => {
    const mobile = someMobile()
    const lines: string[] = []
    const message_id = await queueNotice(mobile)
    const note = (facts: unknown, text: string): void => void lines.push(JSON.stringify([facts, text]))
    const log = { ...test_.app.log, warn: note, error: note } as unknown as Services['log']
    const error: unknown = await sendMessage({ ...withGateway(odd.url), log }, { message_id }, once).catch((thrown: unknown) => thrown)
    expect(lines).toHaveLength(1)
    for (const text of [...lines, String(error), (await messageOf(mobile))?.last_error]) expect(text).not.toContain(mobile)
  })
})

describe('queueing', () => {
  const consentTo = async (user_id: string): Promise<void> => {
    await addConsent(test_.db, {
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
      given_at: test_.clock.now(),
    })
  }
  const queueUpdate = (user_id: string, to: string) =>
    queueMessage(services, test_.db, {
      channel: 'sms',
      to,
      template: 'application_update',
      language: 'en',
      values: { brand: 'Test Brand', lender: 'Some Lender', status: 'Approved' },
      user_id,
    })

  test('an update goes to those who agreed to messages alone, and stops when they withdraw', async () => {
    const customer = await buildCustomer(test_.services)
    const mobile = customer.mobile_phone_number ?? ''
    expect(await queueUpdate(customer.user_id, mobile)).toBeNull()
    await consentTo(customer.user_id)
    const message_id = await queueUpdate(customer.user_id, mobile)
    expect(message_id).toBeGreaterThan(0)
    await test_.db.run(sql`update consent set withdrawn_at = now() where user_id = ${customer.user_id}`)
    await sendMessage(services, { message_id: message_id ?? 0 }, once)
    expect(await messageOf(mobile)).toMatchObject({ status: 'failed', last_error: 'consent withdrawn' })
    expect(await outboxOf(mobile)).toEqual([])
    expect(await queueUpdate(customer.user_id, mobile)).toBeNull()
    // A passcode still goes.
    await startByCall(test_, { mobile_phone_number: mobile })
    expect(await messageOf(mobile)).toMatchObject({ status: 'queued' })
  })

  test('a message and its job come and go with the transaction', async () => {
    const mobile = someMobile()
    await expect(
      test_.db.transaction(async (tx) => {
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
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({ status: 503, code: 'temporarily_unavailable' })
    expect(await bare.db.rows(sql`select 1 from prospect`)).toEqual([])
    expect((await bare.app.inject({ url: '/api/dev/outbox' })).statusCode).toBe(404)
    await bare.close()
  })
})
