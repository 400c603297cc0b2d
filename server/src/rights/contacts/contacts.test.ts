import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { chooseContacts, listOwnContacts } from '@marketplace/contract/rights/contacts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stopContacts } from '../../customers/contact-choices/stop-contacts.ts'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { startOddServer, type OddServer } from '../../testing/start-odd-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let gateway: OddServer
let lender_id: number
let customer: SignedInCustomer
beforeAll(async () => {
  test = await createTestApp()
  gateway = await startOddServer(202)
  lender_id = (await buildLender(test.db)).lender_id
})
afterAll(async () => {
  await gateway.stop()
  await test.close()
})
beforeEach(async () => {
  gateway.requests.length = 0
  customer = await buildCustomer(test.services)
  await test.db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values (gen_random_uuid(), ${customer.user_id}, 'messages', '1', 'en', 'yes', now())`)
})

const read = async (query: { before?: string } = {}): Promise<Answer<typeof listOwnContacts>['data']> => {
  const answer = await test.app.inject({ url: '/api/my-data/contacts', query, headers: customer.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer<typeof listOwnContacts>>().data
}
const choose = async (body: Body<typeof chooseContacts>): Promise<number> =>
  (await post(test.app, '/api/my-data/contacts/choose', body, customer.headers)).statusCode

const queueNews = async (of = lender_id): Promise<number | null> =>
  queueMessage(test.services, test.db, {
    channel: 'sms',
    to: customer.mobile_phone_number ?? '',
    template: 'application_update',
    language: 'en',
    values: { brand: 'Test Brand', lender: 'Some Lender', status: 'Approved' },
    user_id: customer.user_id,
    lender_id: of,
  })
const send = async (
  message_id: number | null,
): Promise<{ status: string; last_error: string | null } | null> => {
  const services = { ...test.services, env: { ...test.services.env, SMS_GATEWAY_URL: gateway.url } }
  await sendMessage(services, { message_id: message_id ?? 0 }, { number: 1, last: false })
  return stateOf(message_id)
}
const stateOf = (message_id: number | null): Promise<{ status: string; last_error: string | null } | null> =>
  test.db.row(sql`select status, last_error from message where message_id = ${message_id}`)
const stopped = { status: 'failed', last_error: 'consent withdrawn' }

it('shows nothing before there is anything, and every purpose that can be stopped', async () => {
  expect(await read()).toMatchObject({
    contacts: [],
    has_older: 0,
    calls: { stopped_by: null },
    lenders: [],
    purposes: [
      { purpose: 'application_service', stopped_by: null },
      { purpose: 'documents', stopped_by: null },
      { purpose: 'reminder', stopped_by: null },
      { purpose: 'offer_promotion', stopped_by: null },
      { purpose: 'survey', stopped_by: null },
    ],
  })
})

it('shows each message that went, with whom it was for and why it was allowed', async () => {
  expect(await send(await queueNews())).toMatchObject({ status: 'sent' })
  const { contacts, lenders } = await read()
  expect(contacts).toEqual([
    {
      contact_id: expect.any(Number) as number,
      channel: 'sms',
      purpose: 'application_service',
      kind: 'service',
      brand_name: 'Test Brand',
      lender_name: expect.any(String) as string,
      at: test.clock.now().toISOString(),
      outcome: 'sent',
      because: 'messages',
    },
  ])
  expect(lenders).toMatchObject([{ lender_id, stopped_by: null }])
  expect((await read({ before: String(contacts[0]?.contact_id ?? 0) })).contacts).toEqual([])
})

it('stops a purpose, and what waits of it, in one press; allows it again in one', async () => {
  const waiting = await queueNews()
  expect(await choose({ purpose: 'application_service', lender_id: null, stopped: 1 })).toBe(200)
  expect(await stateOf(waiting)).toEqual(stopped)
  expect(await send(waiting)).toEqual(stopped)
  expect(await queueNews()).toBeNull()
  expect((await read()).purposes[0]).toEqual({ purpose: 'application_service', stopped_by: 'customer' })
  expect(await choose({ purpose: 'application_service', lender_id: null, stopped: 0 })).toBe(200)
  expect(await queueNews()).toBeGreaterThan(0)
  expect(gateway.requests).toEqual([])
})

it('stops one lender and not another', async () => {
  const other = (await buildLender(test.db)).lender_id
  const [own, theirs] = [await queueNews(), await queueNews(other)]
  expect(await choose({ purpose: null, lender_id, stopped: 1 })).toBe(200)
  expect([await stateOf(own), (await stateOf(theirs))?.status]).toEqual([stopped, 'queued'])
  expect(await queueNews()).toBeNull()
  expect((await read()).lenders).toMatchObject([{ lender_id, stopped_by: 'customer' }])
  expect(await choose({ purpose: null, lender_id: 2_000_000_000, stopped: 1 })).toBe(404)
  expect(await choose({ purpose: 'reminder', lender_id, stopped: 1 })).toBe(400)
})

it('says who stopped calls, and lets the customer allow them again; messages go on', async () => {
  const { user_id } = customer
  const waiting = await queueNews()
  await test.db.transaction((tx) =>
    stopContacts(tx, {
      user_id,
      channel: 'call',
      purpose: null,
      lender_id: null,
      source: 'caller',
      entered_by: 'farah',
      at: test.clock.now(),
    }),
  )
  expect((await read()).calls).toEqual({ stopped_by: 'caller' })
  expect((await stateOf(waiting))?.status).toBe('queued')
  expect(await choose({ purpose: null, lender_id: null, stopped: 0 })).toBe(200)
  expect((await read()).calls).toEqual({ stopped_by: null })
})

it('drops what waits when its number is of somebody else by then', async () => {
  const waiting = await queueNews()
  await test.db.run(
    sql`update customer set mobile_phone_number = ${someMobile()} where user_id = ${customer.user_id}`,
  )
  expect(await send(waiting)).toEqual({ status: 'failed', last_error: 'not allowed: no_address' })
  expect(gateway.requests).toEqual([])
  expect((await read()).contacts).toEqual([])
})

it('drops what waits when the consent ended meanwhile, and counts two tries as one contact', async () => {
  gateway.does = 503
  const waiting = await queueNews()
  await expect(send(waiting)).rejects.toThrow('503')
  expect((await read()).contacts).toMatchObject([{ outcome: 'started' }])
  gateway.does = 202
  await test.db.run(sql`update consent set withdrawn_at = now() where user_id = ${customer.user_id}`)
  expect(await send(waiting)).toEqual(stopped)
  expect((await read()).contacts).toMatchObject([{ outcome: 'failed' }])
  expect(gateway.requests).toHaveLength(1)
})

it('shows nobody the contacts of another, and asks for a session', async () => {
  await send(await queueNews())
  const other = await buildCustomer(test.services)
  const answer = await test.app.inject({ url: '/api/my-data/contacts', headers: other.headers })
  expect(answer.json<Answer<typeof listOwnContacts>>().data.contacts).toEqual([])
  expect((await test.app.inject({ url: '/api/my-data/contacts' })).statusCode).toBe(401)
  const wrong = { purpose: 'everything', lender_id: null, stopped: 1 }
  expect((await post(test.app, '/api/my-data/contacts/choose', wrong, customer.headers)).statusCode).toBe(400)
})
