import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { verifyChain } from '../audit-log/verify-chain.ts'
import { sql } from '../db/sql.ts'

const CAP = 5
let running: TestApp
let caller: SignedInStaff
let customer: SignedInCustomer
beforeAll(async () => {
  running = await createTestApp({ variables: { STAFF_VIEWS_A_DAY: String(CAP) } })
  caller = await buildStaff(running.services, 3)
  customer = await buildCustomer(running.services)
})
afterAll(() => running.close())

const look = (userId: string, who = caller) =>
  running.app.inject({ url: `/api/customer-care/customer/${userId}`, headers: who.headers })
const looks = () =>
  running.db.rows<{ actor_id: string; object_id: string; after: object; transaction: string }>(
    sql`select actor_id, object_id, after, xmin::text as transaction from audit_entry where action = 'customer.view'`,
  )

it('300 looks of a curious caller leave 300 traces, in few transactions', async () => {
  const statuses = new Set<number>()
  for (let wave = 0; wave < 10; wave += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => look(customer.user_id)))
    for (const { statusCode } of answers) statuses.add(statusCode)
  }
  expect(statuses).toEqual(new Set([200]))
  const traces = await looks()
  expect(traces).toHaveLength(300)
  for (const { actor_id, object_id, after } of traces)
    expect([actor_id, object_id, after]).toEqual([
      String(caller.staff_id),
      customer.user_id,
      { call: 'GET /api/customer-care/customer/:user_id' },
    ])
  // Thirty came at once each time: those that waited while one was written share what comes next.
  expect(new Set(traces.map(({ transaction }) => transaction)).size).toBeLessThan(150)
  expect(await verifyChain(running.db)).toMatchObject({ broken: null })
  expect(await running.db.rows(sql`select staff_id, user_id, looks, unmasks from customer_look`)).toEqual([
    { staff_id: caller.staff_id, user_id: customer.user_id, looks: 300, unmasks: 0 },
  ])
}, 60_000)

it('a search names whom it showed; one that found nobody names nobody', async () => {
  const search = (mobile: string | null) =>
    post(running.app, '/api/customer-care/search', { mobile }, caller.headers)
  await search('6000000000')
  await search(customer.mobile_phone_number)
  expect(
    await running.db.rows(
      sql`select object_kind, object_id, after from audit_entry where action = 'customer.list'`,
    ),
  ).toEqual([
    {
      object_kind: 'customer_list',
      object_id: 'POST /api/customer-care/search',
      after: { people: [customer.user_id], others: 0 },
    },
  ])
})

it('nothing is shown where the look cannot be written, and nobody is looked at who is not there', async () => {
  const before = (await looks()).length
  expect((await look(randomUUID())).statusCode).toBe(404)
  await running.db.run(
    sql`alter table audit_entry add constraint refuse_for_now check (action <> 'customer.view') not valid`,
  )
  const refused = await look(customer.user_id)
  await running.db.run(sql`alter table audit_entry drop constraint refuse_for_now`)
  expect([refused.statusCode, refused.body.includes(customer.user_id)]).toEqual([500, false])
  expect((await look(customer.user_id)).statusCode).toBe(200)
  expect(await looks()).toHaveLength(before + 1)
})

it('a day with very many people raises an alarm for whoever looked, and closes no door', async () => {
  const analyst = await buildStaff(running.services, 2)
  const alarms = () => running.db.rows(sql`select subject, detail from alarm where kind = 'views_cap'`)
  for (let n = 0; n < CAP; n += 1)
    expect((await look((await buildCustomer(running.services)).user_id, analyst)).statusCode).toBe(200)
  expect(await alarms()).toEqual([])
  expect((await look(customer.user_id, analyst)).statusCode).toBe(200)
  expect(await alarms()).toEqual([
    { subject: `staff ${analyst.staff_id}, 2026-11-20`, detail: { people: CAP + 1, cap: CAP } },
  ])
  running.clock.advance(20 * 3_600_000)
  const next = await buildStaff(running.services, 2)
  expect((await look(customer.user_id, next)).statusCode).toBe(200)
  expect(await alarms()).toHaveLength(1)
})
