import type { ApprovalRequest } from '@marketplace/contract/office/approvals'
import type { Figure } from '@marketplace/contract/reference/regulated-figures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Calls = ReturnType<typeof callsOf>
/** The tests' day in India is 2026-11-20. */
let running: TestApp
let one: Calls
let other: Calls
beforeAll(async () => {
  running = await createTestApp()
  one = callsOf(running.app, await buildStaff(running.services, 1))
  other = callsOf(running.app, await buildStaff(running.services, 1))
})
afterAll(() => running.close())

const row = {
  name: 'gst_percent',
  value: 12,
  valid_from: '2027-04-01',
  source: 'Notification 1/2027, example',
}
const propose = (by: Calls, change: object = {}) =>
  by.post('/api/regulated-figures/propose', { ...row, ...change })
const decide = (by: Calls, request_id: number, decision: 'approved' | 'declined') =>
  by.post('/api/approvals/decide', { request_id, decision, note: 'Read in the gazette' })
const listed = async (by: Calls) =>
  (await by.get('/api/regulated-figures')).json<{ data: { figures: Figure[]; today: string } }>().data
const waitingOf = async (by: Calls): Promise<ApprovalRequest> => {
  const answer = await by.get('/api/approvals?kind=regulated_figure')
  const [found] = answer.json<{ data: ApprovalRequest[] }>().data
  if (found?.state !== 'waiting') throw new Error('nothing waits')
  return found
}
const valueOn = async (day: string): Promise<number | undefined> =>
  (
    await running.db.row<{ value: number }>(sql`select value from regulated_figure
      where name = 'gst_percent' and valid_from <= ${day}::date order by valid_from desc limit 1`)
  )?.value

test('a figure changes by two people: whoever proposes it cannot approve it', async () => {
  expect((await propose(one)).json()).toMatchObject({ success: true })
  const { request_id, is_own } = await waitingOf(one)
  expect([is_own, (await waitingOf(other)).is_own]).toEqual([1, 0])
  expect(await valueOn('2027-04-01')).toBe(18)
  expect((await decide(one, request_id, 'approved')).json()).toMatchObject({ code: 'own_proposal' })
  expect(await valueOn('2027-04-01')).toBe(18)
  const before = running.services.lenders().version
  const answers = await Promise.all([
    decide(other, request_id, 'approved'),
    decide(other, request_id, 'approved'),
    decide(other, request_id, 'declined'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
    200, 409, 409,
  ])
  const approved = answers[2].statusCode !== 200
  expect(await valueOn('2027-04-01')).toBe(approved ? 12 : 18)
  expect(await valueOn('2027-03-31')).toBe(18)
  if (approved)
    await vi.waitFor(() => expect(running.services.lenders().version).toBeGreaterThan(before), 5_000)
  const acts = await running.db.rows<{ action: string }>(
    sql`select action from audit_entry where object_kind = 'regulated_figure' order by entry_id`,
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'second_person.asked',
    ...(approved ? ['regulated_figure.added', 'second_person.approved'] : ['second_person.declined']),
  ])
})

test('an account that the proposer has just reset is no second person, until others had days to see it', async () => {
  const first = await buildStaff(running.services, 1)
  const second = await buildStaff(running.services, 1)
  expect(
    (await propose(callsOf(running.app, first), { value: 15, valid_from: '2027-06-01' })).statusCode,
  ).toBe(200)
  const { request_id } = await waitingOf(callsOf(running.app, first))
  await running.db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor: { kind: 'staff', id: first.staff_id, name: 'first' },
        action: 'staff.second_factor_reset',
        object_kind: 'staff',
        object_id: second.staff_id,
        ip: null,
      },
      running.clock.now(),
    ),
  )
  const byReset = await decide(callsOf(running.app, second), request_id, 'approved')
  expect(byReset.json()).toMatchObject({ code: 'own_proposal' })
  expect((await decide(other, request_id, 'declined')).statusCode).toBe(200)
})

test('one proposal of a figure and day waits at a time, and its proposer may take it back', async () => {
  const change = { value: 14, valid_from: '2029-04-01' }
  expect((await propose(one, change)).statusCode).toBe(200)
  expect((await propose(other, change)).statusCode).toBe(200)
  expect((await propose(other, { ...change, value: 15 })).statusCode).toBe(409)
  const { request_id, asked_by, is_own } = await waitingOf(one)
  expect([is_own, asked_by]).toEqual([1, expect.stringMatching(/^staff-/)])
  const withdraw = (by: Calls) => by.post('/api/approvals/withdraw', { request_id })
  expect((await withdraw(other)).statusCode).toBe(404)
  expect((await withdraw(one)).statusCode).toBe(200)
  expect((await propose(other, change)).statusCode).toBe(200)
  await decide(one, (await waitingOf(other)).request_id, 'declined')
})

test('a proposal whose day has passed cannot be approved any more', async () => {
  await propose(one, { name: 'age_max', value: 79, valid_from: '2026-11-20' })
  const { request_id } = await waitingOf(one)
  running.clock.advance(24 * 3_600_000)
  const later = callsOf(running.app, await buildStaff(running.services, 1))
  expect((await decide(later, request_id, 'approved')).json()).toMatchObject({
    details: [{ field: 'valid_from' }],
  })
})

test.each([
  [{ name: 'no_such_figure' }, 'name'],
  [{ value: 101 }, 'value'],
  [{ value: -1 }, 'value'],
  [{ valid_from: '2026-11-19' }, 'valid_from'],
  [{ valid_from: '2027-02-30' }, 'valid_from'],
  [{ source: 'a friend' }, 'source'],
])('%j is refused at %s', async (change, field) => {
  const by = callsOf(running.app, await buildStaff(running.services, 1))
  expect((await propose(by, { valid_from: '2031-04-01', ...change })).json()).toMatchObject({
    code: 'invalid_request',
    details: [{ field }],
  })
})

test('every figure is listed with its source, and the row in force is marked', async () => {
  const by = callsOf(running.app, await buildStaff(running.services, 1))
  const { figures } = await listed(by)
  expect(figures.length).toBeGreaterThan(15)
  for (const { name, rows } of figures) {
    expect([name, rows.filter(({ is_in_force }) => is_in_force === 1).length]).toEqual([name, 1])
    expect(rows.every(({ source }) => source.length > 10)).toBe(true)
  }
})
