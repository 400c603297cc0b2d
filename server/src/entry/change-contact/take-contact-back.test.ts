import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeContext } from '../../customers/messages/queue-message.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { letIdentityStand, saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { post, readPasscode, signInByCalls, startByCall, wrongCode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const HOUR = 3_600_000
type Who = Pick<SignedInCustomer, 'headers'>
const send = (path: string, body: object, who?: Who) => post(running.app, `/api/${path}`, body, who?.headers)
const codeOf = async (answer: ReturnType<typeof send>): Promise<unknown> => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 200 : json<{ code: string }>().code
}
const mobileOf = async ({ user_id }: SignedInCustomer): Promise<string | null> =>
  (
    await running.db.row<{ mobile_phone_number: string | null }>(
      sql`select mobile_phone_number from customer where user_id = ${user_id}`,
    )
  )?.mobile_phone_number ?? null
/** The secret of the newest link that a template carried to a contact. */
const linkTo = async (recipient: string, template: string): Promise<string> => {
  const row = await running.db.row<{
    gateway_key: string
    sealed_code: Buffer
  }>(sql`select gateway_key, sealed_code
    from message where recipient = ${recipient} and template = ${template} order by message_id desc limit 1`)
  if (row === null) throw new Error(`no ${template} for ${recipient}`)
  const url = await running.services.vault.open(row.sealed_code, codeContext(row.gateway_key))
  return /\/contact-change#([bf][\w-]{22})$/.exec(url)?.[1] ?? `no link in ${url}`
}
const startChange = async (customer: SignedInCustomer, from: string, mobile: string) => {
  const started = await send('contact/start', { mobile_phone_number: mobile }, customer)
  const { contact_id } = started.json<{ contact_id: string }>()
  const [otp, proof_otp] = [
    await readPasscode(running.services, mobile),
    await readPasscode(running.services, from),
  ]
  return { contact_id, otp, proof_otp }
}
const change = async (customer: SignedInCustomer, from: string, mobile: string): Promise<unknown> =>
  codeOf(send('contact/verify', await startChange(customer, from, mobile), customer))
const isSignedIn = async (who: Who): Promise<boolean> =>
  (await running.app.inject({ url: '/api/consents', headers: who.headers })).statusCode === 200
const own = async () => {
  const customer = await buildCustomer(running.services)
  return { customer, old: customer.mobile_phone_number ?? '' }
}

describe('a stolen token of a customer', () => {
  test('reaches neither the contact, nor a clear copy, nor the deletion, nor other sessions', async () => {
    const { customer, old } = await own()
    await saveCompleteProfile(running.app, customer)
    await letIdentityStand(running.db, customer.user_id)
    const thief = someMobile()
    const { contact_id, otp } = await startChange(customer, old, thief)
    // What the thief reads are the messages to the own number alone.
    expect(await codeOf(send('contact/verify', { contact_id, otp, proof_otp: otp }, customer))).toBe(
      'passcode_wrong',
    )
    expect(await codeOf(send('contact/verify', { contact_id, otp }, customer))).toBe('invalid_request')
    expect(await mobileOf(customer)).toBe(old)
    for (const act of ['copy', 'delete', 'sessions'] as const) {
      // A number takes three passcodes a minute.
      running.clock.advance(60_000)
      const sent = await send('my-data/passcode', { act }, customer)
      expect(sent.json<{ masked_to: string }>().masked_to).toBe(`******${old.slice(-4)}`)
    }
    const wrong = { mobile_phone_number: thief, pan_last4: '999Z', birth_date: '1990-05-17' }
    expect(await codeOf(send('contact/lost', wrong, customer))).toBe('identity_wrong')
    expect(await isSignedIn(customer)).toBe(true)
  })

  test('proves nothing by facts that it wrote itself, over the owner’s or where none stood', async () => {
    const written = { pan_last4: '999Z', birth_date: '1991-01-01' }
    const thief = () => ({ mobile_phone_number: someMobile(), ...written })
    const overwrite = ({ user_id, headers }: SignedInCustomer) =>
      post(
        running.app,
        `/api/user/${user_id}`,
        { is_editing: 1, tin: 'ABCPV9999Z', birth_date: '1991-01-01' },
        headers,
      )
    const { customer } = await own()
    expect((await overwrite(customer)).statusCode).toBe(200)
    expect(await codeOf(send('contact/lost', thief(), customer))).toBe('identity_not_on_file')

    const { customer: complete } = await own()
    await saveCompleteProfile(running.app, complete)
    await letIdentityStand(running.db, complete.user_id)
    expect((await overwrite(complete)).statusCode).toBe(200)
    expect(await codeOf(send('contact/lost', thief(), complete))).toBe('identity_wrong')
    // Whoever knows what stood before still proves it.
    const real = { mobile_phone_number: someMobile(), pan_last4: '234F', birth_date: '1990-05-17' }
    expect(await codeOf(send('contact/lost', real, complete))).toBe(200)
  })

  test('guesses birth date and PAN five times a day, whatever the number of calls', async () => {
    const { customer } = await own()
    await saveCompleteProfile(running.app, customer)
    await letIdentityStand(running.db, customer.user_id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        codeOf(
          send(
            'contact/lost',
            {
              mobile_phone_number: someMobile(),
              pan_last4: `${String(n).padStart(3, '0')}Z`,
              birth_date: '1990-05-17',
            },
            customer,
          ),
        ),
      ),
    )
    expect(answers.filter((code) => code === 'identity_wrong')).toHaveLength(5)
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(15)
  })
})

