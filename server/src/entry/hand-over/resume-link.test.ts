import { randomUUID } from 'node:crypto'
import type { ResumeLink } from '@marketplace/contract/entry/hand-over'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let customer: SignedInCustomer
let caller: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())
beforeEach(async () => {
  // The clock moves by days: each has a session of its own.
  caller = await buildStaff(running.services, 3)
  customer = await buildCustomer(running.services, { email: `${randomUUID()}@example.com`, language: 'hi' })
})

const agree = ({ user_id }: SignedInCustomer) =>
  running.db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values (${randomUUID()}, ${user_id}, 'messages', '1', 'en', 'Write to me', ${running.clock.now()})`)
const sendOwn = (body: object, who: Partial<SignedInCustomer> = customer) =>
  post(running.app, '/api/hand-over/send-own', body, who.headers ?? {})
const sendBy = (body: object, headers: Record<string, string> = caller.headers) =>
  post(
    running.app,
    '/api/customer-care/resume-link/send',
    { user_id: customer.user_id, channel: 'sms', request_id: randomUUID(), ...body },
    headers,
  )
const listed = async (): Promise<ResumeLink[]> => {
  const url = `/api/customer-care/resume-links/${customer.user_id}`
  const answer = await running.app.inject({ url, headers: caller.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: ResumeLink[] }>().data
}
const tokenTo = async (contact: string | null): Promise<string> => {
  const url = await readPasscode(running.services, contact ?? '')
  expect(url).toMatch(/^http:\/\/localhost:3000\/auth#[se][A-Za-z0-9_-]{22}(\.hi)?$/)
  return url.split('#')[1]?.replace('.hi', '') ?? ''
}
const open = (token: string, body: object = {}) =>
  post(running.app, '/api/hand-over/open', { token, language: 'hi', ...body })
const code = (answer: Awaited<ReturnType<typeof open>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
]

describe('asked for by the customer', () => {
  test('goes out in their language, opens once, ends in a session of theirs', async () => {
    const answer = await sendOwn({ channel: 'sms', product_type: 'Personal Loans' })
    expect(answer.statusCode, answer.body).toBe(200)
    const body = await running.db.row<{ body: string }>(
      sql`select body from message where recipient = ${customer.mobile_phone_number} order by message_id desc limit 1`,
    )
    expect(body?.body).toContain('{code}')
    const token = await tokenTo(customer.mobile_phone_number)
    // A sent link names no start in its path.
    expect(code(await open(token, { prospect_app_id: randomUUID() }))).toEqual([404, 'link_refused'])
    const opened = await open(token)
    expect(opened.json()).toMatchObject({ product_type: 'Personal Loans', app_id: null })
    expect(code(await open(token))).toEqual([404, 'link_refused'])
    const otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
    const { prospect_app_id } = opened.json<{ prospect_app_id: string }>()
    const verified = await post(running.app, '/api/auth/verify', { prospect_app_id, otp })
    expect(verified.json()).toMatchObject({ user_id: customer.user_id })
    expect((await listed())[0]).toMatchObject({ channel: 'sms', state: 'done', staff_name: null })
  })

  test('an e-mail that was never proved gets none; a proved one does, and the passcode goes to the mobile', async () => {
    expect(code(await sendOwn({ channel: 'email' }))).toEqual([422, 'contact_missing'])
    const email = `${randomUUID()}@example.com`
    const proved = await buildCustomer(running.services, { email, email_verified: 1 })
    expect((await sendOwn({ channel: 'email' }, proved)).statusCode).toBe(200)
    const opened = await open(await tokenTo(email))
    expect(opened.json()).toMatchObject({ masked_to: `******${proved.mobile_phone_number?.slice(-4)}` })
  })

  test('five a day, for the customer alone, and for an own application alone', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect((await sendOwn({ channel: 'sms' })).statusCode).toBe(200)
    expect(code(await sendOwn({ channel: 'sms' }))).toEqual([429, 'too_many_requests'])
    running.clock.advance(86_400_001)
    expect((await sendOwn({ channel: 'sms' }, {})).statusCode).toBe(401)
    const again = await buildCustomer(running.services)
    expect((await sendOwn({ channel: 'sms', app_id: randomUUID() }, again)).statusCode).toBe(404)
    expect((await sendOwn({ channel: 'pigeon' }, again)).statusCode).toBe(400)
  })

  test('after a day, and after a new one was asked for, the old one is over', async () => {
    await sendOwn({ channel: 'sms' })
    const first = await tokenTo(customer.mobile_phone_number)
    await sendOwn({ channel: 'sms' })
    const second = await tokenTo(customer.mobile_phone_number)
    expect(code(await open(first))).toEqual([404, 'link_refused'])
    running.clock.advance(24 * 3_600_000)
    expect(code(await open(second))).toEqual([404, 'link_refused'])
  })

  test('a new mobile number ends what waits', async () => {
    await sendOwn({ channel: 'sms' })
    const token = await tokenTo(customer.mobile_phone_number)
    const mobile_phone_number = '9111100042'
    const change = await post(running.app, '/api/contact/start', { mobile_phone_number }, customer.headers)
    const { contact_id } = change.json<{ contact_id: string }>()
    const otp = await readPasscode(running.services, mobile_phone_number)
    const proof_otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
    const proofs = { contact_id, otp, proof_otp }
    const verified = await post(running.app, '/api/contact/verify', proofs, customer.headers)
    expect(verified.statusCode, verified.body).toBe(200)
    expect(code(await open(token))).toEqual([404, 'link_refused'])
  })
})

describe('sent by staff', () => {
  test('needs the consent to messages; without it nothing is made or written down', async () => {
    expect(code(await sendBy({}))).toEqual([422, 'messages_not_agreed'])
    expect(await listed()).toEqual([])
  })

  test('is on the log without its secret, shows its state, and is the same for the same request', async () => {
    await agree(customer)
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sendBy({ request_id })))
    const ids = new Set(answers.map((answer) => answer.json<{ data: { link_id: string } }>().data.link_id))
    expect(ids.size).toBe(1)
    const [link_id = ''] = ids
    expect(await listed()).toMatchObject([{ link_id, state: 'waiting', staff_name: caller.username }])
    const acts = await running.db.rows(sql`select action, after from audit_entry
      where object_kind = 'customer' and object_id = ${customer.user_id} and action <> 'customer.view'`)
    expect(acts).toEqual([{ action: 'customer.resume_link', after: { link_id, channel: 'sms' } }])
    expect((await open(await tokenTo(customer.mobile_phone_number))).statusCode).toBe(200)
    expect(await listed()).toMatchObject([{ state: 'opened' }])
  })

  test('goes on at the loan whose details were half filled, though nothing was applied for', async () => {
    await agree(customer)
    const url = `/api/user/${customer.user_id}`
    const told = { first_name: 'Asha', product_type: 'Gold Loans', is_editing: 1 }
    expect((await post(running.app, url, told, customer.headers)).statusCode).toBe(200)
    expect((await sendBy({})).statusCode).toBe(200)
    const opened = await open(await tokenTo(customer.mobile_phone_number))
    expect(opened.json()).toMatchObject({ product_type: 'Gold Loans', product_id: null, app_id: null })
  })

  test('is revoked by staff, on the log; then it opens nothing and cannot be revoked again', async () => {
    await agree(customer)
    const { data } = (await sendBy({})).json<{ data: { link_id: string } }>()
    const token = await tokenTo(customer.mobile_phone_number)
    const revoke = (headers: Record<string, string>, link_id = data.link_id) =>
      post(running.app, '/api/customer-care/resume-link/revoke', { link_id }, headers)
    expect((await revoke({})).statusCode).toBe(401)
    expect((await revoke(customer.headers)).statusCode).toBe(401)
    expect((await revoke(caller.headers, randomUUID())).statusCode).toBe(404)
    expect((await revoke(caller.headers)).json()).toEqual({ success: true, message: 'Link revoked' })
    expect(code(await revoke(caller.headers))).toEqual([409, 'conflict'])
    expect(code(await open(token))).toEqual([404, 'link_refused'])
    const act = await running.db.row(sql`select actor_name from audit_entry
      where action = 'customer.resume_link_revoked' and object_id = ${customer.user_id}`)
    expect(act).toEqual({ actor_name: caller.username })
  })

  test('three a day; to nobody who is not there; not by a customer', async () => {
    await agree(customer)
    for (let turn = 0; turn < 3; turn += 1) expect((await sendBy({})).statusCode).toBe(200)
    expect(code(await sendBy({}))).toEqual([429, 'resume_links_enough'])
    expect((await sendBy({ user_id: randomUUID() })).statusCode).toBe(404)
    expect((await sendBy({ channel: 'email' })).statusCode).toBe(422)
    expect((await sendBy({ channel: 'fax' })).statusCode).toBe(400)
    expect((await sendBy({}, {})).statusCode).toBe(401)
    expect((await sendBy({}, customer.headers)).statusCode).toBe(401)
    const nobody = `/api/customer-care/resume-links/${randomUUID()}`
    expect((await running.app.inject({ url: nobody, headers: caller.headers })).statusCode).toBe(404)
  })
})

describe('sent by the partner whose lead the customer is', () => {
  const leadOf = (partner_id: number, until: Date) =>
    asOffice(running.db, async (tx) => {
      const row = await tx.row<{
        lead_id: number
      }>(sql`insert into partner_lead (partner_id, user_id, product_type, masked_contact, created_at, locked_until)
        values (${partner_id}, ${customer.user_id}, 'Gold Loans', '******0000', ${running.clock.now()}, ${until}) returning lead_id`)
      return row?.lead_id ?? 0
    })
  const soon = () => new Date(running.clock.now().getTime() + 10 * 60_000)
  const sendOf = (partner: { headers: Record<string, string> }, lead_id: number, request_id = randomUUID()) =>
    post(
      running.app,
      '/api/partner/customers/resume-link',
      { lead_id, channel: 'sms', request_id },
      partner.headers,
    )

  test('leads to its own product, is on the log by the partner, and says nothing of link or contact', async () => {
    const partner = await buildPartner(running.services)
    const lead_id = await leadOf(partner.partner_id, soon())
    expect(code(await sendOf(partner, lead_id))).toEqual([422, 'messages_not_agreed'])
    await agree(customer)
    const answer = await sendOf(partner, lead_id)
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) as string })
    expect(await listed()).toMatchObject([{ state: 'waiting', staff_name: partner.name }])
    const act = await running.db.row(sql`select actor_kind, actor_name from audit_entry
      where action = 'customer.resume_link' and object_id = ${customer.user_id}`)
    expect(act).toEqual({ actor_kind: 'partner', actor_name: 'Asha Rao' })
    const opened = await open(await tokenTo(customer.mobile_phone_number))
    expect(opened.json()).toMatchObject({ product_type: 'Gold Loans', app_id: null })
  })

  test('counts to the three of a day with those of staff, and is one for the same request', async () => {
    await agree(customer)
    const partner = await buildPartner(running.services)
    const lead_id = await leadOf(partner.partner_id, soon())
    const request_id = randomUUID()
    for (const _ of [1, 2]) expect((await sendOf(partner, lead_id, request_id)).statusCode).toBe(200)
    expect((await sendBy({})).statusCode).toBe(200)
    expect((await sendOf(partner, lead_id)).statusCode).toBe(200)
    expect(code(await sendOf(partner, lead_id))).toEqual([429, 'resume_links_enough'])
    expect(code(await sendBy({}))).toEqual([429, 'resume_links_enough'])
  })

  test('not for another partner’s lead, nor once the lock is over', async () => {
    await agree(customer)
    const [partner, other] = [await buildPartner(running.services), await buildPartner(running.services)]
    const lead_id = await leadOf(partner.partner_id, soon())
    expect(code(await sendOf(other, lead_id))).toEqual([404, 'not_found'])
    running.clock.advance(11 * 60_000)
    expect(code(await sendOf(partner, lead_id))).toEqual([404, 'not_found'])
  })
})
