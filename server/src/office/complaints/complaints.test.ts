import type { Complaint } from '@marketplace/contract/office/complaints'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
let running: TestApp
let staff: SignedInStaff
let customer: SignedInCustomer
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

type Headed = Pick<SignedInCustomer, 'headers'>
const add = (who: Headed, body: object = {}) =>
  post(running.app, '/api/complaints/add', { category: 'charges', text: 'Too much', ...body }, who.headers)
const close = (who: Headed, body: object) => post(running.app, '/api/complaints/close', body, who.headers)
const reply = (who: Headed, body: object) => post(running.app, '/api/complaints/answer', body, who.headers)
const listOf = async ({ headers }: Headed): Promise<Complaint[]> =>
  (await running.app.inject({ url: '/api/complaints', headers })).json<{ data: Complaint[] }>().data
const made = async (who: Headed, body: object = {}): Promise<Complaint> => {
  const answer = await add(who, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Complaint }>().data
}
const messagesTo = (to: string | null) =>
  running.db.rows<{ template: string; language: string; body: string }>(
    sql`select template, language, body from message where recipient = ${to} order by message_id`,
  )

/** Sessions do not outlive the days that these tests let pass. */
const arrive = async (language: 'en' | 'hi' = 'en'): Promise<void> => {
  customer = await buildCustomer(running.services, { language })
  staff = await buildStaff(running.services, 3)
}

test('a lender that was never shown is as unknown as one that is not there; one that was applied to stays known', async () => {
  await arrive()
  const { lender_id } = await buildLender(running.db, { slug: 'hidden-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  const built = await buildApplication(running)
  expect((await built.apply(lender_id)).statusCode).toBe(200)
  await running.db.run(sql`update lender set lender_status = 0 where lender_id = ${lender_id}`)
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)?.lender_status).toBe(0), 5_000)
  const refused = await add(customer, { lender_id })
  expect(refused.body).toBe((await add(customer, { lender_id: 2_000_000_000 })).body)
  expect(refused.statusCode).toBe(400)
  expect((await made(built.customer, { lender_id })).lender_name).toBe('hidden-loans Limited')
})

describe('a complaint', () => {
  it('has a number, a clock and a message at once', async () => {
    await arrive('hi')
    const { lender_id } = await buildLender(running.db, { slug: 'asha-loans' })
    await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
    const answer = await add(customer, { lender_id, text: '  बहुत ज़्यादा शुल्क  ' })
    const { data, message } = answer.json<{ data: Complaint; message: string }>()
    expect(data).toMatchObject({
      category: 'charges',
      lender_name: 'asha-loans Limited',
      app_id: null,
      status: 'open',
      is_overdue: 0,
      timeline: [{ step: 'received', text: 'बहुत ज़्यादा शुल्क' }],
    })
    expect(data.number).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(Date.parse(data.due_at) - Date.parse(data.created_at)).toBe(30 * DAY_MS)
    expect(message).toBe(`We have your complaint ${data.number}. You will have an answer by 20/12/2026`)
    expect(await messagesTo(customer.mobile_phone_number)).toMatchObject([
      { template: 'complaint_received', language: 'hi', body: expect.stringContaining(data.number) },
    ])
    expect(await listOf(customer)).toEqual([data])
  })

  it('may be about an application of one’s own alone', async () => {
    const { app_id, customer: owner } = await buildApplication(running)
    expect((await made(owner, { app_id })).app_id).toBe(app_id)
    const foreign = await add(customer, { app_id })
    const absent = await add(customer, { app_id: crypto.randomUUID() })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(absent.body)
  })

  test.each([
    [{ category: 'nothing' }, 'category'],
    [{ category: undefined }, 'category'],
    [{ text: '   ' }, 'text'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ lender_id: 2_000_000_000 }, 'lender_id'],
    [{ lender_id: 1.5 }, 'lender_id'],
  ])('%j is refused beside its field', async (change, field) => {
    const answer = await add(customer, change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ details: { field: string }[] }>().details.map((detail) => detail.field)).toEqual([
      field,
    ])
  })

  it('is written ten times a day at most', async () => {
    await arrive()
    for (let n = 0; n < 10; n += 1) await made(customer, { text: `Too much, ${n}` })
    expect((await add(customer)).statusCode).toBe(429)
    // What was received already is answered again all the same.
    expect((await add(customer, { text: 'Too much, 9' })).statusCode).toBe(200)
    const other = await buildCustomer(running.services)
    expect((await add(other)).statusCode).toBe(200)
  })

  it('that is sent again, as no answer came, is one complaint with one message', async () => {
    await arrive()
    const sent = await Promise.all(Array.from({ length: 5 }, () => made(customer)))
    const [first] = sent
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
    expect(await listOf(customer)).toEqual([first])
    expect(await messagesTo(customer.mobile_phone_number)).toHaveLength(1)
    await made(customer, { category: 'conduct' })
    expect(await listOf(customer)).toHaveLength(2)
    await reply(staff, { number: first?.number, text: 'It is returned' })
    expect((await made(customer)).number).not.toBe(first?.number)
  })

  it('is for the customer alone', async () => {
    const { number } = await made(await buildCustomer(running.services))
    const stranger = await buildCustomer(running.services)
    expect(await listOf(stranger)).toEqual([])
    const foreign = await close(stranger, { number, settled: 1 })
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await close(stranger, { number: 'C-2222-2222', settled: 1 })).body)
    for (const [call, body] of [
      ['add', { category: 'data', text: 'x' }],
      ['close', { number, settled: 1 }],
      ['answer', { number, text: 'x' }],
    ] as const)
      expect((await post(running.app, `/api/complaints/${call}`, body)).statusCode).toBe(401)
    expect((await reply(stranger, { number, text: 'I answer myself' })).statusCode).toBe(401)
  })
})