describe('a change that was done', () => {
  test('is taken back by the link of the old contact: once, with every session ended and what waited dropped', async () => {
    const { customer, old } = await own()
    const fresh = someMobile()
    expect(await change(customer, old, fresh)).toBe(200)
    const waiting = await startChange(customer, fresh, someMobile())
    const token = await linkTo(old, 'contact_changed')
    expect(await codeOf(send('contact/take-back', { token }))).toBe(200)
    expect(await mobileOf(customer)).toBe(old)
    expect(await isSignedIn(customer)).toBe(false)
    expect(await codeOf(send('contact/take-back', { token }))).toBe('link_refused')
    const again = await signInByCalls(running, { mobile_phone_number: old })
    expect(again.user_id).toBe(customer.user_id)
    expect(await codeOf(send('contact/verify', waiting, again))).not.toBe(200)
    await running.services.securityEvents.flush()
    expect(
      await running.db.rows(sql`select kind from security_event where kind = 'contact_change_taken_back'`),
    ).toHaveLength(1)
  })

  test('is taken back with every later one', async () => {
    const { customer, old } = await own()
    const [second, third] = [someMobile(), someMobile()]
    expect(await change(customer, old, second)).toBe(200)
    const token = await linkTo(old, 'contact_changed')
    running.clock.advance(HOUR)
    const { headers } = await signInByCalls(running, { mobile_phone_number: second })
    expect(await change({ ...customer, headers }, second, third)).toBe(200)
    const later = await linkTo(second, 'contact_changed')
    expect(await codeOf(send('contact/take-back', { token }))).toBe(200)
    expect(await mobileOf(customer)).toBe(old)
    expect(await codeOf(send('contact/take-back', { token: later }))).toBe('link_refused')
  })

  test('can be taken back whoever signs in meanwhile: the old contact is reserved for three days', async () => {
    const { customer, old } = await own()
    expect(await change(customer, old, someMobile())).toBe(200)
    const started = await startByCall(running, { mobile_phone_number: old })
    const verified = { prospect_app_id: started.prospect_app_id, otp: started.code }
    expect(await codeOf(send('auth/verify', verified))).toBe('contact_reserved')
    const other = await own()
    expect(await change(other.customer, other.old, old)).toBe('contact_taken')
    expect(await mobileOf(other.customer)).toBe(other.old)
    running.clock.advance(72 * HOUR)
    expect((await signInByCalls(running, { mobile_phone_number: old })).user_id).not.toBe(customer.user_id)
  })

  test('by a link for 72 hours, and not by another word', async () => {
    const { customer, old } = await own()
    expect(await change(customer, old, someMobile())).toBe(200)
    const token = await linkTo(old, 'contact_changed')
    for (const bad of [`b${'A'.repeat(22)}`, `f${token.slice(1)}`])
      expect(await codeOf(send('contact/take-back', { token: bad }))).toBe('link_refused')
    running.clock.advance(72 * HOUR)
    expect(await codeOf(send('contact/take-back', { token }))).toBe('link_refused')
  })

  test('holds clear copies and the deletion for 72 hours, also with passcodes of before', async () => {
    const { customer, old } = await own()
    const asked = await send('my-data/passcode', { act: 'delete' }, customer)
    const { confirm_id } = asked.json<{ confirm_id: string }>()
    const otp = await readPasscode(running.services, old)
    const fresh = someMobile()
    expect(await change(customer, old, fresh)).toBe(200)
    const typed = { confirm_id, otp, typed: 'DELETE' }
    expect(await codeOf(send('my-data/delete', typed, customer))).toBe('passcode_spent')
    for (const act of ['copy', 'delete'])
      expect(await codeOf(send('my-data/passcode', { act }, customer))).toBe('contact_changed_lately')
    const security = await running.app.inject({ url: '/api/my-data/security', headers: customer.headers })
    const until = new Date(running.clock.now().getTime() + 72 * HOUR).toISOString()
    expect(security.json<{ data: { held_until: string } }>().data.held_until).toBe(until)
    running.clock.advance(72 * HOUR)
    const later = await signInByCalls(running, { mobile_phone_number: fresh })
    expect(await codeOf(send('my-data/passcode', { act: 'delete' }, later))).toBe(200)
  })

  test('two people who claim one number at once: one has it, the other keeps the own', async () => {
    const [one, two] = [await own(), await own()]
    const wanted = someMobile()
    const first = await startChange(one.customer, one.old, wanted)
    const second = await startChange(two.customer, two.old, wanted)
    const answers = await Promise.all([
      codeOf(send('contact/verify', first, one.customer)),
      codeOf(send('contact/verify', second, two.customer)),
    ])
    expect(answers.map(String).toSorted()).toEqual(['200', 'contact_taken'])
    const held = [await mobileOf(one.customer), await mobileOf(two.customer)]
    expect(held.filter((mobile) => mobile === wanted)).toHaveLength(1)
    expect(held.filter((mobile) => mobile === one.old || mobile === two.old)).toHaveLength(1)
  })
})

