import type { Notice } from '@marketplace/contract/partner-area/notices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { recordPartnerEvent } from '../events/record-partner-event.ts'
import { sendDigests } from './send-digests.jobs.ts'

let test: TestApp
let partner: BuiltPartner
let other: BuiltPartner
const DAY_MS = 86_400_000
beforeAll(async () => {
  test = await createTestApp()
  partner = await buildPartner(test.services)
  other = await buildPartner(test.services)
})
afterAll(() => test.close())

const get = (who: BuiltPartner, path: string) =>
  test.app.inject({ url: `/api/partner/${path}`, headers: who.headers })
const post = async (who: BuiltPartner, path: string, payload: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/partner/${path}`,
    headers: who.headers,
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const tell = async (who: BuiltPartner, subject: string) => {
  test.clock.advance(1_000)
  await recordPartnerEvent(test.db, {
    partner_id: who.partner_id,
    type: 'creative.expiring',
    subject,
    data: {},
    at: test.clock.now(),
  })
}
const notices = async (who = partner): Promise<Notice[]> =>
  (await get(who, 'notices')).json<{ data: Notice[] }>().data
const unread = async (who = partner): Promise<number> =>
  (await get(who, 'notice-counts')).json<{ data: { unread: number } }>().data.unread
const mails = () =>
  test.db.rows<{ recipient: string; body: string }>(
    sql`select recipient, body from message where template = 'partner_digest' order by recipient`,
  )

it('lists what a partner alone was told, and notes what was read, one by one or all', async () => {
  for (const subject of ['one', 'two', 'three']) await tell(partner, subject)
  await tell(other, 'not yours')
  const [newest] = await notices()
  expect((await notices()).map(({ text, is_read }) => [text, is_read])).toEqual([
    ['three', 0],
    ['two', 0],
    ['one', 0],
  ])
  const event_id = newest?.event_id
  await post(other, 'notices/read', { event_id })
  expect([await unread(), await unread(other)]).toEqual([3, 1])
  for (let time = 0; time < 2; time += 1) await post(partner, 'notices/read', { event_id })
  expect(await unread()).toBe(2)
  await post(partner, 'notices/read', {})
  expect([await unread(), await unread(other)]).toEqual([0, 1])
  await tell(partner, 'four')
  expect(await unread()).toBe(1)
})

it('writes once a day how much happened the day before, to whom it is wanted by, and nothing of what', async () => {
  const silent = await buildPartner(test.services)
  await tell(silent, 'quiet please')
  const stopped = await buildPartner(test.services)
  await tell(stopped, 'not any more')
  await asOffice(test.db, (tx) =>
    tx.run(sql`update partner set status = 'paused' where partner_id = ${stopped.partner_id}`),
  )
  await post(silent, 'notice-settings/save', { digest: 1, muted: ['creative.expiring'] })
  expect((await get(silent, 'notice-settings')).json()).toMatchObject({
    data: { digest: 1, muted: ['creative.expiring'] },
  })
  test.clock.advance(DAY_MS)
  for (let time = 0; time < 2; time += 1) await sendDigests(test.services, {}, { number: 1, last: false })
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient)).toEqual([partner.email, other.email].toSorted())
  expect(sent.find(({ recipient }) => recipient === partner.email)?.body).toContain('(4)')
  expect(JSON.stringify(sent)).not.toContain('three')
  test.clock.advance(DAY_MS)
  await sendDigests(test.services, {}, { number: 1, last: false })
  expect(await mails()).toHaveLength(2)
})
