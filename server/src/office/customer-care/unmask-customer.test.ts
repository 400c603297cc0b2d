import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyChain } from '../../platform/audit-log/verify-chain.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteByCalls } from '../../testing/delete-by-calls.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { dumpTables, tracesOf } from '../../testing/leave-traces.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { actsAnHour } from './care-limits.ts'

const CAP = 4
let running: TestApp
let staff: SignedInStaff
let application: BuiltApplication
let user_id: string
beforeAll(async () => {
  running = await createTestApp({ variables: { STAFF_UNMASKS_A_DAY: String(CAP) } })
  const { lender_id } = await buildLender(running.db, { slug: 'asha-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  application = await buildApplication(running)
  user_id = application.customer.user_id
})
beforeEach(async () => {
  staff = await buildStaff(running.services, 3)
})
afterAll(() => running.close())

const ofApplication = (of: BuiltApplication) => ({
  purpose: 'finish_application',
  reference: { kind: 'application', id: of.app_id },
})
const ask = (change: object = {}, who = staff) =>
  post(
    running.app,
    '/api/customer-care/unmask',
    { user_id, fields: ['pan'], ...ofApplication(application), ...change },
    who.headers,
  )
const acts = () =>
  running.db.rows<{ object_id: string; after: object; text: string }>(
    sql`select object_id, after, e::text as text from audit_entry e where action = 'customer.unmask' order by entry_id`,
  )
const codeOf = async (change: object, who = staff): Promise<string> =>
  (await ask(change, who)).json<{ code: string }>().code
const referencesOf = async (who = staff): Promise<CustomerRecord['references']> => {
  const url = `/api/customer-care/customer/${user_id}`
  const answer = await running.app.inject({ url, headers: who.headers })
  return answer.json<{ data: CustomerRecord }>().data.references
}
const eventsOf = async (kind: string): Promise<number> => {
  await running.services.securityEvents.flush()
  const row = await running.db.row<{ hits: number }>(
    sql`select coalesce(sum(hits), 0) as hits from security_event where kind = ${kind}`,
  )
  return row?.hits ?? 0
}

// duty 19: each look in clear stands on the audit log.
it('answers what was asked for, in clear, and puts purpose, reference and fields on the audit log', async () => {
  const { mobile_phone_number } = application.customer
  const answer = await ask({ fields: ['pan', 'mobile', 'pan'] })
  expect(answer.json()).toEqual({ success: true, data: { mobile: mobile_phone_number, pan: 'ABCPV1234F' } })
  const all = await ask({ fields: ['email', 'birth_date', 'address'] })
  expect(all.json()).toMatchObject({
    data: {
      email: 'asha.verma@example.com',
      birth_date: '1990-05-17',
      address: '14, Station Road, Hazratganj, 226001',
    },
  })
  const [act] = await acts()
  expect(act).toMatchObject({
    object_id: user_id,
    after: { fields: ['mobile', 'pan'], ...ofApplication(application) },
  })
  for (const { text } of await acts())
    for (const secret of ['ABCPV1234F', mobile_phone_number, '1990-05-17', 'asha.verma'])
      expect(text).not.toContain(secret)
})

it('answers nothing where the act cannot be put on the log', async () => {
  await running.db.run(
    sql`alter table audit_entry add constraint refuse_for_now check (action <> 'customer.unmask') not valid`,
  )
  const answer = await ask()
  await running.db.run(sql`alter table audit_entry drop constraint refuse_for_now`)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('ABCPV1234F')
})

describe('what it is about', () => {
  it('has to be there, of this customer, and open: a foreign one answers like an absent one', async () => {
    const other = await buildApplication(running)
    const [known, noted] = [(await acts()).length, await eventsOf('foreign_id')]
    expect((await ask({ reference: undefined })).statusCode).toBe(400)
    const refused = await ask(ofApplication(other))
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'reference_refused', details: [{ field: 'reference' }] })
    const absent = await ask({ reference: { kind: 'application', id: randomUUID() } })
    expect(absent.body).toBe(refused.body)
    await running.db.run(sql`update application set status = 'CLOSED' where app_id = ${other.app_id}`)
    expect(await codeOf({ user_id: other.customer.user_id, ...ofApplication(other) })).toBe(
      'reference_refused',
    )
    expect(await acts()).toHaveLength(known)
    expect(await eventsOf('foreign_id')).toBe(noted + 3)
  })

  it('is a complaint until it is settled', async () => {
    const { headers } = application.customer
    const made = await post(
      running.app,
      '/api/complaints/add',
      { category: 'charges', text: 'Too much' },
      headers,
    )
    const { number } = made.json<{ data: { number: string } }>().data
    const about = { purpose: 'answer_complaint', reference: { kind: 'complaint', id: number } }
    expect((await ask(about)).statusCode).toBe(200)
    await running.db.run(sql`update complaint set status = 'settled' where number = ${number}`)
    expect(await codeOf(about)).toBe('reference_refused')
  })

  it('is a help request of the proved number for thirty days', async () => {
    const { mobile_phone_number: phone } = application.customer
    const now = running.clock.now().getTime()
    const [late, fresh] = await running.db.rows<{ help_request_id: number }>(sql`insert into help_request
        (name, email, phone, description, created_at)
      values ('Asha', 'a@example.com', ${phone}, 'Earlier', ${new Date(now - 31 * 86_400_000)}),
        ('Asha', 'a@example.com', ${phone}, 'Where is my loan?', ${new Date(now)}) returning help_request_id`)
    const about = (id: unknown) => ({
      purpose: 'call_back',
      reference: { kind: 'help_request', id: String(id) },
    })
    expect((await ask(about(fresh?.help_request_id))).statusCode).toBe(200)
    expect(await codeOf(about(late?.help_request_id))).toBe('reference_refused')
  })

  it('is a call that the one who asks wrote down, and nobody else’s', async () => {
    const note = { user_id, request_id: randomUUID(), text: 'She called about the bank' }
    const noted = await post(running.app, '/api/customer-care/note', note, staff.headers)
    const { note_id } = noted.json<{ data: { note_id: number } }>().data
    const about = { purpose: 'identify_caller', reference: { kind: 'call', id: String(note_id) } }
    expect((await ask(about)).statusCode).toBe(200)
    const other = await buildStaff(running.services, 3)
    expect(await codeOf(about, other)).toBe('reference_refused')
    expect((await referencesOf()).map(({ kind }) => kind)).toContain('call')
    expect((await referencesOf(other)).map(({ kind }) => kind)).not.toContain('call')
  })

  it('is offered in the record, as it would be taken', async () => {
    for (const { kind, id } of await referencesOf()) {
      const purpose = { call: 'call_back', help_request: 'call_back', complaint: 'answer_complaint' }
      const answer = await ask({
        purpose: kind === 'application' ? 'finish_application' : purpose[kind],
        reference: { kind, id },
      })
      expect(answer.statusCode, answer.body).toBe(200)
    }
  })
})

