import type { Answer } from '@marketplace/contract/platform/call'
import type { importOperatorStops } from '@marketplace/contract/customers/operator-stops'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { allowContacts } from './stop-contacts.ts'

let test: TestApp
let staff: { headers: { authorization: string } }
let customer: SignedInCustomer
beforeAll(async () => {
  test = await createTestApp()
  test.clock.set('2026-11-24T06:30:00Z')
})
afterAll(() => test.close())
beforeEach(async () => {
  staff = await buildStaff(test.services, 1)
  customer = await buildCustomer(test.services)
  await test.db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values (gen_random_uuid(), ${customer.user_id}, 'messages', '1', 'en', 'yes', now())`)
})

const bring = (lines: string[], preview: '0' | '1' = '0', by = staff) => {
  const file = ['mobile,channel,purpose,revoked_on', ...lines].join('\n')
  const form = formOf([
    ['file', Buffer.from(file), 'revocations.csv'],
    ['preview', preview],
  ])
  return test.app.inject({
    method: 'POST',
    url: '/api/contact-stops/import',
    payload: form.payload,
    headers: { ...form.headers, ...by.headers },
  })
}
const dataOf = async (lines: string[], preview: '0' | '1' = '0') => {
  const answer = await bring(lines, preview)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer<typeof importOperatorStops>>().data
}
const own = (rest: string): string => `${customer.mobile_phone_number ?? ''},${rest}`
const stops = () =>
  test.db.rows(
    sql`select channel, purpose, source, lifted_at is null as live from contact_stop where user_id = ${customer.user_id}`,
  )
const queueNews = () =>
  queueMessage(test.services, test.db, {
    channel: 'sms',
    to: customer.mobile_phone_number ?? '',
    template: 'application_update',
    language: 'en',
    values: { brand: 'Test Brand', lender: 'Some Lender', status: 'Approved' },
    user_id: customer.user_id,
  })

it('stops what the operator was told to, gives up what waits, and does it once', async () => {
  const waiting = await queueNews()
  const lines = [own('sms,all,2026-11-20'), `${someMobile()},sms,all,2026-11-20`, 'x,sms,all,2026-11-20']
  const refused = [
    { line: 3, reason: 'nobody_here' },
    { line: 4, reason: 'mobile_invalid' },
  ]
  expect(await dataOf(lines, '1')).toEqual({ lines: 3, stopped: 1, standing: 0, refused })
  expect(await stops()).toEqual([])
  expect(await dataOf(lines)).toEqual({ lines: 3, stopped: 1, standing: 0, refused })
  expect(await stops()).toEqual([{ channel: 'sms', purpose: null, source: 'operator', live: true }])
  expect(
    await test.db.row(sql`select status, last_error from message where message_id = ${waiting}`),
  ).toEqual({
    status: 'failed',
    last_error: 'consent withdrawn',
  })
  expect(await queueNews()).toBeNull()
  expect(await dataOf(lines)).toEqual({ lines: 3, stopped: 0, standing: 1, refused })
})

it('leaves alone what the customer allowed again after that day', async () => {
  const lines = [own('sms,all,2026-11-24')]
  await dataOf(lines)
  const { user_id } = customer
  test.clock.set('2026-11-25T06:30:00Z')
  staff = await buildStaff(test.services, 1)
  await test.db.transaction((tx) =>
    allowContacts(tx, { user_id, channel: 'sms', purpose: null, lender_id: null, at: test.clock.now() }),
  )
  expect(await dataOf(lines)).toMatchObject({ stopped: 0, refused: [{ line: 2, reason: 'allowed_since' }] })
  expect(await dataOf([own('sms,all,2026-11-25')])).toMatchObject({ stopped: 1, refused: [] })
})

it('writes one entry of the audit log, which names nobody, and none of a preview', async () => {
  const before = await test.db.row<{ count: number }>(
    sql`select count(*) from audit_entry where action = 'contact_stop.import'`,
  )
  await dataOf([own('call,all,2026-11-20')], '1')
  await dataOf([own('call,all,2026-11-20')])
  const rows = await test.db.rows<{ after: object }>(
    sql`select after from audit_entry where action = 'contact_stop.import' order by entry_id desc`,
  )
  expect(rows).toHaveLength((before?.count ?? 0) + 1)
  expect(rows[0]?.after).toEqual({ lines: 1, stopped: 1, standing: 0, refused: 0 })
})

it('refuses a file that is none, and everybody but an administrator', async () => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/contact-stops/import',
    ...(() => {
      const form = formOf([
        ['file', Buffer.from('a,b\n1,2'), 'x.csv'],
        ['preview', '0'],
      ])
      return { payload: form.payload, headers: { ...form.headers, ...staff.headers } }
    })(),
  })
  expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
    status: 422,
    code: 'csv_refused',
  })
  expect((await bring([], '1', await buildStaff(test.services, 3))).statusCode).toBe(403)
})
