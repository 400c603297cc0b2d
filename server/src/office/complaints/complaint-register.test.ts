import type { RegisteredComplaint } from '@marketplace/contract/office/complaint-register'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
let running: TestApp
let caller: SignedInStaff
let calls: ReturnType<typeof callsOf>
let lender: { lender_id: number; slug: string; legal_name: string }
beforeAll(async () => {
  running = await createTestApp()
  lender = await buildLender(running.db, { slug: 'asha-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(lender.lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())
/** Sessions do not outlive the days that these tests let pass. */
const arrive = async (): Promise<SignedInCustomer> => {
  caller = await buildStaff(running.services, 3)
  calls = callsOf(running.app, caller)
  return buildCustomer(running.services)
}
beforeEach(async () => {
  await running.db.run(sql`delete from complaint_event`)
  await running.db.run(sql`delete from complaint`)
})

const complain = async (who: SignedInCustomer, body: object = {}): Promise<string> => {
  const answer = await post(
    running.app,
    '/api/complaints/add',
    { category: 'conduct', text: 'A recovery agent threatened me', ...body },
    who.headers,
  )
  return answer.json<{ data: { number: string } }>().data.number
}
interface Listed {
  data: RegisteredComplaint[]
  total: number
  counts: { open: number; due: number; overdue: number; unowned: number }
}
const list = async (query = ''): Promise<Listed> =>
  (await calls.get(`/api/complaints/register${query}`)).json<Listed>()

// duty 7: the 30-day clock is seen from the first day.
describe('the register', () => {
  it('shows a complaint on its first day: age, days left, lender and its nodal officer, no words', async () => {
    const number = await complain(await arrive(), { lender_id: lender.lender_id })
    const { data, total, counts } = await list()
    expect(data).toMatchObject([
      {
        number,
        category: 'conduct',
        status: 'open',
        age_days: 1,
        days_left: 30,
        is_overdue: 0,
        lender_name: lender.legal_name,
        nodal_officer_email: 'nodal@asha-loans.example.com',
        owner_name: null,
        handed_over_at: null,
      },
    ])
    expect([total, counts]).toEqual([1, { open: 1, due: 0, overdue: 0, unowned: 1 }])
    expect(JSON.stringify(data)).not.toContain('threatened')
    expect(data[0]?.contact).toContain('***')
  })

  it('puts overdue and due ones first, filters, and counts the whole whatever is filtered', async () => {
    const first = await complain(await arrive())
    running.clock.advance(25 * DAY_MS)
    const second = await complain(await arrive(), { category: 'data', lender_id: lender.lender_id })
    running.clock.advance(6 * DAY_MS)
    const third = await complain(await arrive())
    const { data, counts } = await list()
    expect(
      data.map(({ number, age_days, days_left, is_overdue }) => [number, age_days, days_left, is_overdue]),
    ).toEqual([
      [first, 31, 0, 1],
      [second, 6, 24, 0],
      [third, 1, 30, 0],
    ])
    expect(counts).toEqual({ open: 3, due: 1, overdue: 1, unowned: 3 })
    const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number)
    expect(await numbers('?view=overdue')).toEqual([first])
    expect(await numbers('?view=due')).toEqual([first])
    expect(await numbers('?category=data')).toEqual([second])
    expect(await numbers(`?lender_id=${lender.lender_id}`)).toEqual([second])
    expect(await numbers('?view=settled')).toEqual([])
    expect((await list('?page=2&page_size=2')).total).toBe(3)
    expect((await list('?view=settled')).counts.open).toBe(3)
  })

  it('tells how many days a complaint took, once it is over', async () => {
    const number = await complain(await arrive())
    running.clock.advance(3 * DAY_MS)
    await running.db.run(sql`insert into complaint_event (complaint_id, step, at)
      select complaint_id, 'settled', ${running.clock.now()} from complaint where number = ${number}`)
    await running.db.run(sql`update complaint set status = 'settled' where number = ${number}`)
    running.clock.advance(40 * DAY_MS)
    await arrive()
    expect((await list('?view=settled')).data).toMatchObject([{ number, age_days: 3 }])
  })

  it('keeps what was closed by a deletion last, with no customer, no clock and nothing to do', async () => {
    const gone = await arrive()
    const left = await complain(gone, { lender_id: lender.lender_id })
    await running.db.run(sql`update complaint set status = 'closed_by_deletion' where number = ${left}`)
    running.clock.advance(31 * DAY_MS)
    const open = await complain(await arrive())
    const { data } = await list('?view=all')
    expect(data.map(({ number, status, is_overdue }) => [number, status, is_overdue])).toEqual([
      [open, 'open', 0],
      [left, 'closed_by_deletion', 0],
    ])
    expect((await list('?view=closed_by_deletion')).data.map(({ number }) => number)).toEqual([left])
    expect((await list('?view=settled')).total).toBe(0)
    expect((await list()).counts).toMatchObject({ open: 1, unowned: 1 })
    const own = await calls.post('/api/complaints/owner', { number: left, staff_id: caller.staff_id })
    const handOver = await calls.post('/api/complaints/hand-over', { number: left })
    expect([own.statusCode, handOver.statusCode]).toEqual([409, 409])
  })

  it('is for staff alone, of every role', async () => {
    const customer = await arrive()
    for (const role of [1, 2, 3] as const) {
      const { headers } = await buildStaff(running.services, role)
      expect((await running.app.inject({ url: '/api/complaints/register', headers })).statusCode).toBe(200)
    }
    const { statusCode } = await running.app.inject({
      url: '/api/complaints/register',
      headers: customer.headers,
    })
    expect(statusCode).toBe(401)
  })
})

describe('an owner', () => {
  it('takes, gives and lets go; each is on the audit log, and doing it again is nothing', async () => {
    const number = await complain(await arrive())
    const colleague = await buildStaff(running.services, 2)
    const own = (staff_id: number | null) => calls.post('/api/complaints/owner', { number, staff_id })
    expect((await own(caller.staff_id)).json()).toEqual({ success: true, message: 'Owner recorded' })
    expect((await list('?mine=1')).data).toMatchObject([{ number, owner_staff_id: caller.staff_id }])
    await own(colleague.staff_id)
    await own(colleague.staff_id)
    expect((await list('?mine=1')).data).toEqual([])
    expect((await list()).counts.unowned).toBe(0)
    await own(null)
    expect((await list()).counts.unowned).toBe(1)
    const acts = await running.db.rows(
      sql`select 1 from audit_entry where action = 'complaint.own' and object_id = ${number}`,
    )
    expect(acts).toHaveLength(3)
    const owners = (await calls.get('/api/complaints/owners')).json<{ data: { staff_id: number }[] }>()
    expect(owners.data.map(({ staff_id }) => staff_id)).toContain(colleague.staff_id)
  })

  it('is somebody who can sign in', async () => {
    const number = await complain(await arrive())
    const answer = await calls.post('/api/complaints/owner', { number, staff_id: 2_000_000_000 })
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: [{ field: 'staff_id' }] })
    const absent = await calls.post('/api/complaints/owner', { number: 'C-2222-2222', staff_id: null })
    expect(absent.statusCode).toBe(404)
  })
})

describe('a hand-over', () => {
  const handOver = (number: string) => calls.post('/api/complaints/hand-over', { number })

  it('writes to the nodal officer once, with the words and the ombudsman; the customer sees that it went', async () => {
    const customer = await arrive()
    const number = await complain(customer, { lender_id: lender.lender_id })
    const answers = await Promise.all([handOver(number), handOver(number), handOver(number)])
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
      200, 409, 409,
    ])
    const letters = await running.db.rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from message where template = 'complaint_handed_over' and user_id = ${customer.user_id}`,
    )
    expect(letters).toMatchObject([
      {
        recipient: 'nodal@asha-loans.example.com',
        subject: expect.stringContaining(number),
        body: expect.stringContaining('A recovery agent threatened me'),
      },
    ])
    expect(letters[0]?.body).toContain('cms.rbi.org.in')
    const own = await running.app.inject({ url: '/api/complaints', headers: customer.headers })
    expect(own.json()).toMatchObject({
      data: [{ status: 'open', timeline: [{ step: 'received' }, { step: 'handed_over', text: null }] }],
    })
    expect((await list()).data[0]?.handed_over_at).not.toBeNull()
  })

  it('goes once more after the customer reopened it, with what is still wrong', async () => {
    const customer = await arrive()
    const number = await complain(customer, { lender_id: lender.lender_id })
    await handOver(number)
    await calls.post('/api/complaints/answer', { number, text: 'The lender spoke to the agent' })
    const again = { number, settled: 0, text: 'The agent came back' }
    expect((await post(running.app, '/api/complaints/close', again, customer.headers)).statusCode).toBe(200)
    expect((await list()).data[0]?.handed_over_at).toBeNull()
    expect((await handOver(number)).statusCode).toBe(200)
    expect((await handOver(number)).statusCode).toBe(409)
    const letters = await running.db.rows<{ body: string }>(
      sql`select body from message where template = 'complaint_handed_over' and user_id = ${customer.user_id} order by message_id`,
    )
    expect(letters.map(({ body }) => body.includes('The agent came back'))).toEqual([false, true])
  })

  it('names the application at the lender, also where the complaint does not', async () => {
    await arrive()
    const { customer, apply } = await buildApplication(running)
    expect((await apply(lender.lender_id)).statusCode).toBe(200)
    const number = await complain(customer, { lender_id: lender.lender_id })
    expect((await handOver(number)).statusCode).toBe(200)
    const row = await running.db.row<{
      body: string
      our_reference: string
    }>(sql`select body, our_reference from message
      join application a using (user_id) join lender_application using (app_id)
      where template = 'complaint_handed_over' and user_id = ${customer.user_id}`)
    expect(row?.body).toContain(`our reference ${row?.our_reference}`)
  })

  it('needs a lender, and a complaint that is open', async () => {
    const number = await complain(await arrive())
    expect((await handOver(number)).json()).toMatchObject({ code: 'nodal_officer_missing' })
    expect((await handOver('C-2222-2222')).statusCode).toBe(404)
    await calls.post('/api/complaints/answer', { number, text: 'We looked into it' })
    expect((await handOver(number)).statusCode).toBe(409)
  })
})