describe('an answer', () => {
  it('reaches the customer in their language, and stands on the audit log without its words', async () => {
    await arrive('hi')
    const { number } = await made(customer)
    const answer = await reply(staff, { number, text: 'The fee is returned' })
    expect(answer.json()).toEqual({ success: true, message: 'Answer sent' })
    const [complaint] = await listOf(customer)
    expect(complaint).toMatchObject({
      status: 'answered',
      timeline: [{ step: 'received' }, { step: 'answered', text: 'The fee is returned' }],
    })
    expect((await messagesTo(customer.mobile_phone_number)).at(-1)).toMatchObject({
      template: 'complaint_answered',
      language: 'hi',
    })
    const entry = await running.db.row<{ text: string }>(
      sql`select e::text as text from audit_entry e where action = 'complaint.answer' and object_id = ${number}`,
    )
    expect(entry?.text).toContain('answered')
    expect(entry?.text).not.toContain('fee is returned')
  })

  it('is given once, by staff of any role', async () => {
    for (const role of [1, 2, 3] as const) {
      const { number } = await made(await buildCustomer(running.services))
      const member = await buildStaff(running.services, role)
      expect((await reply(member, { number, text: 'Done' })).statusCode).toBe(200)
      expect((await reply(member, { number, text: 'Done again' })).statusCode).toBe(409)
    }
    expect((await reply(staff, { number: 'C-2222-2222', text: 'Nobody’s' })).statusCode).toBe(404)
    for (const body of [
      { number: 'C-1', text: 'x' },
      { number: 'C-2222-2222', text: ' ' },
    ])
      expect((await reply(staff, body)).statusCode).toBe(400)
  })

  it('is settled by the customer, or opened again with what is still wrong, on the same clock', async () => {
    await arrive()
    const { number, due_at } = await made(customer)
    expect((await close(customer, { number, settled: 1 })).statusCode).toBe(409)
    await reply(staff, { number, text: 'First' })
    expect((await close(customer, { number, settled: 0 })).statusCode).toBe(400)
    const again = await close(customer, { number, settled: 0, text: 'Still wrong' })
    expect(again.json()).toMatchObject({
      message: `Your complaint ${number} is open again`,
      data: { status: 'open', due_at },
    })
    // The answer was lost on the way and the button pressed again: it stands there once.
    expect((await close(customer, { number, settled: 0, text: 'Still wrong' })).body).toBe(again.body)
    expect((await close(customer, { number, settled: 0, text: 'And something else' })).statusCode).toBe(409)
    await reply(staff, { number, text: 'Second' })
    for (let turn = 0; turn < 2; turn += 1)
      expect((await close(customer, { number, settled: 1 })).json()).toMatchObject({
        data: { status: 'settled' },
      })
    const [complaint] = await listOf(customer)
    expect(complaint?.timeline.map(({ step, text }) => [step, text])).toEqual([
      ['received', 'Too much'],
      ['answered', 'First'],
      ['reopened', 'Still wrong'],
      ['answered', 'Second'],
      ['settled', null],
    ])
    expect((await reply(staff, { number, text: 'Third' })).statusCode).toBe(409)
  })
})

describe('staff', () => {
  it('see complaints in the customer’s record, and those near their day in the queue', async () => {
    await arrive()
    const { number } = await made(customer)
    const read = async () => {
      const admin = await buildStaff(running.services, 1)
      const get = (url: string) => running.app.inject({ url, headers: admin.headers })
      const queues = (await get('/api/dashboard/queues')).json<{
        data: { queue: string; count: number; oldest_at: string | null }[]
      }>().data
      const rows = (await get('/api/dashboard/queue-rows?queue=complaints_due&page_size=100')).json<{
        data: { key: string; status: string; user_id: string; contact: string }[]
        total: number
      }>()
      return { queue: queues.find(({ queue }) => queue === 'complaints_due'), ...rows }
    }
    const early = await read()
    expect(early.data.map(({ key }) => key)).not.toContain(number)
    running.clock.advance(23 * DAY_MS + 1)
    const due = await read()
    expect(due.queue?.count).toBe(due.total)
    expect(due.data.find(({ key }) => key === number)).toMatchObject({
      status: 'due',
      user_id: customer.user_id,
      contact: `******${customer.mobile_phone_number?.slice(-4)}`,
    })
    running.clock.advance(7 * DAY_MS)
    expect((await read()).data.find(({ key }) => key === number)?.status).toBe('overdue')
    const member = await buildStaff(running.services, 3)
    const record = await running.app.inject({
      url: `/api/customer-care/customer/${customer.user_id}`,
      headers: member.headers,
    })
    expect(record.json()).toMatchObject({ data: { complaints: [{ number, is_overdue: 1 }] } })
    await reply(member, { number, text: 'Late, and sorry' })
    expect((await read()).data.map(({ key }) => key)).not.toContain(number)
  })
})