it('of nobody is absent and leaves no entry', async () => {
  const known = (await acts()).length
  expect((await ask({ user_id: randomUUID() })).statusCode).toBe(404)
  expect(await acts()).toHaveLength(known)
})

describe('the end of it', () => {
  it('comes for one member of staff in an hour, and is noted', async () => {
    for (let n = 0; n < actsAnHour.unmask; n += 1) expect((await ask()).statusCode).toBe(200)
    const known = [(await acts()).length, await eventsOf('care_limited')]
    expect((await ask()).statusCode).toBe(429)
    expect([(await acts()).length, await eventsOf('care_limited')]).toEqual([known[0], (known[1] ?? 0) + 1])
  })

  it('comes with the people of a day, whoever asks at once; it raises an alarm, and those of the day stay', async () => {
    const people = await Promise.all(Array.from({ length: CAP + 2 }, () => buildApplication(running)))
    const asks = people.map((one) => ({ user_id: one.customer.user_id, ...ofApplication(one) }))
    const answers = await Promise.all(asks.map((body) => ask(body)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(CAP).fill(200), 429, 429])
    const again = asks[statuses.indexOf(200)] ?? {}
    expect((await ask(again)).statusCode).toBe(200)
    const alarms = () =>
      running.db.rows(sql`select subject from alarm where kind = 'unmask_cap' and ended_at is null`)
    expect(await alarms()).toEqual([{ subject: `staff ${staff.staff_id}, 2026-11-20` }])
    const other = await buildStaff(running.services, 3)
    expect((await ask(asks[statuses.indexOf(429)] ?? {}, other)).statusCode).toBe(200)
  })
})

it('a note is sealed: the log shows it until the customer is deleted, and the chain holds before and after', async () => {
  const one = await buildApplication(running)
  const note = 'Quraishixq called from 9611561197'
  const body = { user_id: one.customer.user_id, ...ofApplication(one), note }
  expect((await ask(body)).statusCode).toBe(200)
  expect(tracesOf(await dumpTables(running), ['Quraishixq', '9611561197'])).toEqual([])
  const admin = await buildStaff(running.services, 1)
  const shown = async () => {
    const url = `/api/audit-log?action=customer.unmask&object_id=${one.customer.user_id}`
    const answer = await running.app.inject({ url, headers: admin.headers })
    return answer.json<{ data: object[] }>().data[0]
  }
  expect(await shown()).toMatchObject({ reason: note, reason_gone: 0 })
  const looked = () =>
    running.db.rows(
      sql`select actor_id, after from audit_entry where action = 'customer.list' and object_id = 'GET /api/audit-log'`,
    )
  const read = [{ actor_id: String(admin.staff_id), after: { people: [one.customer.user_id], others: 0 } }]
  expect(await looked()).toEqual(read)
  expect(await verifyChain(running.db)).toMatchObject({ broken: null })
  await deleteByCalls(running, one.customer)
  expect(await shown()).toMatchObject({ reason: null, reason_gone: 1 })
  expect(await looked()).toEqual(read)
  expect(await verifyChain(running.db)).toMatchObject({ broken: null })
})
