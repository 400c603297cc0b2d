import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { periods } from '@marketplace/contract/platform/periods'
import type { DeletionPreview } from '@marketplace/contract/rights/my-data'
import { regulatedFigures } from '../../../seeds/reference/regulated-figures.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { post } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { closeComplaintsByDeletion, textsUntil } from './close-by-deletion.ts'
import { forgetComplaintTexts } from './forget-sealed-texts.jobs.ts'
import { readSealedTexts } from './read-sealed-texts.ts'
import { resealComplaintTexts } from './reseal-complaint-texts.ts'

let running: TestApp
let lender_id: number
beforeAll(async () => {
  running = await createTestApp()
  lender_id = (await buildLender(running.db, { slug: 'asha-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(() => running.close())

test.each([
  [['2026-11-20T06:00:00Z'], 3, '2029-11-20T06:00:00.000Z'],
  [['2024-02-29T06:00:00Z', '2024-01-01T00:00:00Z'], 3, '2027-03-01T06:00:00.000Z'],
])('words of %j are kept for %d years, until %s', (days, years, until) => {
  expect(
    textsUntil(
      days.map((day) => ({ at: new Date(day) })),
      years,
    ).toISOString(),
  ).toBe(until)
})

test('the figure in force is the one that the privacy page says', () => {
  const figures = regulatedFigures.filter(({ name }) => name === 'complaint_text_years')
  expect(figures.map(({ value }) => value)).toEqual([periods.complaint_text_years])
})

/** A customer with a complaint about us, one about a lender, and one that was answered and settled. */
const buildComplaints = async () => {
  const { customer } = await buildApplication(running)
  const add = async (body: object) => {
    const answer = await post(running.app, '/api/complaints/add', body, customer.headers)
    return answer.json<{ data: { number: string } }>().data.number
  }
  const ours = await add({ category: 'website', text: 'Your page is slow' })
  const theirs = await add({ category: 'conduct', lender_id, text: 'An agent threatened me' })
  const settled = await add({ category: 'charges', lender_id, text: 'Too much' })
  const staff = await buildStaff(running.services, 3)
  await post(
    running.app,
    '/api/complaints/answer',
    { number: settled, text: 'It is paid back' },
    staff.headers,
  )
  await post(running.app, '/api/complaints/close', { number: settled, settled: 1 }, customer.headers)
  return { customer, ours, theirs, settled }
}
const erase = (user_id: string) =>
  running.db.transaction((tx) =>
    closeComplaintsByDeletion(running.services, tx, { user_id, now: running.clock.now() }),
  )
const registerOf = (user_id: string) =>
  running.db.rows<{
    number: string
    status: string
    category: string
    lender_id: number | null
    steps: string[]
  }>(
    sql`select number, status, category, lender_id,
        (select array_agg(step order by event_id) from complaint_event e where e.complaint_id = c.complaint_id) as steps
      from complaint c where user_id = ${user_id} order by complaint_id`,
  )
const clearTextsOf = (user_id: string) =>
  running.db.rows(sql`select text from complaint_event join complaint using (complaint_id)
    where user_id = ${user_id} and text is not null`)

describe('a deletion', () => {
  it('never settles a complaint that nobody answered, and the register keeps what it was about', async () => {
    const { customer, ours, theirs, settled } = await buildComplaints()
    const { user_id } = customer
    await erase(user_id)
    expect(await registerOf(user_id)).toEqual([
      {
        number: ours,
        status: 'closed_by_deletion',
        category: 'website',
        lender_id: null,
        steps: ['received', 'closed_by_deletion'],
      },
      {
        number: theirs,
        status: 'closed_by_deletion',
        category: 'conduct',
        lender_id,
        steps: ['received', 'closed_by_deletion'],
      },
      {
        number: settled,
        status: 'settled',
        category: 'charges',
        lender_id,
        steps: ['received', 'answered', 'settled'],
      },
    ])
    expect(await clearTextsOf(user_id)).toEqual([])
    const before = await running.db.rows(sql`select * from complaint_event order by event_id`)
    await erase(user_id)
    expect(await running.db.rows(sql`select * from complaint_event order by event_id`)).toEqual(before)
  })

  it('seals the words of a complaint about a lender, which a command opens with a reason on the log', async () => {
    const { customer, ours, theirs } = await buildComplaints()
    await erase(customer.user_id)
    const { db, vault } = running.services
    const read = (number: string, reason: string) =>
      readSealedTexts({ db, vault }, { number, reason, now: running.clock.now() })
    await expect(read(theirs, ' ')).rejects.toThrow('say why')
    await expect(read(ours, 'the ombudsman asks')).rejects.toThrow(
      `no sealed words are kept of complaint ${ours}`,
    )
    expect(await read(theirs, 'the ombudsman asks')).toBe(
      '2026-11-20T06:00:00.000Z received: An agent threatened me',
    )
    const entries = await db.rows<{ reason: string; text: string }>(
      sql`select reason, e::text as text from audit_entry e where action = 'complaint.texts_read'`,
    )
    expect(entries.map(({ reason }) => reason)).toEqual(['the ombudsman asks'])
    expect(entries[0]?.text).not.toContain('threatened')

    await vault.rotate()
    expect(await resealComplaintTexts({ db, vault })).toBeGreaterThan(0)
    expect(await resealComplaintTexts({ db, vault })).toBe(0)
    expect(await read(theirs, 'again')).toContain('An agent threatened me')
  })

  it('says beforehand what stays, how many are unanswered, and until when', async () => {
    const { customer } = await buildComplaints()
    const answer = await running.app.inject({ url: '/api/my-data/deletion', headers: customer.headers })
    const { goes, stays, open_complaints, complaint_texts_until } = answer.json<{ data: DeletionPreview }>()
      .data
    const counts = Object.fromEntries([...goes, ...stays].map(({ thing, count }) => [thing, count]))
    expect(counts).toMatchObject({ complaint_texts: 1, complaints: 3, lender_complaint_texts: 2 })
    expect({ open_complaints, complaint_texts_until }).toEqual({
      open_complaints: 2,
      complaint_texts_until: '2029-11-20T06:00:00.000Z',
    })
  })
})

it('forgets sealed words on their day, not a minute before, and only once', async () => {
  const { customer } = await buildComplaints()
  await erase(customer.user_id)
  const sealed = async () =>
    (
      await running.db.rows(sql`select event_id from complaint_event join complaint using (complaint_id)
      where user_id = ${customer.user_id} and sealed_text is not null`)
    ).length
  const forget = () => forgetComplaintTexts(running.services, {}, { number: 1, last: false })
  running.clock.set('2029-11-20T05:59:00Z')
  await forget()
  expect(await sealed()).toBe(3)
  running.clock.set('2029-11-20T06:00:00Z')
  await forget()
  await forget()
  expect(await sealed()).toBe(0)
  expect((await registerOf(customer.user_id)).map(({ status }) => status)).toEqual([
    'closed_by_deletion',
    'closed_by_deletion',
    'settled',
  ])
})
