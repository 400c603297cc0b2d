import type { MyData, DeletionPreview } from '@marketplace/contract/rights/my-data'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { post, readPasscode, wrongCode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let lender_id: number
beforeAll(async () => {
  running = await createTestApp()
  lender_id = (await buildLender(running.db, { slug: 'asha-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

type Headed = Pick<SignedInCustomer, 'headers'>
const read = async ({ headers }: Headed): Promise<MyData> => {
  const answer = await running.app.inject({ url: '/api/my-data', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: MyData }>().data
}
const send = (who: Headed, call: string, body: object) =>
  post(running.app, `/api/my-data/${call}`, body, who.headers)
/** A passcode for an act, as it came by message. */
const confirm = async (who: SignedInCustomer, act: 'copy' | 'delete') => {
  const answer = await send(who, 'passcode', { act })
  expect(answer.statusCode, answer.body).toBe(200)
  const { confirm_id, masked_to } = answer.json<{ confirm_id: string; masked_to: string }>()
  expect(masked_to).toBe(`******${who.mobile_phone_number?.slice(-4)}`)
  return { confirm_id, otp: await readPasscode(running.services, who.mobile_phone_number ?? '') }
}
const secrets = ['ABCPV1234F', '1990-05-17', '30123456789']

describe('what we hold', () => {
  it('is told whole and masked', async () => {
    const { customer, app_id, apply } = await buildApplication(running)
    await apply(lender_id)
    await post(
      running.app,
      '/api/complaints/add',
      { category: 'data', text: 'What do you know?' },
      customer.headers,
    )
    await running.db.run(sql`insert into help_request (name, email, phone, description, created_at)
      values ('Asha', 'x@example.com', ${customer.mobile_phone_number}, 'Please call', ${running.clock.now()}),
             ('B', 'b@example.com', '6111111111', 'Not hers', ${running.clock.now()})`)
    await running.db.run(sql`update prospect set url_segment = 'diwali', utms = '{"utm_source": "poster"}'
      where user_id = ${customer.user_id}`)
    const data = await read(customer)
    expect(data).toMatchObject({
      in_clear: 0,
      profile: {
        tin: '*****1234F',
        birth_date: '**/**/1990',
        account_number: '*******6789',
        first_name: 'Asha',
      },
      applications: [{ app_id, lenders: [{ lender_name: 'asha-loans Limited' }] }],
      kept_offer_lists: 1,
      shares: [{ lender_name: 'asha-loans Limited', way: 'led_over', withdrawn_at: null, told_at: null }],
      help_requests: [{ description: 'Please call' }],
      complaints: [{ category: 'data' }],
      messages: [{ to: `******${customer.mobile_phone_number?.slice(-4)}`, template: 'complaint_received' }],
      sign_ins: [{ ip_address: '127.0.0.1', ended_at: null }],
      arrivals: [{ url_segment: 'diwali', utms: { utm_source: 'poster' } }],
      partners: [],
    })
    expect(data.consents.map(({ purpose }) => purpose).toSorted()).toEqual(['share', 'soft_questions'])
    const text = JSON.stringify(data)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('is one’s own alone', async () => {
    const stranger = await buildCustomer(running.services)
    expect((await read(stranger)).applications).toEqual([])
    for (const url of ['/api/my-data', '/api/my-data/deletion'])
      expect((await running.app.inject({ url })).statusCode).toBe(401)
    for (const [call, body] of [
      ['passcode', { act: 'copy' }],
      ['copy', {}],
      ['delete', { confirm_id: crypto.randomUUID(), otp: '123456', typed: 'DELETE' }],
    ] as const)
      expect((await send({ headers: { authorization: '' } }, call, body)).statusCode).toBe(401)
  })
})

describe('a copy', () => {
  it('is masked without a passcode, and in clear with the one that was sent for it, once', async () => {
    const { customer } = await buildApplication(running)
    const masked = await send(customer, 'copy', {})
    for (const secret of secrets) expect(masked.body).not.toContain(secret)
    const proof = await confirm(customer, 'copy')
    const wrong = await send(customer, 'copy', { ...proof, otp: wrongCode(proof.otp) })
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([422, 'passcode_wrong'])
    const clear = await send(customer, 'copy', proof)
    expect(clear.json()).toMatchObject({
      data: {
        in_clear: 1,
        profile: { tin: 'ABCPV1234F', birth_date: '1990-05-17', account_number: '30123456789' },
      },
    })
    const again = await send(customer, 'copy', proof)
    expect(again.json<{ code: string }>().code).toBe('passcode_spent')
    for (const secret of secrets) expect(again.body).not.toContain(secret)
  })

  it('takes no passcode of somebody else, of another act or of yesterday', async () => {
    const [one, other] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const foreign = await send(other, 'copy', await confirm(one, 'copy'))
    const absent = await send(other, 'copy', { confirm_id: crypto.randomUUID(), otp: '123456' })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
    expect((await send(one, 'copy', await confirm(one, 'delete'))).statusCode).toBe(404)
    const late = await confirm(other, 'copy')
    running.clock.advance(301_000)
    expect((await send(other, 'copy', late)).json<{ code: string }>().code).toBe('passcode_expired')
  })

  it('is sent for no more than a few times', async () => {
    const customer = await buildCustomer(running.services)
    for (let turn = 0; turn < 3; turn += 1) await send(customer, 'passcode', { act: 'copy' })
    expect((await send(customer, 'passcode', { act: 'copy' })).statusCode).toBe(429)
  })

  test.each([
    ['passcode', {}],
    ['passcode', { act: 'read' }],
    ['copy', { otp: '123456' }],
    ['copy', { confirm_id: crypto.randomUUID() }],
    ['copy', { confirm_id: crypto.randomUUID(), otp: '12' }],
    ['delete', { confirm_id: crypto.randomUUID(), otp: '123456' }],
    ['delete', { confirm_id: crypto.randomUUID(), otp: '123456', typed: 'delete' }],
    ['delete', { confirm_id: crypto.randomUUID(), otp: '123456', typed: '' }],
  ])('%s %j is refused', async (call, body) => {
    const customer = await buildCustomer(running.services)
    expect((await send(customer, call, body)).statusCode).toBe(400)
  })
})

describe('the preview of a deletion', () => {
  it('counts what goes and what stays, and names the lenders', async () => {
    const { customer, apply } = await buildApplication(running)
    await apply(lender_id)
    await post(running.app, '/api/complaints/add', { category: 'data', text: 'Why?' }, customer.headers)
    const answer = await running.app.inject({ url: '/api/my-data/deletion', headers: customer.headers })
    const { goes, stays, ...rest } = answer.json<{ data: DeletionPreview }>().data
    const counts = Object.fromEntries([...goes, ...stays].map(({ thing, count }) => [thing, count]))
    expect(counts).toMatchObject({
      contacts: 1,
      sessions: 1,
      messages: 1,
      complaint_texts: 1,
      applications: 1,
      offer_lists: 1,
      consents: 2,
      complaints: 1,
      access_log: 1,
    })
    expect(rest).toEqual({
      lenders: [{ lender_name: 'asha-loans Limited', is_told: 0 }],
      open_applications: 1,
      open_complaints: 1,
      complaint_texts_until: null,
    })
    // Nothing has happened yet.
    expect((await read(customer)).profile.first_name).toBe('Asha')
  })
})

it('a copy follows the profile as it is saved', async () => {
  const customer = await buildCustomer(running.services)
  await saveCompleteProfile(running.app, customer, { tin: 'ABCPV9999K' })
  const copy = await send(customer, 'copy', await confirm(customer, 'copy'))
  expect(copy.json()).toMatchObject({ data: { profile: { tin: 'ABCPV9999K' } } })
})
