import { randomUUID } from 'node:crypto'
import type { Campaign, CampaignRecord } from '@marketplace/contract/care/campaigns'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSmtpStandIn } from '../../../demo/stand-ins/smtp-stand-in.ts'
import type { StandIn } from '../../../demo/stand-ins/stand-in-options.ts'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { stopContacts } from '../../customers/contact-choices/stop-contacts.ts'
import { planCampaignJob } from './plan-campaign.jobs.ts'
import { sendCampaignJob } from './send-campaign.jobs.ts'

const ENTITY = '1101234567890123456'
const once = { number: 1, last: false }
let test: TestApp
let services: Services
let smtp: StandIn
let staff: ReturnType<typeof callsOf>
let brand_id: number

beforeAll(async () => {
  test = await createTestApp()
  // A Tuesday at noon in India: promotion may go.
  test.clock.set('2026-11-24T12:00:00+05:30')
  smtp = await startSmtpStandIn({ pool: test.pool, log: test.app.log })
  services = { ...test.services, env: { ...test.services.env, SMTP_URL: smtp.url } }
  staff = callsOf(test.app, await buildStaff(test.services, 1))
  await buildBrand(test.db, { slug: 'gold', dlt_entity_id: ENTITY, sms_header: 'GOLDLN' })
  const row = await test.db.row<{ brand_id: number }>(sql`select brand_id from brand where slug = 'gold'`)
  brand_id = row?.brand_id ?? 0
})
/** Sessions do not outlive the days that a test skips. */
const goTo = async (time: string): Promise<void> => {
  test.clock.set(time)
  staff = callsOf(test.app, await buildStaff(test.services, 1))
}
afterAll(async () => {
  await smtp.stop()
  await test.close()
})

const dataOf = <Data>(answer: { statusCode: number; body: string; json: () => unknown }): Data => {
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { data: Data }).data
}
const en = {
  subject: 'Gold loans on {brand}',
  words: '{first_name}, compare gold loans on {brand}: {link}',
  dlt_template: null,
}
const hi = {
  subject: '{brand} पर गोल्ड लोन',
  words: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}',
  dlt_template: null,
}
const words = {
  wordings: { en, hi },
  entity_id: null,
  link_path: '/products',
  lender_id: null,
  approved_by: null,
  valid_until: null,
}
const saveText = (changes: object = {}, of: object = {}) =>
  staff.post('/api/campaign-texts/save', {
    text_id: null,
    version: null,
    name: `Text ${randomUUID().slice(0, 8)}`,
    channel: 'email',
    purpose: 'offer_promotion',
    retired: 0,
    ...of,
    words: { ...words, ...changes },
  })
const newText = async (changes: object = {}): Promise<number> => {
  const answer = await saveText(changes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ text_id: number }>().text_id
}

