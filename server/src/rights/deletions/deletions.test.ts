import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certificate, StaffDeletionPreview } from '@marketplace/contract/rights/deletions'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { held, jobs } from '../../app/modules.ts'
import { planAfterWithdrawal } from '../../customers/planned-erasures/plan-after-withdrawal.ts'
import { undoBySignIn } from '../../customers/planned-erasures/undo-by-sign-in.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, someMobile, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { dumpTables, leaveTraces, person, tracesOf } from '../../testing/leave-traces.ts'
import { post, signInByCalls, startByCall } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDeletionLedger } from '../my-data/deletion-ledger.ts'
import { orderDeletion } from './order-deletion.ts'

const HOUR_MS = 3_600_000
const dataDir = mkdtempSync(join(tmpdir(), 'orders-'))
let running: TestApp
let lender_id: number
let staff: SignedInStaff
let second: SignedInStaff
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  lender_id = (await buildLender(running.db, { slug: 'order-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  staff = await buildStaff(running.services)
  second = await buildStaff(running.services)
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const send = (path: string, body: object, who = staff) => post(running.app, path, body, who.headers)
const read = async <Data>(url: string): Promise<Data> => {
  const answer = await running.app.inject({ url, headers: staff.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Data }>().data
}
const codeOf = (answer: { json: <T>() => T }): string => answer.json<{ code: string }>().code
const letter = (id = 'L/2026/14') => ({ kind: 'letter', id })
const orderFor = (user_id: string, changes: object = {}) => ({
  user_id,
  request_id: randomUUID(),
  reference: letter(),
  typed: 'DELETE',
  ...changes,
})
const isDeleted = async (user_id: string): Promise<boolean> =>
  (await running.db.row(
    sql`select 1 as one from customer where user_id = ${user_id} and deleted_at is not null`,
  )) !== null
const complainsOf = async ({ headers }: SignedInCustomer): Promise<string> => {
  const body = { category: 'data', text: 'Please delete me' }
  const answer = await post(running.app, '/api/complaints/add', body, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { number: string } }>().data.number
}
const changeContact = ({ user_id, mobile_phone_number }: SignedInCustomer) =>
  running.db
    .run(sql`insert into contact_change (contact_id, user_id, kind, new_contact, created_at, proof_id, old_contact, done_at)
    values (gen_random_uuid(), ${user_id}, 'mobile', ${mobile_phone_number}, ${running.clock.now()}, gen_random_uuid(), ${someMobile()},
      ${running.clock.now()})`)
const eraseDue = () => jobs.erase_due_customers.run(running.services, {}, { number: 1, last: false })

describe('a customer who asked staff', () => {
  it('is deleted from every column of the database, also of what stood under an e-mail never proved', async () => {
    const traces = await leaveTraces(running, lender_id)
    const { user_id } = traces.customer
    const unproved = `zubeida.q-${someMobile()}@example.org`
    await running.db.run(
      sql`update customer set email = ${unproved}, email_verified = 0 where user_id = ${user_id}`,
    )
    const help = { phone: '9222222222', email: unproved }
    const own = { ...help, name: 'Zubeida Quraishi', description: 'My account at the bank' }
    await post(running.app, '/api/help-request', own)
    await post(running.app, '/api/help-request', { ...help, name: 'Somebody', description: 'Not hers' })
    await running.db.run(sql`update help_request set status = 'delivered', delivered_at = now()`)
    await startByCall(running, { email: unproved })
    await running.db.run(
      sql`update message set status = 'sent', sent_at = now(), sealed_code = null where recipient = ${unproved}`,
    )
    const before = await dumpTables(running)
    expect(tracesOf(before, [unproved]).length).toBeGreaterThan(2)

    const { references, preview } = await read<StaffDeletionPreview>(`/api/deletions/preview/${user_id}`)
    const reference = references.find(({ kind }) => kind === 'complaint')
    expect(preview.stays.find(({ thing }) => thing === 'consents')).toMatchObject({
      keeps: [{ days: null, why: 'evidence of what was shown, agreed to, sent or paid for' }],
    })
    expect(preview.stays.find(({ thing }) => thing === 'access_log')).toMatchObject({
      keeps: [{ days: 396 }],
    })
    const order = orderFor(user_id, { reference: { kind: 'complaint', id: reference?.id } })
    const answer = await send('/api/deletions/order', order)
    expect(answer.statusCode, answer.body).toBe(200)
    const { certificate } = answer.json<{ data: { certificate: string } }>().data
    expect(certificate).toMatch(/^D-/)

    const after = await dumpTables(running)
    const rest = new Map([...after].filter(([table]) => table !== 'message'))
    // The address of before was overwritten by hand, and stands nowhere beside an id of theirs.
    const secrets = traces.secrets.filter((secret) => !secret.endsWith('@example.com'))
    expect(tracesOf(rest, secrets)).toEqual([])
    // What bears another name stays: it may be somebody else's.
    expect(tracesOf(rest, [unproved])).toEqual([`help_request: ${unproved}`])
    expect(tracesOf(rest, ['My account at the bank'])).toEqual([])
    expect(tracesOf(after, [unproved])).toEqual([`help_request: ${unproved}`])

    const kept = await read<Certificate>(`/api/deletions/certificate/${certificate}`)
    expect(kept).toMatchObject({
      certificate,
      record: {
        cause: 'asked_of_staff',
        order: { reference: { kind: 'complaint', id: reference?.id }, by_name: staff.username },
      },
    })
    expect(JSON.stringify(kept)).not.toContain(user_id)
    expect(kept.record?.goes.find(({ thing }) => thing === 'notes')?.count).toBe(1)
    expect(readFileSync(join(dataDir, 'deletions.log'), 'utf8')).toContain(certificate)

    const again = await send('/api/deletions/order', order)
    expect(again.json()).toMatchObject({ data: { certificate, due_at: null } })
    const other = await send('/api/deletions/order', orderFor(user_id))
    expect(codeOf(other)).toBe('not_found')
    const listed = await read<{ certificate: string }[]>('/api/deletions?cause=asked_of_staff')
    expect(listed.map((row) => row.certificate)).toContain(certificate)
    const entries = await running.db.rows<{ action: string; actor_name: string }>(
      sql`select action, actor_name from audit_entry where object_id = ${user_id} and action like 'customer.delet%' order by entry_id`,
    )
    expect(entries).toEqual([
      { action: 'customer.deletion_ordered', actor_name: staff.username },
      { action: 'customer.delete', actor_name: staff.username },
    ])
  })

  it('is named by a request of theirs that is open, by no other and by no telephone number', async () => {
    const [one, other] = [await buildCustomer(running.services), await buildCustomer(running.services)]
    const number = await complainsOf(other)
    const foreign = orderFor(one.user_id, { reference: { kind: 'complaint', id: number } })
    expect(codeOf(await send('/api/deletions/order', foreign))).toBe('reference_refused')
    for (const id of ['98765-43210', 'ABCPE1234F', '', 'a letter'])
      expect(
        (await send('/api/deletions/order', orderFor(one.user_id, { reference: letter(id) }))).statusCode,
      ).toBe(400)
    const untyped = orderFor(one.user_id, { typed: 'delete' })
    expect((await send('/api/deletions/order', untyped)).statusCode).toBe(400)
    expect(await isDeleted(one.user_id)).toBe(false)
  })

  it('waits for three days after a change of contact, can be stopped, and goes on its day', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    await changeContact(customer)
    const order = orderFor(user_id)
    const until = new Date(running.clock.now().getTime() + 72 * HOUR_MS).toISOString()
    const answer = await send('/api/deletions/order', order)
    expect(answer.json()).toMatchObject({ data: { certificate: null, due_at: until } })
    expect((await send('/api/deletions/order', order)).json()).toMatchObject({ data: { due_at: until } })
    expect(codeOf(await send('/api/deletions/order', orderFor(user_id)))).toBe('conflict')
    expect(await read(`/api/deletions/waiting?cause=asked_of_staff`)).toMatchObject([
      { user_id, due_at: until, order: { put_off: 'contact_changed' } },
    ])
    const stops = () =>
      running.db.rows(
        sql`select entered_by from contact_stop where user_id = ${user_id} and lifted_at is null`,
      )
    // Calls and messages stop at once, but for what is essential.
    expect(await stops()).toEqual([{ entered_by: staff.username }])
    expect((await send('/api/deletions/stop', { user_id })).statusCode).toBe(200)
    expect(await stops()).toEqual([])
    expect(codeOf(await send('/api/deletions/stop', { user_id }))).toBe('not_found')

    expect((await send('/api/deletions/order', orderFor(user_id))).statusCode).toBe(200)
    await eraseDue()
    expect(await isDeleted(user_id)).toBe(false)
    running.clock.advance(72 * HOUR_MS)
    staff = await buildStaff(running.services)
    second = await buildStaff(running.services)
    await eraseDue()
    expect(await isDeleted(user_id)).toBe(true)
  })

  it('who signs in while it waits keeps the account', async () => {
    const customer = await buildCustomer(running.services)
    await changeContact(customer)
    expect((await send('/api/deletions/order', orderFor(customer.user_id))).statusCode).toBe(200)
    await signInByCalls(running, { mobile_phone_number: customer.mobile_phone_number ?? '' })
    expect((await read<StaffDeletionPreview>(`/api/deletions/preview/${customer.user_id}`)).planned).toBe(
      null,
    )
  })

  it('is deleted whole by the job where the process ends in the middle, and once', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    const killed = {
      ...held,
      erase: { ...held.erase, person_key: () => Promise.reject(new Error('the process has ended')) },
    }
    const order = { ...orderFor(user_id), reference: { kind: 'letter', id: 'L/15' } as const }
    const actor = {
      kind: 'staff',
      staff_id: staff.staff_id,
      username: staff.username,
      auditActor: { kind: 'staff', id: staff.staff_id, name: staff.username },
    } as unknown as Parameters<typeof orderDeletion>[4]['actor']
    const by = { actor, ip: '127.0.0.1' }
    const ledger = openDeletionLedger(dataDir)
    await expect(orderDeletion(killed, running.services, ledger, order, by)).rejects.toThrow('has ended')
    expect(await isDeleted(user_id)).toBe(false)
    // Nothing of it went: the transaction did not come to its end.
    expect(
      await running.db.row(sql`select mobile_phone_number from customer where user_id = ${user_id}`),
    ).toEqual({ mobile_phone_number: customer.mobile_phone_number })
    await Promise.all([eraseDue(), eraseDue()])
    expect(await isDeleted(user_id)).toBe(true)
    const rows = await running.db.rows<{ certificate: string }>(
      sql`select certificate from deletion where user_id = ${user_id}`,
    )
    expect(rows).toHaveLength(1)
    const again = await send('/api/deletions/order', order)
    expect(again.json()).toMatchObject({ data: { certificate: rows[0]?.certificate } })
  })
})

describe('a customer who has not asked', () => {
  const propose = (user_id: string) =>
    send('/api/deletions/propose', { user_id, ground: 'false_identity', reference: 'CASE-7' })
  const waiting = async (user_id: string): Promise<number> =>
    (
      await running.db.row<{ request_id: number }>(
        sql`select request_id from approval_request where subject = ${user_id} and decision is null`,
      )
    )?.request_id ?? 0
  const decide = async (user_id: string, note: string, who = second) =>
    send('/api/approvals/decide', { request_id: await waiting(user_id), decision: 'approved', note }, who)

  it('is not deleted by staff while a complaint is open', async () => {
    const customer = await buildCustomer(running.services)
    await complainsOf(customer)
    expect(codeOf(await propose(customer.user_id))).toBe('deletion_refused')
    const { blocks } = await read<StaffDeletionPreview>(`/api/deletions/preview/${customer.user_id}`)
    expect(blocks).toEqual(['complaint_open'])
  })

  it('is deleted once a second person approves it, who writes no name of theirs', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    await running.db.run(
      sql`update customer set first_name = ${person.first_name} where user_id = ${user_id}`,
    )
    expect((await propose(user_id)).statusCode).toBe(200)
    expect((await propose(user_id)).statusCode).toBe(200)
    expect(codeOf(await decide(user_id, 'I have read it', staff))).toBe('own_proposal')
    for (const note of [`${person.first_name} is not real`, `call ${customer.mobile_phone_number}`])
      expect(codeOf(await decide(user_id, note))).toBe('text_names_person')
    const approved = await decide(user_id, 'I have read the case')
    expect(approved.statusCode, approved.body).toBe(200)
    await eraseDue()
    expect(await isDeleted(user_id)).toBe(true)
    const [row] = await running.db.rows<{ certificate: string }>(
      sql`select certificate from deletion where user_id = ${user_id}`,
    )
    expect(await read(`/api/deletions/certificate/${row?.certificate}`)).toMatchObject({
      record: {
        cause: 'staff_decided',
        order: { ground: 'false_identity', by_name: staff.username, approved_by: second.username },
      },
    })
    expect(
      tracesOf(await dumpTables(running), [customer.mobile_phone_number ?? '']).filter(
        (one) => !one.startsWith('message'),
      ),
    ).toEqual([])
  })

  it('stays, and is judged anew, where they complain between the approval and its day', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    await propose(user_id)
    await complainsOf(customer)
    expect(codeOf(await decide(user_id, 'I have read the case'))).toBe('deletion_refused')
    expect(await waiting(user_id)).toBeGreaterThan(0)
    expect(await isDeleted(user_id)).toBe(false)
  })

  it('does not undo it by signing in', async () => {
    const customer = await buildCustomer(running.services)
    await changeContact(customer)
    await propose(customer.user_id)
    expect((await decide(customer.user_id, 'I have read the case')).statusCode).toBe(200)
    await signInByCalls(running, { mobile_phone_number: customer.mobile_phone_number ?? '' })
    const { planned } = await read<StaffDeletionPreview>(`/api/deletions/preview/${customer.user_id}`)
    expect(planned).toMatchObject({ cause: 'staff_decided', order: { put_off: 'contact_changed' } })
  })
})