describe('somebody who has lost the old contact', () => {
  const facts = { pan_last4: '234F', birth_date: '1990-05-17' }
  const lose = async () => {
    const { customer, old } = await own()
    await saveCompleteProfile(running.app, customer)
    await letIdentityStand(running.db, customer.user_id)
    const fresh = someMobile()
    const answer = await send('contact/lost', { mobile_phone_number: fresh, ...facts }, customer)
    expect(answer.statusCode, answer.body).toBe(200)
    return { customer, old, fresh, token: await linkTo(fresh, 'contact_change_finish') }
  }

  test('waits 72 hours, and finishes by a link with a passcode to the new contact; all sessions end', async () => {
    const { customer, old, fresh, token } = await lose()
    expect(await mobileOf(customer)).toBe(old)
    running.clock.advance(72 * HOUR - 1)
    expect(await codeOf(send('contact/finish-start', { token }))).toBe('contact_change_waits')
    running.clock.advance(1)
    const sent = await send('contact/finish-start', { token })
    const { finish_id } = sent.json<{ finish_id: string }>()
    const otp = await readPasscode(running.services, fresh)
    const finish = (code: string) => codeOf(send('contact/finish', { token, finish_id, otp: code }))
    expect(await finish(wrongCode(otp))).toBe('passcode_wrong')
    expect(await finish(otp)).toBe(200)
    expect(await finish(otp)).toBe('link_refused')
    expect(await mobileOf(customer)).toBe(fresh)
    expect((await signInByCalls(running, { mobile_phone_number: fresh })).user_id).toBe(customer.user_id)
    // And the old contact can still take it back.
    const back = await linkTo(old, 'contact_changed')
    expect(await codeOf(send('contact/take-back', { token: back }))).toBe(200)
    expect(await mobileOf(customer)).toBe(old)
  })

  test('is stopped by the old contact, who signs everybody out with it', async () => {
    const { customer, old, token } = await lose()
    const stop = await linkTo(old, 'contact_change_asked')
    expect(await codeOf(send('contact/take-back', { token: stop }))).toBe(200)
    expect(await isSignedIn(customer)).toBe(false)
    running.clock.advance(73 * HOUR)
    expect(await codeOf(send('contact/finish-start', { token }))).toBe('link_refused')
    expect(await mobileOf(customer)).toBe(old)
  })

  test('has a week after the wait, and one change at a time', async () => {
    const { customer, token } = await lose()
    const other = someMobile()
    expect(await codeOf(send('contact/lost', { mobile_phone_number: other, ...facts }, customer))).toBe(200)
    running.clock.advance(72 * HOUR)
    expect(await codeOf(send('contact/finish-start', { token }))).toBe('link_refused')
    const newer = await linkTo(other, 'contact_change_finish')
    running.clock.advance(7 * 24 * HOUR + 1)
    expect(await codeOf(send('contact/finish-start', { token: newer }))).toBe('link_refused')
  })

  test('without PAN and birth date on file is told so', async () => {
    const { customer } = await own()
    const lost = { mobile_phone_number: someMobile(), ...facts }
    expect(await codeOf(send('contact/lost', lost, customer))).toBe('identity_not_on_file')
  })
})