const agree = (user_id: string): Promise<number> =>
  test.db.run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
    values (gen_random_uuid(), ${user_id}, 'offers', '1', 'en', 'I agree', ${test.clock.now()})`)
const withdraw = (user_id: string): Promise<number> =>
  test.db.run(sql`update consent set withdrawn_at = ${test.clock.now()} where user_id = ${user_id}`)
const person = async ({ agrees = true, language = 'en' as 'en' | 'hi' } = {}): Promise<string> => {
  const { user_id } = await buildCustomer(test.services, {
    brand_id,
    language,
    first_name: 'Ritu',
    email: `${randomUUID()}@example.com`,
    email_verified: 1,
  })
  await test.db.run(sql`update customer set updated_at = ${test.clock.now()} where user_id = ${user_id}`)
  if (agrees) await agree(user_id)
  return user_id
}

const audience = {
  brand_ids: [] as number[],
  language: null,
  product_types: [],
  seen_within_days: null,
  not_applied_days: null,
}
/** A campaign to the customers of the test's brand. */
const newCampaign = async (text_id: number): Promise<Campaign> =>
  dataOf<Campaign>(
    await staff.post('/api/campaigns/save', {
      campaign_id: randomUUID(),
      version: null,
      name: 'Gold loans',
      text_id,
      audience: { ...audience, brand_ids: [brand_id] },
    }),
  )
const read = async (id: string) => dataOf<CampaignRecord>(await staff.get(`/api/campaigns/${id}`))
const act = (id: string, what: string, body: object = {}) => staff.post(`/api/campaigns/${id}/${what}`, body)

const planNumber = async (id: string): Promise<number> =>
  (
    await test.db.row<{ plan_number: number }>(
      sql`select plan_number from campaign where campaign_id = ${id}`,
    )
  )?.plan_number ?? 0
const plan = async (id: string): Promise<CampaignRecord> => {
  dataOf<Campaign>(await act(id, 'plan'))
  await planCampaignJob(services, { campaign_id: id, plan: await planNumber(id) }, once)
  return read(id)
}
const clearPeople = () => test.db.run(sql`update customer set brand_id = null where brand_id = ${brand_id}`)
const messagesOf = (id: string) =>
  test.db.rows<{
    message_id: number
    user_id: string
    status: string
    body: string
    last_error: string | null
  }>(
    sql`select message_id, user_id, status, body, last_error from message where campaign_id = ${id} order by message_id`,
  )
const handOut = async (id: string): Promise<void> => sendCampaignJob(services, { campaign_id: id }, once)
const deliver = async (id: string): Promise<void> => {
  for (const { message_id } of await messagesOf(id)) await sendMessage(services, { message_id }, once)
}

it('the plan is what is sent: each left out once by a reason, each of the others gets one', async () => {
  await clearPeople()
  const gets = [await person(), await person({ language: 'hi' })]
  await person({ agrees: false })
  await withdraw(await person())
  const campaign = await newCampaign(await newText())
  const planned = await plan(campaign.campaign_id)
  expect(planned, JSON.stringify(planned.left_out)).toMatchObject({
    state: 'planned',
    in_audience: 4,
    will_get: 2,
  })
  expect(
    planned.left_out
      .map(({ reason, people, examples }) => `${reason} ${people} ${examples.length}`)
      .toSorted(),
  ).toEqual(['no_consent 1 1', 'withdrawn 1 1'])
  expect(planned.left_out[0]?.examples[0]?.contact).toMatch(/\*/)
  expect(planned.arrives?.text).toMatch(/Priyanka|प्रियंका/)

  expect((await act(campaign.campaign_id, 'send', { people: 3 })).json()).toMatchObject({
    code: 'campaign_count_differs',
  })
  dataOf(await act(campaign.campaign_id, 'send', { people: 2 }))
  await handOut(campaign.campaign_id)
  const messages = await messagesOf(campaign.campaign_id)
  expect(messages.map(({ user_id }) => user_id).toSorted()).toEqual(gets.toSorted())
  expect(messages.map(({ body }) => body).join('\n')).toMatch(/Ritu, compare gold loans on .*\/products/)
  expect(messages.map(({ body }) => body).join('\n')).toMatch(/Ritu जी, .* पर गोल्ड लोन देखें/)
  await deliver(campaign.campaign_id)
  // The job comes twice: nobody gets two.
  await handOut(campaign.campaign_id)
  await handOut(campaign.campaign_id)
  const after = await read(campaign.campaign_id)
  expect(after).toMatchObject({ state: 'done', queued: 2, report: { sent: 2, failed: 0, waiting: 0 } })
  expect(await messagesOf(campaign.campaign_id)).toHaveLength(2)
  const contacts = await test.db.rows<{ kind: string; because: string; template: string }>(
    sql`select kind, because, template from contact_event where user_id = any(${gets}::uuid[])`,
  )
  expect(contacts).toHaveLength(2)
  expect(contacts[0]).toMatchObject({ kind: 'promotional', because: 'offers' })
  expect(contacts.map(({ template }) => template).join(' ')).toMatch(/ v1\.hi/)
})

it('who withdraws between plan and sending, or between sending and going, gets nothing', async () => {
  await clearPeople()
  const [early, late, stopped] = [await person(), await person(), await person()]
  await person()
  const { campaign_id } = await newCampaign(await newText())
  await plan(campaign_id)
  dataOf(await act(campaign_id, 'send', { people: 4 }))
  await withdraw(early)
  await handOut(campaign_id)
  await withdraw(late)
  await test.db.transaction((tx) =>
    stopContacts(tx, {
      user_id: stopped,
      channel: null,
      purpose: 'offer_promotion',
      lender_id: null,
      source: 'customer',
      entered_by: null,
      at: test.clock.now(),
    }),
  )
  // The stop reached the queue in its own transaction.
  expect((await messagesOf(campaign_id)).find(({ user_id }) => user_id === stopped)?.status).toBe('failed')
  await deliver(campaign_id)
  await handOut(campaign_id)
  const { report, state } = await read(campaign_id)
  expect(state).toBe('done')
  expect(report).toMatchObject({ sent: 1, failed: 0, waiting: 0 })
  expect(report.refused_since).toEqual([{ reason: 'withdrawn', people: 1 }])
})

it('a cap over all brands leaves out who had enough', async () => {
  await clearPeople()
  await person()
  const text_id = await newText()
  for (let n = 0; n < 2; n += 1) {
    const { campaign_id } = await newCampaign(text_id)
    await plan(campaign_id)
    dataOf(await act(campaign_id, 'send', { people: 1 }))
    await handOut(campaign_id)
    await deliver(campaign_id)
  }
  const third = await newCampaign(text_id)
  expect((await plan(third.campaign_id)).left_out.map(({ reason }) => reason)).toEqual(['cap_week'])
})

it('a pause holds, going on goes on, a stop gives up what waits; each is open only where it can be done', async () => {
  await clearPeople()
  await person()
  const { campaign_id } = await newCampaign(await newText())
  expect((await act(campaign_id, 'send', { people: 1 })).json()).toMatchObject({ code: 'campaign_not_now' })
  await plan(campaign_id)
  dataOf(await act(campaign_id, 'send', { people: 1 }))
  dataOf(await act(campaign_id, 'steer', { act: 'pause' }))
  await handOut(campaign_id)
  expect(await messagesOf(campaign_id)).toEqual([])
  dataOf(await act(campaign_id, 'steer', { act: 'resume' }))
  await handOut(campaign_id)
  dataOf(await act(campaign_id, 'steer', { act: 'stop' }))
  expect((await messagesOf(campaign_id)).map(({ status, last_error }) => [status, last_error])).toEqual([
    ['failed', 'campaign stopped'],
  ])
  expect((await act(campaign_id, 'steer', { act: 'resume' })).json()).toMatchObject({
    code: 'campaign_not_now',
  })
  await deliver(campaign_id)
  expect((await read(campaign_id)).report).toMatchObject({ sent: 0, failed: 0 })
})

it('more than 5 % failures pause it by itself', async () => {
  await clearPeople()
  for (let n = 0; n < 25; n += 1) await person()
  const { campaign_id } = await newCampaign(await newText())
  await plan(campaign_id)
  dataOf(await act(campaign_id, 'send', { people: 25 }))
  await handOut(campaign_id)
  await test.db.run(sql`update message set status = 'failed', last_error = 'the mail server refused it'
    where campaign_id = ${campaign_id} and message_id % 2 = 0`)
  await test.db.run(
    sql`update message set status = 'sent' where campaign_id = ${campaign_id} and status = 'queued'`,
  )
  await handOut(campaign_id)
  expect(await read(campaign_id)).toMatchObject({ state: 'paused', paused_for: 'failures' })
})

it('a change makes a plan void, a job of the plan before adds nothing, and two who change at once are told', async () => {
  await clearPeople()
  await person()
  const text_id = await newText()
  const campaign = await newCampaign(text_id)
  const { campaign_id } = campaign
  await plan(campaign_id)
  const stale = await planNumber(campaign_id)
  const planned = await read(campaign_id)
  const change = {
    campaign_id,
    version: planned.version,
    name: 'Changed',
    text_id,
    audience: { ...audience, brand_ids: [brand_id] },
  }
  expect(dataOf<Campaign>(await staff.post('/api/campaigns/save', change))).toMatchObject({
    state: 'draft',
    will_get: 0,
  })
  expect((await staff.post('/api/campaigns/save', change)).json()).toMatchObject({ code: 'conflict' })
  await planCampaignJob(services, { campaign_id, plan: stale }, once)
  expect(await read(campaign_id)).toMatchObject({ state: 'draft', in_audience: 0 })
  // Planned anew, each is in it once.
  expect(await plan(campaign_id)).toMatchObject({ in_audience: 1, will_get: 1 })
  expect(await plan(campaign_id)).toMatchObject({ in_audience: 1, will_get: 1 })
})

it('a text is kept in versions; one that no longer holds leaves everybody out', async () => {
  await clearPeople()
  await person()
  const text_id = await newText({ valid_until: '2026-12-09' })
  const saved = await saveText(
    { wordings: { en: { ...en, words: '{first_name}, see {brand}: {link} now' }, hi } },
    { text_id, version: 1 },
  )
  expect(saved.json()).toMatchObject({ version: 2 })
  expect((await saveText({}, { text_id, version: 1 })).json()).toMatchObject({ code: 'conflict' })
  const english = { ...hi, words: 'no Hindi here {first_name} {brand} {link}' }
  expect((await saveText({ wordings: { en, hi: english } })).json()).toMatchObject({
    details: [{ field: 'words.wordings.hi.words' }],
  })
  const ended = await newText({ valid_until: '2026-11-01' })
  const { campaign_id } = await newCampaign(ended)
  expect((await plan(campaign_id)).left_out.map(({ reason }) => reason)).toEqual(['text_ended'])
})

it('promotion by SMS waits for its hours, and goes under the registration of its text', async () => {
  await clearPeople()
  const user_id = await person()
  const saved = await saveText(
    {
      wordings: {
        en: { ...en, subject: null, dlt_template: ENTITY },
        hi: { ...hi, subject: null, dlt_template: ENTITY },
      },
      entity_id: ENTITY,
    },
    { channel: 'sms' },
  )
  const { campaign_id } = await newCampaign(saved.json<{ text_id: number }>().text_id)
  await goTo('2026-12-08T22:00:00+05:30')
  expect(await plan(campaign_id)).toMatchObject({ will_get: 1, parts: 1, arrives: { header: 'GOLDLN' } })
  dataOf(await act(campaign_id, 'send', { people: 1 }))
  await handOut(campaign_id)
  expect(await messagesOf(campaign_id)).toEqual([])
  await goTo('2026-12-09T12:00:00+05:30')
  await handOut(campaign_id)
  expect((await messagesOf(campaign_id)).map((message) => message.user_id)).toEqual([user_id])

  // A brand of another entity may not send it.
  await test.db.run(sql`update brand set dlt_entity_id = '1109999999999999999' where brand_id = ${brand_id}`)
  await vi.waitFor(async () => {
    const other = await newCampaign(saved.json<{ text_id: number }>().text_id)
    expect((await plan(other.campaign_id)).left_out[0]?.reason).toBe('template_not_approved')
  })
})