describe('a withdrawal of the terms', () => {
  const DAY_MS = 24 * HOUR_MS
  const withdraw = async ({ user_id }: SignedInCustomer): Promise<Date> => {
    const brand = running.services.brands().brands[0]?.brand.name ?? ''
    return running.db.transaction((tx) =>
      planAfterWithdrawal(running.services, tx, { user_id, brand, now: running.clock.now() }),
    )
  }
  const planOf = (user_id: string) =>
    running.db.row(
      sql`select cause, due_at, ordered is not null as ordered from planned_erasure where user_id = ${user_id}`,
    )
  /** Two of staff decide it, for the day after a change of contact has settled. */
  const decided = async (customer: SignedInCustomer): Promise<void> => {
    const { user_id } = customer
    staff = await buildStaff(running.services)
    second = await buildStaff(running.services)
    const proposal = { user_id, ground: 'false_identity', reference: 'CASE-7' }
    expect((await send('/api/deletions/propose', proposal)).statusCode).toBe(200)
    const asked = await running.db.row<{ request_id: number }>(
      sql`select request_id from approval_request where subject = ${user_id} and decision is null`,
    )
    const decision = { request_id: asked?.request_id, decision: 'approved', note: 'I have read the case' }
    expect((await send('/api/approvals/decide', decision, second)).statusCode).toBe(200)
  }

  it.each(['before', 'after'])('made %s an order keeps its day where staff stop the order', async (when) => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    await changeContact(customer)
    if (when === 'after') await decided(customer)
    const day = await withdraw(customer)
    if (when === 'before') await decided(customer)
    expect(await planOf(user_id)).toMatchObject({ cause: 'staff_decided', ordered: true })
    expect((await send('/api/deletions/stop', { user_id })).statusCode).toBe(200)
    expect(await planOf(user_id)).toEqual({ cause: 'terms_withdrawn', due_at: day, ordered: false })
    running.clock.set(day.toISOString())
    await eraseDue()
    expect(await isDeleted(user_id)).toBe(true)
  })

  it('is done on its day, whatever puts the order off that stands over it', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    const day = await withdraw(customer)
    running.clock.set(new Date(day.getTime() - 2 * DAY_MS).toISOString())
    await changeContact(customer)
    // A change of contact would hold the order for three days.
    await decided(customer)
    expect(await planOf(user_id)).toEqual({ cause: 'staff_decided', due_at: day, ordered: true })
    await running.db.run(sql`insert into complaint (number, user_id, category, created_at, due_at)
      values ('C-2345-6789', ${user_id}, 'data', ${running.clock.now()}, ${day})`)
    running.clock.advance(2 * DAY_MS)
    await eraseDue()
    expect(await isDeleted(user_id)).toBe(true)
    const deletion = await running.db.row(
      sql`select record ->> 'cause' as cause, record -> 'order' as "order" from deletion where user_id = ${user_id}`,
    )
    expect(deletion).toEqual({ cause: 'terms_withdrawn', order: null })
  })

  it('is undone by signing in and agreeing anew, and the order over it is not', async () => {
    const customer = await buildCustomer(running.services)
    const { user_id } = customer
    await changeContact(customer)
    await withdraw(customer)
    await decided(customer)
    const undo = (agreed_at: Date | null) =>
      running.db.transaction((tx) => undoBySignIn(tx, user_id, { agreed_at, now: running.clock.now() }))
    await expect(undo(null)).rejects.toMatchObject({ code: 'not_found' })
    await undo(running.clock.now())
    expect((await send('/api/deletions/stop', { user_id })).statusCode).toBe(200)
    expect(await planOf(user_id)).toBeNull()
  })
})
