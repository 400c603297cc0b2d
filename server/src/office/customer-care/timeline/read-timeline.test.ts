import { randomUUID } from 'node:crypto'
import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import type { CustomerTimeline } from '@marketplace/contract/office/customer-timeline'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { buildLender } from '../../../testing/builders/build-lender.ts'
import { buildStaff, type SignedInStaff } from '../../../testing/builders/build-staff.ts'
import { leaveTraces, person, type Traces } from '../../../testing/leave-traces.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let running: TestApp
let staff: SignedInStaff
let traces: Traces
beforeAll(async () => {
  running = await createTestApp()
  const { lender_id } = await buildLender(running.db, { slug: 'line-loans' })
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  traces = await leaveTraces(running, lender_id)
  staff = await buildStaff(running.services, 3)
})
afterAll(() => running.close())

const read = async (query = '', user_id = traces.customer.user_id) => {
  const url = `/api/customer-care/timeline/${user_id}${query}`
  return running.app.inject({ url, headers: staff.headers })
}
const timeline = async (query = ''): Promise<CustomerTimeline> => {
  const answer = await read(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CustomerTimeline }>().data
}

it('has every kind of what happened, by day, without a contact', async () => {
  const { days, counts } = await timeline()
  const lines = days.flatMap((day) => day.lines)
  const what = (kind: string) => lines.filter((line) => line.kind === kind).map((line) => line.what)
  expect(what('status')).toEqual(expect.arrayContaining(['CREATED', 'SENT', 'UNDER_PROCESS']))
  expect(what('messages')).toEqual(expect.arrayContaining(['passcode', 'help_request']))
  expect(what('complaints')).toEqual(['received', 'received'])
  expect(what('consents')).toEqual(expect.arrayContaining(['given_soft_questions', 'given_share']))
  expect(what('notes')).toEqual(['note'])
  expect(what('looks')).toEqual(expect.arrayContaining(['customer.view', 'customer.unmask']))
  expect(counts.notes).toBe(1)
  expect(lines.find((line) => line.what === 'UNDER_PROCESS')).toMatchObject({
    about: 'line-loans Limited',
    words: `Dear ${person.first_name} ${person.last_name}, please call us.`,
  })
  const mobile = traces.customer.mobile_phone_number ?? ''
  expect(JSON.stringify(days)).not.toContain(mobile)
  expect(days.map(({ day }) => day)).toEqual(
    days
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
})

it('is of one kind where one is asked for, and before a day', async () => {
  const notes = await timeline('?kind=notes')
  expect(notes.days.flatMap(({ lines }) => lines).map(({ kind }) => kind)).toEqual(['notes'])
  expect(notes.counts.consents).toBeGreaterThan(0)
  expect((await timeline('?before=2001-01-01')).days).toEqual([])
  expect((await read('?before=yesterday')).statusCode).toBe(400)
  expect((await read('', randomUUID())).statusCode).toBe(404)
})

it('comes with the record, which is one look', async () => {
  const url = `/api/customer-care/customer/${traces.customer.user_id}`
  const answer = await running.app.inject({ url, headers: staff.headers })
  const { data } = answer.json<{ data: CustomerRecord }>()
  expect(data.timeline.days.length).toBeGreaterThan(0)
  const offers = data.may_contact.find(
    ({ channel, purpose }) => channel === 'sms' && purpose === 'offer_promotion',
  )
  expect(offers).toMatchObject({
    allowed: 0,
    reasons: expect.arrayContaining(['no_consent', 'open_complaint']),
  })
  const looks = await running.db.rows<{ call: string }>(
    sql`select after ->> 'call' as call from audit_entry where action = 'customer.view' and actor_name = ${staff.username}
      and after ->> 'call' like '%/customer/:user_id'`,
  )
  expect(looks).toHaveLength(1)
})
