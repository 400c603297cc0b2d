import { randomUUID } from 'node:crypto'
import type { OwnThreadDetail, StaffThreadDetail } from '@marketplace/contract/partner-area/threads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { resealPictures } from './thread-picture.ts'
import { forgetOldThreads } from './threads.queries.ts'

let test: TestApp
let partner: BuiltPartner
let other: BuiltPartner
let staff: SignedInStaff
beforeAll(async () => {
  test = await createTestApp()
  partner = await buildPartner(test.services)
  other = await buildPartner(test.services)
  staff = await buildStaff(test.services, 1)
})
afterAll(() => test.close())

type Who = { headers: { authorization: string } }
type Fields = Parameters<typeof formOf>[0]
const send = (who: Who, path: string, fields: Fields) => {
  const form = formOf(fields)
  return test.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  })
}
const get = (who: Who, path: string) => test.app.inject({ url: `/api/${path}`, headers: who.headers })
const post = (who: Who, path: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/api/${path}`, headers: who.headers, payload })
const dataOf = async <Data>(answer: ReturnType<typeof get>): Promise<Data> => {
  const { statusCode, body, json } = await answer
  expect(statusCode, body).toBe(200)
  return json<{ data: Data }>().data
}
const codeOf = async (answer: ReturnType<typeof get>): Promise<string> =>
  (await answer).json<{ code: string }>().code
const words = (text: string, request_id: string = randomUUID()): [string, string][] => [
  ['request_id', request_id],
  ['text', text],
]
const asked = (text: string, request_id?: string): Fields => [
  ...words(text, request_id),
  ['topic', 'tech-support'],
  ['kind', 'links'],
  ['subject', 'My QR code'],
]
const open = (who: BuiltPartner = partner) =>
  dataOf<OwnThreadDetail>(send(who, 'partner/threads/open', asked('It opens nothing')))

it('is asked once, answered, read, closed and opened again', async () => {
  const request = randomUUID()
  const ask = () =>
    dataOf<OwnThreadDetail>(send(partner, 'partner/threads/open', asked('It opens nothing', request)))
  const { thread_id, state, due_at } = await ask()
  expect([state, due_at === null]).toEqual(['OPEN', false])
  expect((await ask()).thread_id).toBe(thread_id)
  expect(await codeOf(send(partner, 'partner/threads/open', asked('Another', request)))).toBe('conflict')

  const queue = await dataOf<StaffThreadDetail[]>(get(staff, 'partner-threads?state=OPEN&taken=nobody'))
  expect(queue.find((one) => one.thread_id === thread_id)).toMatchObject({ partner_name: partner.name })
  expect(await codeOf(post(staff, `partner-threads/${thread_id}/close`))).toBe('conflict')
  const answer = words('Print it larger')
  for (let time = 0; time < 2; time += 1)
    expect(
      await dataOf<StaffThreadDetail>(send(staff, `partner-threads/${thread_id}/answer`, answer)),
    ).toMatchObject({ state: 'ANSWERED', assignee: staff.username, due_at: null })

  const read = await dataOf<OwnThreadDetail>(get(partner, `partner/threads/${thread_id}`))
  expect(read).toMatchObject({ unread: 1, state: 'ANSWERED' })
  expect(read.messages.map(({ by, text }) => [by, text])).toEqual([
    ['partner', 'It opens nothing'],
    ['staff', 'Print it larger'],
  ])
  expect(JSON.stringify(read)).not.toContain(staff.username)
  const told = () =>
    asOffice(test.db, (tx) =>
      tx.rows(
        sql`select 1 from partner_event where type = 'thread.answered' and partner_id = ${partner.partner_id}`,
      ),
    )
  expect(await told()).toHaveLength(1)
  const message_id = read.messages.at(-1)?.message_id ?? 0
  expect(await dataOf(post(partner, `partner/threads/${thread_id}/see`, { message_id }))).toMatchObject({
    unread: 0,
  })
  const close = () => dataOf(post(partner, `partner/threads/${thread_id}/close`))
  expect(await close()).toMatchObject({ state: 'CLOSED' })
  expect(await close()).toMatchObject({ state: 'CLOSED' })
  expect(await codeOf(send(staff, `partner-threads/${thread_id}/answer`, words('One more')))).toBe('conflict')
  expect(
    await dataOf(send(partner, `partner/threads/${thread_id}/write`, words('Still nothing'))),
  ).toMatchObject({ state: 'OPEN' })
})

it('takes a picture that nobody else sees, sealed', async () => {
  const bytes = await picture('png')
  const { thread_id, messages } = await dataOf<OwnThreadDetail>(
    send(partner, 'partner/threads/open', [...asked('See the picture'), ['picture', bytes, 'screen.png']]),
  )
  const message_id = messages[0]?.message_id
  expect(messages[0]?.has_picture).toBe(1)
  const path = `threads/${thread_id}/picture?message_id=${message_id}`
  const shown = await dataOf<{ picture: string }>(get(partner, `partner/${path}`))
  expect(shown.picture).toMatch(/^data:image\/webp;base64,/)
  expect(await dataOf(get(staff, `partner-${path}`))).toEqual(shown)
  expect(await codeOf(get(other, `partner/${path}`))).toBe('not_found')
  expect(await resealPictures(test.services)).toBe(0)
  const refused = [...asked('No picture'), ['picture', Buffer.from('<svg/>'), 'a.png']] as Fields
  expect(await codeOf(send(partner, 'partner/threads/open', refused))).toBe('image_refused')
})

it('shows and changes nothing of another partner', async () => {
  const { thread_id } = await open()
  const path = `partner/threads/${thread_id}`
  for (const answer of [
    get(other, path),
    send(other, `${path}/write`, words('Mine?')),
    post(other, `${path}/close`),
    post(other, `${path}/see`, { message_id: 1 }),
  ])
    expect(await codeOf(answer)).toBe('not_found')
  const seen = (await get(other, 'partner/threads')).json<{ total: number }>()
  expect(seen.total).toBe(0)
})

it('counts what goes on, and is taken and given back', async () => {
  const { thread_id } = await open(other)
  expect(await dataOf(get(other, 'partner/thread-counts'))).toEqual([
    { topic: 'tech-support', going_on: 1, unread: 0 },
    { topic: 'general-query', going_on: 0, unread: 0 },
  ])
  const take = (mine: 0 | 1) =>
    dataOf<StaffThreadDetail>(post(staff, `partner-threads/${thread_id}/take`, { mine }))
  expect((await take(1)).assignee).toBe(staff.username)
  expect((await take(0)).assignee).toBeNull()
  expect(
    (
      await send(partner, 'partner/threads/open', [
        ...asked('Where?').slice(0, 3),
        ['kind', 'money'],
        ['subject', 'Money'],
      ])
    ).statusCode,
  ).toBe(400)
})

it('is forgotten with its messages by age, but not while somebody waits', async () => {
  const gone = await open(other)
  await post(other, `partner/threads/${gone.thread_id}/close`)
  const later = new Date(test.clock.now().getTime() + 1_000)
  await asOffice(test.db, (tx) => forgetOldThreads(tx, later, 100))
  expect(await codeOf(get(other, `partner/threads/${gone.thread_id}`))).toBe('not_found')
  const left = await dataOf<{ state: string }[]>(get(other, 'partner/threads'))
  expect(left.map(({ state }) => state)).toEqual(['OPEN'])
})
