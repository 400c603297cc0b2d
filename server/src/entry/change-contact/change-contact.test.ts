import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { post, readPasscode, signInByCalls, wrongCode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const start = async (
  customer: SignedInCustomer,
  contact: { mobile_phone_number?: string; email?: string },
) => {
  const answer = await post(running.app, '/api/contact/start', contact, customer.headers)
  const to = contact.mobile_phone_number ?? contact.email?.toLowerCase() ?? ''
  const code = await readPasscode(running.services, to)
  const proof = await readPasscode(running.services, customer.mobile_phone_number ?? '')
  return { answer, code, proof, contact_id: answer.json<{ contact_id: string }>().contact_id }
}
const verify = (customer: SignedInCustomer, contact_id: string, otp: string, proof_otp: string) =>
  post(running.app, '/api/contact/verify', { contact_id, otp, proof_otp }, customer.headers)
const contactsOf = ({ user_id }: SignedInCustomer) =>
  running.db.row(
    sql`select mobile_phone_number, email, email_verified from customer where user_id = ${user_id}`,
  )
const codeOf = (answer: LightMyRequestResponse): string => answer.json<{ code: string }>().code

describe('a new contact', () => {
  test('is saved once the code sent to it comes back, and the old one is told', async () => {
    const customer = await buildCustomer(running.services)
    const mobile = someMobile()
    const { answer, code, proof, contact_id } = await start(customer, { mobile_phone_number: mobile })
    expect(answer.json()).toMatchObject({
      success: true,
      masked_to: `******${mobile.slice(-4)}`,
      masked_proof_to: `******${customer.mobile_phone_number?.slice(-4)}`,
      expires_in_s: 300,
      resend_in_s: 30,
    })
    expect(await contactsOf(customer)).toMatchObject({ mobile_phone_number: customer.mobile_phone_number })
    expect(codeOf(await verify(customer, contact_id, wrongCode(code), proof))).toBe('passcode_wrong')
    expect((await verify(customer, contact_id, code, proof)).json()).toEqual({
      success: true,
      message: 'Saved',
    })
    expect(await contactsOf(customer)).toMatchObject({ mobile_phone_number: mobile })
    expect(
      await running.db.rows(
        sql`select template, body from message
          where recipient = ${customer.mobile_phone_number} and template <> 'contact_proof'`,
      ),
    ).toEqual([
      {
        template: 'contact_changed',
        body: 'Test Brand: the contact that you sign in with was changed. Not you? Take it back within 72 hours: {code}',
      },
    ])
    expect(codeOf(await verify(customer, contact_id, code, proof))).toBe('passcode_spent')
  })

  test('every other session of the customer ends with it', async () => {
    const customer = await buildCustomer(running.services)
    const elsewhere = await signInByCalls(running, {
      mobile_phone_number: customer.mobile_phone_number ?? '',
    })
    expect(elsewhere.user_id).toBe(customer.user_id)
    const { code, proof, contact_id } = await start(customer, { mobile_phone_number: someMobile() })
    await verify(customer, contact_id, code, proof)
    const profile = async ({ user_id, token }: { user_id: string; token: string }) =>
      (
        await running.app.inject({
          url: `/api/user/${user_id}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect(await profile(customer)).toBe(200)
    expect(await profile(elsewhere)).toBe(401)
  })

  test('an e-mail is proved in the same way; an unproved one before it is not told', async () => {
    const customer = await buildCustomer(running.services, { email: 'never-proved@example.com' })
    const { code, proof, contact_id } = await start(customer, { email: 'New@Example.com' })
    await verify(customer, contact_id, code, proof)
    expect(await contactsOf(customer)).toMatchObject({ email: 'new@example.com', email_verified: 1 })
    expect(
      await running.db.rows(sql`select 1 from message where recipient = 'never-proved@example.com'`),
    ).toEqual([])
  })

  test.each(['mobile', 'email'])(
    'a %s of another account: the start tells nothing, the proof does',
    async (kind) => {
      const mobile = someMobile()
      const email = `${mobile}@example.com`
      const contact = kind === 'mobile' ? { mobile_phone_number: mobile } : { email }
      await buildCustomer(running.services, { mobile_phone_number: mobile, email, email_verified: 1 })
      const customer = await buildCustomer(running.services)
      const taken = await start(customer, contact)
      const free = await start(
        customer,
        kind === 'mobile' ? { mobile_phone_number: someMobile() } : { email: `${someMobile()}@example.com` },
      )
      expect(taken.answer.statusCode).toBe(200)
      expect(taken.answer.rawPayload.length).toBe(free.answer.rawPayload.length)
      // Each start sends the old contact another passcode.
      const again = await start(customer, contact)
      const answer = await verify(customer, again.contact_id, again.code, again.proof)
      expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({
        status: 409,
        code: 'contact_taken',
      })
      expect(await contactsOf(customer)).toMatchObject({
        mobile_phone_number: customer.mobile_phone_number,
        email_verified: 0,
      })
    },
  )

  test("another's request is answered as an absent one and costs it no comparison", async () => {
    const owner = await buildCustomer(running.services)
    const stranger = await buildCustomer(running.services)
    const { code, proof, contact_id } = await start(owner, { mobile_phone_number: someMobile() })
    const foreign = await verify(stranger, contact_id, code, proof)
    const absent = await verify(stranger, '3b1f7c2e-0000-4000-8000-000000000000', code, proof)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
    expect(
      await running.db.row(sql`select comparisons from passcode where subject_id = ${contact_id}`),
    ).toEqual({ comparisons: 0 })
    // Nor does it sign anybody in.
    expect(
      (await post(running.app, '/api/auth/verify', { prospect_app_id: contact_id, otp: code })).statusCode,
    ).toBe(404)
    expect((await verify(owner, contact_id, code, proof)).statusCode).toBe(200)
  })

  test('200 wrong codes at once are compared five times', async () => {
    const customer = await buildCustomer(running.services)
    const { code, proof, contact_id } = await start(customer, { mobile_phone_number: someMobile() })
    const wrong = wrongCode(code)
    await Promise.all(Array.from({ length: 200 }, () => verify(customer, contact_id, wrong, proof)))
    expect(
      await running.db.row(sql`select comparisons from passcode where subject_id = ${contact_id}`),
    ).toEqual({ comparisons: 5 })
    expect(codeOf(await verify(customer, contact_id, code, proof))).toBe('passcode_spent')
  })

  test('a code is worth nothing after five minutes', async () => {
    const customer = await buildCustomer(running.services)
    const { code, proof, contact_id } = await start(customer, { mobile_phone_number: someMobile() })
    running.clock.advance(300_000)
    expect(codeOf(await verify(customer, contact_id, code, proof))).toBe('passcode_expired')
  })

  test.each([
    [{}, 400],
    [{ mobile_phone_number: '9876543210', email: 'a@example.com' }, 400],
    [{ mobile_phone_number: '0000000000' }, 400],
    [{ email: 'x' }, 400],
    [{ user_id: '3b1f7c2e-0000-4000-8000-000000000000', email: 'a@example.com' }, 400],
  ])('%j is refused', async (contact, status) => {
    const customer = await buildCustomer(running.services)
    expect((await post(running.app, '/api/contact/start', contact, customer.headers)).statusCode).toBe(status)
    expect((await post(running.app, '/api/contact/start', contact)).statusCode).toBe(401)
  })
})
