import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
let running: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services)
})
afterAll(() => running.close())

const codeOf = (answer: { json: <T>() => T }): string => answer.json<{ code: string }>().code
const mobileOf = ({ user_id }: SignedInCustomer) =>
  running.db.row(sql`select mobile_phone_number as mobile from customer where user_id = ${user_id}`)
/** Somebody who holds the session and both telephones gives the account another number. */
const attack = async () => {
  const customer = await buildCustomer(running.services)
  const old = customer.mobile_phone_number ?? ''
  const fresh = someMobile()
  const { headers } = customer
  const complained = await post(
    running.app,
    '/api/complaints/add',
    { category: 'data', text: 'My number was changed' },
    headers,
  )
  const { number } = complained.json<{ data: { number: string } }>().data
  const started = await post(running.app, '/api/contact/start', { mobile_phone_number: fresh }, headers)
  const { contact_id } = started.json<{ contact_id: string }>()
  const otp = await readPasscode(running.services, fresh)
  const proof_otp = await readPasscode(running.services, old)
  const body = { contact_id, otp, proof_otp }
  const changed = await post(running.app, '/api/contact/verify', body, headers)
  expect(changed.statusCode, changed.body).toBe(200)
  return { customer, old, fresh, contact_id, number }
}
const takeBack = (
  { customer, contact_id, number }: Awaited<ReturnType<typeof attack>>,
  who = staff,
  changes: object = {},
) =>
  post(
    running.app,
    '/api/customer-care/contact-changes/take-back',
    { user_id: customer.user_id, contact_id, reference: { kind: 'complaint', id: number }, ...changes },
    who.headers,
  )

describe('a change of contact that was an attack', () => {
  it('is shown masked, and undone by an administrator: the old contact, no session, both sides told, on the log', async () => {
    const attacked = await attack()
    const { customer, old, fresh } = attacked
    const caller = await buildStaff(running.services, 3)
    const listed = await running.app.inject({
      url: `/api/customer-care/contact-changes/${customer.user_id}`,
      headers: caller.headers,
    })
    expect(listed.json()).toMatchObject({
      data: [
        { kind: 'mobile', old_contact: `******${old.slice(-4)}`, new_contact: `******${fresh.slice(-4)}` },
      ],
    })
    expect(listed.body).not.toContain(old)
    expect((await takeBack(attacked, caller)).statusCode).toBe(403)
    const answer = await takeBack(attacked)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await mobileOf(customer)).toEqual({ mobile: old })
    const session = await running.app.inject({ url: '/api/consents', headers: customer.headers })
    expect(session.statusCode).toBe(401)
    const told = await running.db.rows<{ recipient: string; template: string }>(
      sql`select recipient, template from message where template in ('contact_restored', 'contact_undone') order by template`,
    )
    expect(told).toEqual([
      { recipient: old, template: 'contact_restored' },
      { recipient: fresh, template: 'contact_undone' },
    ])
    expect(
      await running.db.rows(
        sql`select actor_name from audit_entry where action = 'customer.contact_taken_back' and object_id = ${customer.user_id}`,
      ),
    ).toEqual([{ actor_name: staff.username }])
    expect(codeOf(await takeBack(attacked))).toBe('not_found')
  })

  it('rests on a help request from the contact that was replaced, whose owner cannot sign in', async () => {
    const attacked = await attack()
    await post(running.app, '/api/help-request', {
      name: 'Owner',
      phone: attacked.old,
      email: 'owner@example.com',
      description: 'It was not me',
    })
    const listed = await running.app.inject({
      url: `/api/customer-care/contact-changes/${attacked.customer.user_id}`,
      headers: staff.headers,
    })
    const [change] = listed.json<{ data: { requests: { kind: string; id: string; detail: string }[] }[] }>()
      .data
    const asked = change?.requests.find(({ detail }) => detail === 'It was not me')
    expect(asked?.kind).toBe('help_request')
    const reference = { kind: 'help_request', id: asked?.id }
    expect((await takeBack(attacked, staff, { reference })).statusCode).toBe(200)
  })

  it('rests on a request of that very customer, and is undone for 72 hours', async () => {
    const [attacked, other] = [await attack(), await attack()]
    const foreign = { reference: { kind: 'complaint', id: other.number } }
    expect(codeOf(await takeBack(attacked, staff, foreign))).toBe('reference_refused')
    expect(codeOf(await takeBack(attacked, staff, { contact_id: other.contact_id }))).toBe('not_found')
    running.clock.advance(72 * HOUR)
    const later = await buildStaff(running.services)
    expect(codeOf(await takeBack(attacked, later))).toBe('not_found')
    expect(await mobileOf(attacked.customer)).toEqual({ mobile: attacked.fresh })
  })
})
