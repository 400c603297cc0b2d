import { randomUUID } from 'node:crypto'
import type { CustomerRecord, FoundCustomer } from '@marketplace/contract/office/customer-care'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { indexPanEndings } from '../../customers/profiles/index-pan-endings.jobs.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { actsAnHour } from './care-limits.ts'

let running: TestApp
let staff: SignedInStaff
let lender_id: number
let application: BuiltApplication
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 2)
  ;({ lender_id } = await buildLender(running.db, { slug: 'asha-loans' }))
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  application = await buildApplication(running)
  await application.apply(lender_id)
})
afterAll(() => running.close())

const ask = (call: string, body: object, who = staff) =>
  post(running.app, `/api/customer-care/${call}`, body, who.headers)
const search = async (body: object): Promise<{ data: FoundCustomer[]; total: number }> => {
  const answer = await ask('search', body, await buildStaff(running.services, 3))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const recordOf = async (userId: string): Promise<CustomerRecord> => {
  const url = `/api/customer-care/customer/${userId}`
  const answer = await running.app.inject({ url, headers: staff.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CustomerRecord }>().data
}
const acts = (action: string) =>
  running.db.rows<{
    object_kind: string
    object_id: string
    after: unknown
    reason: string | null
    text: string
  }>(
    sql`select object_kind, object_id, after, reason, e::text as text from audit_entry e where action = ${action} order by entry_id`,
  )

describe('search', () => {
  it('finds a customer by mobile number, PAN ending, application id and the reference of the lender', async () => {
    const { app_id, customer } = application
    const expected = {
      user_id: customer.user_id,
      name: 'Asha Verma',
      mobile: `******${customer.mobile_phone_number?.slice(-4)}`,
      email: 'a********************m',
      brand_name: null,
      active_at: running.clock.now().toISOString(),
      app_id,
    }
    const reference = await running.db.row<{ our_reference: string; application_number: string }>(
      sql`select our_reference, application_number from lender_application`,
    )
    for (const body of [
      { mobile: customer.mobile_phone_number },
      { pan_last4: '234F' },
      { application_id: app_id },
      { application_id: reference?.our_reference },
      { application_id: reference?.application_number },
      { application_id: ` ${reference?.application_number.toLowerCase()}` },
    ]) {
      expect(await search(body)).toEqual({ success: true, data: [expected], total: 1 })
    }
  })

  it('finds a customer by e-mail, full name, complaint and the lender’s own reference', async () => {
    const own = await buildApplication(running)
    await own.apply(lender_id)
    const { app_id, customer } = own
    const { user_id, headers } = customer
    await running.db.run(
      sql`update lender_application set their_reference = 'SHB-2026_0001' where app_id = ${app_id}`,
    )
    const complained = await post(
      running.app,
      '/api/complaints/add',
      { category: 'application', text: 'Nobody has called me back', app_id },
      headers,
    )
    const { number } = complained.json<{ data: { number: string } }>().data
    const email = await running.db.row<{ email: string }>(
      sql`select email from customer where user_id = ${user_id}`,
    )
    for (const body of [
      { email: email?.email },
      { email: email?.email.toUpperCase() },
      { complaint_number: number },
      { lender_reference: 'SHB-2026_0001' },
      { lender_reference: ' SHB-2026_0001 ' },
    ])
      expect((await search(body)).data.map((found) => [found.user_id, found.app_id])).toContainEqual([
        user_id,
        app_id,
      ])
    for (const body of [{ complaint_number: number }, { lender_reference: 'SHB-2026_0001' }])
      expect((await search(body)).total).toBe(1)
    const names = async (name: string) => (await search({ name })).data.map((found) => found.user_id)
    for (const name of ['Asha Verma', ' asha  VERMA ']) expect(await names(name)).toContain(user_id)
    for (const name of ['Asha', 'Verma', 'Asha Ver']) expect(await names(name)).not.toContain(user_id)
  })

  it('finds everybody whom two lenders call the same, each with that application', async () => {
    const { lender_id } = await buildLender(running.db, { slug: 'usha-loans' })
    await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
    const second = await buildApplication(running)
    await second.apply(lender_id)
    await running.db.run(
      sql`update lender_application set their_reference = 'TWICE-1' where app_id in (${application.app_id}, ${second.app_id})`,
    )
    const { data, total } = await search({ lender_reference: 'TWICE-1' })
    expect(total).toBe(2)
    expect(new Map(data.map(({ user_id, app_id }) => [user_id, app_id]))).toEqual(
      new Map([
        [application.customer.user_id, application.app_id],
        [second.customer.user_id, second.app_id],
      ]),
    )
  })

  it('answers nobody for what is nobody’s', async () => {
    for (const body of [
      { mobile: '6000000000' },
      { pan_last4: '999Z' },
      { application_id: crypto.randomUUID() },
      { application_id: 'LA-2222224' },
      { email: 'nobody@example.in' },
      { name: 'Nobody Atall' },
      { complaint_number: 'C-2222-2222' },
      { lender_reference: 'NOBODYS-1' },
    ])
      expect(await search(body)).toEqual({ success: true, data: [], total: 0 })
  })

  it('follows the PAN as it is saved', async () => {
    const customer = await buildCustomer(running.services)
    await saveCompleteProfile(running.app, customer, { tin: 'ABCPV7777K' })
    expect((await search({ pan_last4: '777K' })).data.map(({ user_id }) => user_id)).toEqual([
      customer.user_id,
    ])
    await saveCompleteProfile(running.app, customer, { tin: 'ABCPV8888L' })
    expect((await search({ pan_last4: '777K' })).total).toBe(0)
    expect((await search({ pan_last4: '888L' })).total).toBe(1)
    // A mask that comes back changes nothing.
    await saveCompleteProfile(running.app, customer, { tin: '*****8888L' })
    expect((await search({ pan_last4: '888L' })).total).toBe(1)
    await saveCompleteProfile(running.app, customer, { tin: null, is_editing: 1 })
    expect((await search({ pan_last4: '888L' })).total).toBe(0)
  })

  it('finds a PAN that was stored before its ending was indexed, once the job has run', async () => {
    const customer = await buildCustomer(running.services)
    await saveCompleteProfile(running.app, customer, { tin: 'ABCPV5555M' })
    await running.db.run(sql`update customer set tin_last4_index = null where user_id = ${customer.user_id}`)
    expect((await search({ pan_last4: '555M' })).total).toBe(0)
    await indexPanEndings(running.services, {}, { number: 1, last: false })
    expect((await search({ pan_last4: '555M' })).total).toBe(1)
  })

  it('shows the latest active first, fifty at most, and how many there are', async () => {
    for (let n = 0; n < 52; n += 1) {
      const { user_id } = await buildCustomer(running.services)
      await running.db
        .run(sql`update customer set tin_last4_index = ${running.services.vault.blindIndex('tin_last4', '111X')},
        updated_at = ${new Date(running.clock.now().getTime() - n * 1000)} where user_id = ${user_id}`)
    }
    const { data, total } = await search({ pan_last4: '111X' })
    expect([data.length, total]).toEqual([50, 52])
    const times = data.map(({ active_at }) => active_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('stands on the audit log by what and how many, never with the value', async () => {
    const { mobile_phone_number: mobile } = application.customer
    const { total } = await search({ pan_last4: '234F' })
    const known = (await acts('customer.search')).length
    await ask('search', { mobile })
    await ask('search', { mobile })
    await ask('search', { pan_last4: '234F' })
    const [first, again, other] = (await acts('customer.search')).slice(known)
    expect(first).toMatchObject({ object_kind: 'customer_search', after: { by: 'mobile', found: 1 } })
    expect(again?.object_id).toBe(first?.object_id)
    expect(other?.object_id).not.toBe(first?.object_id)
    expect(other?.after).toEqual({ by: 'pan_last4', found: total })
    for (const { text } of await acts('customer.search')) {
      expect(text).not.toContain(mobile)
      expect(text).not.toContain('234F')
    }
  })

  test.each([
    [
      {},
      'Search by one of mobile number, e-mail, PAN ending, full name, complaint, application or reference',
    ],
    [
      { mobile: '9876543210', pan_last4: '234F' },
      'Search by one of mobile number, e-mail, PAN ending, full name, complaint, application or reference',
    ],
    [{ mobile: '12345' }, 'Please enter a valid 10 digit mobile number'],
    [{ pan_last4: '234f' }, 'Enter the last four characters of the PAN: three digits and a letter'],
    [{ pan_last4: '*34F' }, 'Enter the last four characters of the PAN: three digits and a letter'],
    [{ application_id: 'x' }, 'This value is not allowed here'],
  ])('%j is refused', async (body, message) => {
    const answer = await ask('search', body)
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json())).toContain(message)
  })

  it('has an end for one member of staff in an hour, and for nobody else', async () => {
    const caller = await buildStaff(running.services, 3)
    for (let n = 0; n < actsAnHour.search; n += 1)
      expect((await ask('search', { mobile: '6000000000' }, caller)).statusCode).toBe(200)
    expect((await ask('search', { mobile: '6000000000' }, caller)).statusCode).toBe(429)
    expect((await ask('search', { mobile: '6000000000' })).statusCode).toBe(200)
    running.clock.advance(3_600_001)
    const later = await buildStaff(running.services, 3)
    expect((await ask('search', { mobile: '6000000000' }, later)).statusCode).toBe(200)
    staff = await buildStaff(running.services, 2)
  })
})

describe('the record', () => {
  it('is masked and tells what a customer asks about', async () => {
    const { customer, app_id } = application
    const mobile = customer.mobile_phone_number ?? ''
    const at = running.clock.now()
    await running.db.run(sql`insert into help_request (name, email, phone, description, created_at)
      values ('Asha', 'other@example.com', ${mobile}, 'Where is my loan?', ${at}), ('B', 'b@example.com', '6111111111', 'Not hers', ${at})`)
    await running.db
      .run(sql`insert into message (gateway_key, channel, recipient, template, language, body, sealed_code)
      values (gen_random_uuid(), 'sms', ${mobile}, 'passcode', 'en', '{code} is your passcode', '\\x01'),
             (gen_random_uuid(), 'sms', '6111111111', 'passcode', 'en', 'not hers', null)`)
    const record = await recordOf(customer.user_id)
    expect(record.masked).toEqual({
      mobile: `******${mobile.slice(-4)}`,
      email: 'a********************m',
      pan: '*****1234F',
      birth_date: '**/**/1990',
      address: '********',
    })
    expect(record.facts).toContainEqual({
      field: 'monthly_income',
      label: 'Income a month',
      value: '₹45,000',
    })
    expect(record.facts).toContainEqual({
      field: 'employment_status_code',
      label: 'Employment',
      value: 'Salaried',
    })
    expect(record.facts).toContainEqual({
      field: 'account_number',
      label: 'Account number',
      value: '*******6789',
    })
    expect(record.applications).toMatchObject([
      {
        app_id,
        status: 'OFFER_SELECTED',
        lenders: [
          {
            lender_name: 'asha-loans Limited',
            lender_kind: 'nbfc',
            status: 'SENT',
            timeline: [{ status: 'SENT' }],
          },
        ],
      },
    ])
    const byPurpose = record.consents.toSorted((one, other) => one.purpose.localeCompare(other.purpose))
    expect(byPurpose).toMatchObject([
      { purpose: 'share', lender_name: 'asha-loans Limited', withdrawn_at: null },
      { purpose: 'soft_questions', lender_name: null, withdrawn_at: null },
    ])
    expect(record.messages.map(({ to, template, status }) => [to, template, status])).toEqual([
      [`******${mobile.slice(-4)}`, 'passcode', 'queued'],
    ])
    expect(record.help_requests.map(({ description }) => description)).toEqual(['Where is my loan?'])
    const text = JSON.stringify(record)
    for (const secret of [
      mobile,
      'ABCPV1234F',
      '1990-05-17',
      'asha.verma@',
      'Station Road',
      '30123456789',
      'handoff_url',
      'lender_page',
      '{code}',
    ])
      expect(text).not.toContain(secret)
  })

  it('of nobody is absent', async () => {
    const url = `/api/customer-care/customer/${crypto.randomUUID()}`
    expect((await running.app.inject({ url, headers: staff.headers })).statusCode).toBe(404)
  })
})

describe('notes', () => {
  it('are kept with their writer, the newest first, and on the audit log without their text', async () => {
    const { user_id } = application.customer
    const caller = await buildStaff(running.services, 3)
    const first = await ask(
      'note',
      { user_id, request_id: randomUUID(), text: '  Called, no answer ' },
      caller,
    )
    expect(first.json()).toMatchObject({ success: true, message: 'Note added' })
    await ask('note', { user_id, request_id: randomUUID(), text: 'Called again' })
    expect((await recordOf(user_id)).notes).toMatchObject([
      { text: 'Called again', staff_name: staff.username },
      { text: 'Called, no answer', staff_name: caller.username },
    ])
    const [act] = await acts('customer.note')
    expect(act).toMatchObject({
      object_id: user_id,
      after: { note_id: first.json<{ data: { note_id: number } }>().data.note_id },
    })
    expect(act?.text).not.toContain('no answer')
  })

  it('that are sent again and again at once are one, on the log too', async () => {
    const { user_id } = application.customer
    const body = { user_id, request_id: randomUUID(), text: 'Called twice by a double click' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('note', body)))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    const { note_id } = answers[0]?.json<{ data: { note_id: number } }>().data ?? { note_id: 0 }
    const { notes } = await recordOf(user_id)
    expect(notes.filter(({ text }) => text === body.text)).toHaveLength(1)
    const written = await running.db.rows(sql`select 1 from audit_entry
      where action = 'customer.note' and after ->> 'note_id' = ${String(note_id)}`)
    expect(written).toHaveLength(1)
    const other = await buildStaff(running.services, 3)
    for (const answer of [await ask('note', { ...body, text: 'Another' }), await ask('note', body, other)])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'conflict'])
  })

  it('are refused where they are empty, long or of nobody', async () => {
    const { user_id } = application.customer
    for (const text of ['', '   ', 'x'.repeat(1_001)])
      expect((await ask('note', { user_id, request_id: randomUUID(), text })).statusCode).toBe(400)
    expect((await ask('note', { user_id, text: 'Called' })).statusCode).toBe(400)
    expect(
      (await ask('note', { user_id: randomUUID(), request_id: randomUUID(), text: 'Who?' })).statusCode,
    ).toBe(404)
  })
})

test.each(['search', 'unmask', 'note'])('%s is for staff alone, of any role', async (call) => {
  const { user_id, headers } = application.customer
  const body = {
    search: { mobile: '6000000000' },
    unmask: {
      user_id,
      fields: ['mobile'],
      purpose: 'finish_application',
      reference: { kind: 'application', id: application.app_id },
    },
    note: { user_id, request_id: randomUUID(), text: 'Called' },
  }[call]
  if (body === undefined) throw new Error(`no body for ${call}`)
  expect((await post(running.app, `/api/customer-care/${call}`, body)).statusCode).toBe(401)
  expect((await post(running.app, `/api/customer-care/${call}`, body, headers)).statusCode).toBe(401)
  for (const role of [1, 2, 3] as const) {
    const own = call === 'note' ? { ...body, request_id: randomUUID() } : body
    expect((await ask(call, own, await buildStaff(running.services, role))).statusCode).toBe(200)
  }
})
