import { noteGatewaySuccess } from '../../platform/gateways/gateway-circuit.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { jobs } from '../../app/modules.ts'
import { runWorker } from '../../platform/jobs/run-worker.ts'
import type { Services } from '../../site/services.ts'
import { startSmsGatewayStandIn } from '../../../demo/stand-ins/sms-gateway-stand-in.ts'
import { startSmtpStandIn } from '../../../demo/stand-ins/smtp-stand-in.ts'
import type { StandIn } from '../../../demo/stand-ins/stand-in-options.ts'
import { someMobile } from '../../testing/builders/build-customer.ts'
import { post, readPasscode, startByCall } from '../../testing/sign-in-by-calls.ts'
import { startOddServer, type OddServer } from '../../testing/start-odd-server.ts'
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
const queueNotice = async (to: string): Promise<number> => {
  const id = await queueMessage(services, running.db, {
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
    stop = (await runWorker(services, running.pool, jobs)).stop
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
    const answer = await post(running.app, '/api/auth/start', {
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
    // An SMS says it once more in its last line, for the browser.
    expect(runs).toHaveLength(channel === 'sms' ? 2 : 1)
    expect(new Set(runs).size).toBe(1)
    if (language === 'hi') expect(line?.text).toContain('पासकोड')
    const verified = await post(running.app, '/api/auth/verify', { prospect_app_id, otp: runs?.[0] })
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
  const withGateway = (url: string | undefined): Services => ({
    ...services,
    env: { ...services.env, SMS_GATEWAY_URL: url },
  })
  beforeEach(async () => {
    odd = await startOddServer(503)
    for (const gateway of ['sms', 'email'] as const) await noteGatewaySuccess(services, gateway)
  })
  afterEach(() => odd.stop())

  test('a try that fails is noted and thrown, so that the queue brings it again; the next one sends it', async () => {
    const mobile = someMobile()
    const message_id = await queueNotice(mobile)
    await expect(sendMessage(withGateway(odd.url), { message_id }, once)).rejects.toThrow(
      'the SMS gateway answered 503',
    )
    expect(await messageOf(mobile)).toMatchObject({
      status: 'queued',
      attempts: 1,
      last_error: 'the SMS gateway answered 503',
    })
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
    await running.db.run(
      sql`update message set status = 'queued', sent_at = null where message_id = ${message_id}`,
    )
    await sendMessage(services, { message_id }, { number: 2, last: false })
    expect(await outboxOf(mobile)).toHaveLength(1)
    const email = `${mobile}@example.com`
    const email_id = await queueNotice(email)
    await sendMessage(services, { message_id: email_id }, once)
    await running.db.run(
      sql`update message set status = 'queued', sent_at = null where message_id = ${email_id}`,
    )
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
      await startByCall(running, { mobile_phone_number: mobile })
      odd.does = does
      await sendMessage(
        withGateway(odd.url),
        { message_id: (await messageOf(mobile))?.message_id ?? 0 },
        attempt,
      )
      expect(await messageOf(mobile)).toMatchObject({
        status: 'failed',
        sealed_code: null,
        last_error: `the SMS gateway answered ${does}`,
      })
    }
  })

  test('a passcode that was not taken comes again in seconds while it lives, and no other message does', async () => {
    const mobile = someMobile()
    await startByCall(running, { mobile_phone_number: mobile })
    const message_id = (await messageOf(mobile))?.message_id ?? 0
    await running.db.run(sql`delete from graphile_worker._private_jobs`)
    await sendMessage(withGateway(odd.url), { message_id }, { number: 5, last: false })
    expect(await running.db.rows(sql`select attempts, run_at from graphile_worker.jobs`)).toEqual([
      { attempts: 0, run_at: new Date(running.clock.now().getTime() + 2_500) },
    ])
    expect(await messageOf(mobile)).toMatchObject({
      status: 'queued',
      last_error: 'the SMS gateway answered 503',
    })
  })

  test('two jobs of one passcode, as a kill leaves them, become one with the next try', async () => {
    const mobile = someMobile()
    await startByCall(running, { mobile_phone_number: mobile })
    const message_id = (await messageOf(mobile))?.message_id ?? 0
    await running.db.run(sql`delete from graphile_worker._private_jobs`)
    for (const number of [1, 2])
      await sendMessage(withGateway(odd.url), { message_id }, { number, last: false })
    expect(await running.db.rows(sql`select key from graphile_worker.jobs`)).toEqual([
      { key: `message:${message_id}` },
    ])
  })

  test('a gateway that is down is said to be, before anything is kept, and works again by itself', async () => {
    const start = (contact: object) =>
      post(
        running.app,
        '/api/auth/start',
        { ...contact, language: 'hi', consents: [{ purpose: 'terms', version: '1' }] },
        { 'accept-language': 'hi' },
      )
    const message_id = await queueNotice(someMobile())
    for (const number of [1, 2, 3])
      await sendMessage(withGateway(odd.url), { message_id }, { number, last: false }).catch(() => undefined)
    expect(odd.requests).toHaveLength(3)
    await sendMessage(withGateway(odd.url), { message_id }, { number: 4, last: false }).catch(() => undefined)
    expect(odd.requests).toHaveLength(3)

    const prospects = () => running.db.row(sql`select count(*) as count from prospect`)
    const before = await prospects()
    const refused = await start({ mobile_phone_number: someMobile() })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'sms_unavailable'])
    expect(refused.json<{ message: string }>().message).toContain('ईमेल')
    expect(await prospects()).toEqual(before)
    expect((await start({ email: `${someMobile()}@example.com` })).statusCode).toBe(200)

    running.clock.advance(5_000)
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id }, { number: 5, last: false })
    expect((await start({ mobile_phone_number: someMobile() })).statusCode).toBe(200)
  })

  test('what the first gateway does not take goes to the second', async () => {
    const second = await startOddServer(202)
    const both = withGateway(odd.url)
    const env = {
      ...both.env,
      SECOND_SMS_GATEWAY_URL: second.url,
      SECOND_SMS_GATEWAY_KEY: 'a-key-of-the-second',
    }
    const mobile = someMobile()
    await sendMessage({ ...both, env }, { message_id: await queueNotice(mobile) }, once)
    expect(await messageOf(mobile)).toMatchObject({ status: 'sent' })
    expect(second.requests.map(({ headers }) => headers['x-api-key'])).toEqual(['a-key-of-the-second'])
    odd.does = 422
    const refused = someMobile()
    await sendMessage({ ...both, env }, { message_id: await queueNotice(refused) }, once)
    expect(await messageOf(refused)).toMatchObject({ status: 'failed' })
    expect(second.requests).toHaveLength(1)
    await second.stop()
  })

  test('a passcode is not sent after its end', async () => {
    const mobile = someMobile()
    await startByCall(running, { mobile_phone_number: mobile })
    running.clock.advance(300_000)
    odd.does = 202
    await sendMessage(withGateway(odd.url), { message_id: (await messageOf(mobile))?.message_id ?? 0 }, once)
    expect(odd.requests).toHaveLength(0)
    expect(await messageOf(mobile)).toMatchObject({
      status: 'failed',
      last_error: 'expired',
      sealed_code: null,
    })
  })

  test('a code that a newer one replaced is not sent', async () => {
    const mobile = someMobile()
    const { prospect_app_id } = await startByCall(running, { mobile_phone_number: mobile })
    const first = await messageOf(mobile)
    running.clock.advance(31_000)
    await post(running.app, '/api/auth/resend', { prospect_app_id })
    const code = await readPasscode(running.services, mobile)
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
    const log = { ...running.app.log, warn: note, error: note } as unknown as Services['log']
    const error: unknown = await sendMessage({ ...withGateway(odd.url), log }, { message_id }, once).catch(
      (thrown: unknown) => thrown,
    )
    // That its text is not registered, and that the gateway refused it.
    expect(lines).toHaveLength(2)
    for (const text of [...lines, String(error), (await messageOf(mobile))?.last_error])
      expect(text).not.toContain(mobile)
  })
})
