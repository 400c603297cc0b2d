import type { Faq, OfficeFaq } from '@marketplace/contract/partner-area/faqs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let staff: ReturnType<typeof callsOf>
let own: ReturnType<typeof callsOf>
beforeAll(async () => {
  running = await createTestApp()
  staff = callsOf(running.app, await buildStaff(running.services, 1))
  own = callsOf(running.app, await buildPartner(running.services))
})
afterAll(() => running.close())

const read = async () => (await own.get('/api/partner/faqs')).json<{ data: Faq[] }>().data
const office = async () => (await staff.get('/api/partner-content/faqs')).json<{ data: OfficeFaq[] }>().data

it('staff edit a question and partners read it; deleted is gone, and comes back', async () => {
  const [first] = await office()
  if (first === undefined) throw new Error('no question was seeded')
  const { faq_id, tag, version, deleted: _, ...facts } = first
  const save = (change: object, of: string | null = tag) =>
    staff.post('/api/partner-content/faqs/save', { faq_id, tag: of, faq: { ...facts, ...change } })
  expect((await save({ answer: 'No. It is free.' })).json()).toMatchObject({ data: { version: version + 1 } })
  expect((await save({ answer: 'Other' })).json()).toMatchObject({
    code: 'conflict',
    present: { answer: 'No. It is free.' },
  })
  const answerOf = async () => (await read()).find((faq) => faq.faq_id === faq_id)?.answer
  expect(await answerOf()).toBe('No. It is free.')
  const remove = (removed: 0 | 1) => staff.post('/api/partner-content/faqs/remove', { faq_id, removed })
  await remove(1)
  expect(await answerOf()).toBeUndefined()
  await remove(0)
  expect(await answerOf()).toBe('No. It is free.')
})

it('what customers ask is answered in Hindi as well', async () => {
  const faq = {
    audience: 'customer',
    topic: 'Time',
    sort_order: 1,
    question: 'How long?',
    answer: 'A day.',
    question_hi: null,
    answer_hi: null,
  }
  const save = (change: object) =>
    staff.post('/api/partner-content/faqs/save', { faq_id: null, tag: null, faq: { ...faq, ...change } })
  expect((await save({})).json()).toMatchObject({
    details: [{ field: 'faq.question_hi' }, { field: 'faq.answer_hi' }],
  })
  expect((await save({ audience: 'partner' })).statusCode).toBe(200)
})

it('partners see what live lenders ask', async () => {
  const answer = await own.get('/api/partner/eligibility')
  expect(answer.statusCode, answer.body).toBe(200)
})
