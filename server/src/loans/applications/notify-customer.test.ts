import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { addConsent } from '../../customers/consents/consents.queries.ts'
import { sql } from '../../platform/db/sql.ts'
import { takeLenderEvent } from '../lender-callbacks/take-lender-event.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let lender: { lender_id: number; legal_name: string }
beforeAll(async () => {
  test = await createTestApp()
  lender = await buildLender(test.db, { slug: 'told-bank' })
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

const agree = (user_id: string): Promise<number> =>
  addConsent(test.db, {
    consent_id: randomUUID(),
    user_id,
    purpose: 'messages',
    version: '1',
    language: 'en',
    text: 'yes',
    lender_id: null,
    lender_name: null,
    brand_id: null,
    ip_address: null,
    given_at: test.clock.now(),
  })

/** A customer who has applied; `tell` is the lender's news. */
const applied = async (agrees = true) => {
  const application = await buildApplication(test)
  const { user_id } = application.customer
  if (agrees) await agree(user_id)
  expect((await application.apply(lender.lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ our_reference: string }>(
    sql`select our_reference from lender_application where app_id = ${application.app_id}`,
  )
  const tell = (status: LenderStatus, facts: object = {}) =>
    takeLenderEvent(test.services, lender.lender_id, {
      event_id: randomUUID(),
      our_reference: row?.our_reference ?? '',
      lender_application_id: 'LN-1',
      status,
      at: test.clock.now().toISOString(),
      ...facts,
    })
  return { application, user_id, tell }
}
const messagesTo = (user_id: string) =>
  test.db.rows<{
    channel: string
    recipient: string
    subject: string | null
    body: string
    language: string
  }>(
    sql`select channel, recipient, subject, body, language from message where user_id = ${user_id} order by message_id`,
  )
const change = (application: BuiltApplication, facts: ReturnType<typeof sql>): Promise<number> =>
  test.db.run(sql`update customer set ${facts} where user_id = ${application.customer.user_id}`)

it('tells of each step that matters, once, with the names of brand and lender', async () => {
  const { application, user_id, tell } = await applied()
  await tell('LOGGED_IN')
  await tell('DOCS_PENDING')
  await tell('UNDER_PROCESS')
  await tell('APPROVED')
  const sanctioned = { event_id: 'E-1', sanctioned_amount: 100_000 }
  await tell('SANCTIONED', sanctioned)
  await tell('SANCTIONED', sanctioned)
  await tell('APPROVED')
  await tell('DISBURSED', { disbursed_amount: 100_000, disbursal_date: '2026-11-20' })
  const messages = await messagesTo(user_id)
  expect(messages.map(({ body }) => /"(.*)"/.exec(body)?.[1])).toEqual([
    'Lender needs something',
    'Approved in principle',
    'Sanction letter issued',
    'Money paid',
  ])
  for (const message of messages) {
    expect(message).toMatchObject({ channel: 'sms', recipient: application.customer.mobile_phone_number })
    expect(message.body).toContain('Test Brand')
    expect(message.body).toContain(lender.legal_name)
  }
})

it('writes Hindi to who reads Hindi, and mail to who prefers it at a proved address', async () => {
  const { application, user_id, tell } = await applied()
  await change(application, sql`language = 'hi', communication_preference = 2`)
  await tell('REJECTED', { reject_reason: 'LOW_SCORE' })
  expect(await messagesTo(user_id)).toMatchObject([{ channel: 'sms', language: 'hi' }])
  expect((await messagesTo(user_id))[0]?.body).toContain('मंज़ूर नहीं हुआ')

  const other = await applied()
  await change(
    other.application,
    sql`communication_preference = 2, email = 'proved@example.com', email_verified = 1`,
  )
  await other.tell('APPROVED')
  expect(await messagesTo(other.user_id)).toMatchObject([
    {
      channel: 'email',
      recipient: 'proved@example.com',
      subject: `Your application to ${lender.legal_name}: Approved in principle`,
    },
  ])
})

it('says nothing without a consent to messages, nor after it was withdrawn', async () => {
  const silent = await applied(false)
  await silent.tell('APPROVED')
  expect(await messagesTo(silent.user_id)).toEqual([])
  await agree(silent.user_id)
  await test.db.run(
    sql`update consent set withdrawn_at = ${test.clock.now()} where user_id = ${silent.user_id} and purpose = 'messages'`,
  )
  await silent.tell('SANCTIONED')
  expect(await messagesTo(silent.user_id)).toEqual([])
})

it('takes the step where there is no gateway to write through', async () => {
  const { application, user_id, tell } = await applied()
  const { DEMO } = test.services.env
  Object.assign(test.services.env, { DEMO: false })
  await tell('APPROVED')
  Object.assign(test.services.env, { DEMO })
  expect((await application.read()).lenders[0]?.status).toBe('APPROVED')
  expect(await messagesTo(user_id)).toEqual([])
})
