import type { Campaign, CampaignPerson } from '@marketplace/contract/care/campaigns'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stopContacts } from '../../customers/contact-choices/stop-contacts.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  englishWording as en,
  everybody,
  hindiWording as hi,
  smsWords,
  startCampaignScene,
  type CampaignScene,
} from '../../testing/builders/start-campaign-scene.ts'

let scene: CampaignScene

beforeAll(async () => {
  scene = await startCampaignScene()
})
beforeEach(async () => {
  await scene.clearPeople()
})
afterAll(async () => {
  await scene.close()
})

it('the plan is what is sent: each left out once by a reason, each of the others gets one', async () => {
  const gets = [await scene.person(), await scene.person({ language: 'hi' })]
  await scene.person({ agrees: false })
  await scene.withdraw(await scene.person())
  const campaign = await scene.newCampaign(await scene.newText())
  const planned = await scene.plan(campaign.campaign_id)
  expect(planned, JSON.stringify(planned.left_out)).toMatchObject({
    state: 'planned',
    in_audience: 4,
    will_get: 2,
  })
  expect(planned.left_out.map(({ reason, people }) => `${reason} ${people}`).toSorted()).toEqual([
    'no_consent 1',
    'withdrawn 1',
  ])
  expect(planned.arrives?.text).toMatch(/Priyanka|प्रियंका/)

  expect((await scene.act(campaign.campaign_id, 'send', { people: 3 })).json()).toMatchObject({
    code: 'campaign_count_differs',
  })
  await scene.acted(campaign.campaign_id, 'send', { people: 2 })
  await scene.handOut(campaign.campaign_id)
  const messages = await scene.messagesOf(campaign.campaign_id)
  expect(messages.map(({ user_id }) => user_id).toSorted()).toEqual(gets.toSorted())
  expect(messages.map(({ body }) => body).join('\n')).toMatch(/Ritu, compare gold loans on .*\/products/)
  expect(messages.map(({ body }) => body).join('\n')).toMatch(/Ritu जी, .* पर गोल्ड लोन देखें/)
  await scene.deliver(campaign.campaign_id)
  // The job comes twice: nobody gets two.
  await scene.handOut(campaign.campaign_id)
  await scene.handOut(campaign.campaign_id)
  const listed = await scene.staff().get(`/api/campaigns/${campaign.campaign_id}/people?page_size=3`)
  expect(listed.json<{ total: number }>().total).toBe(4)
  expect(listed.json<{ data: CampaignPerson[] }>().data.map(({ state, reason }) => [state, reason])).toEqual([
    ['left_out', 'no_consent'],
    ['left_out', 'withdrawn'],
    ['queued', null],
  ])
  expect(listed.json<{ data: CampaignPerson[] }>().data[0]?.contact).toMatch(/\*/)
  const withdrawn = await scene
    .staff()
    .get(`/api/campaigns/${campaign.campaign_id}/people?state=left_out&reason=withdrawn`)
  expect(withdrawn.json<{ total: number }>().total).toBe(1)
  const after = await scene.read(campaign.campaign_id)
  expect(after).toMatchObject({ state: 'done', queued: 2, report: { sent: 2, failed: 0, waiting: 0 } })
  expect(await scene.messagesOf(campaign.campaign_id)).toHaveLength(2)
  const contacts = await scene.test.db.rows<{ kind: string; because: string; template: string }>(
    sql`select kind, because, template from contact_event where user_id = any(${gets}::uuid[])`,
  )
  expect(contacts).toHaveLength(2)
  expect(contacts[0]).toMatchObject({ kind: 'promotional', because: 'offers' })
  expect(contacts.map(({ template }) => template).join(' ')).toMatch(/ v1\.hi/)
})

it('who withdraws between plan and sending, or between sending and going, gets nothing', async () => {
  const [early, late, stopped] = [await scene.person(), await scene.person(), await scene.person()]
  await scene.person()
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 4 })
  await scene.withdraw(early)
  await scene.handOut(campaign_id)
  await scene.withdraw(late)
  await scene.test.db.transaction((tx) =>
    stopContacts(tx, {
      user_id: stopped,
      channel: null,
      purpose: 'offer_promotion',
      lender_id: null,
      source: 'customer',
      entered_by: null,
      at: scene.test.clock.now(),
    }),
  )
  // The stop reached the queue in its own transaction.
  expect((await scene.messagesOf(campaign_id)).find(({ user_id }) => user_id === stopped)?.status).toBe(
    'failed',
  )
  await scene.deliver(campaign_id)
  await scene.handOut(campaign_id)
  const { report, state } = await scene.read(campaign_id)
  expect(state).toBe('done')
  expect(report).toMatchObject({ sent: 1, failed: 0, waiting: 0 })
  expect(report.refused_since).toEqual([{ reason: 'withdrawn', people: 1 }])
})

it('a cap over all brands leaves out who had enough', async () => {
  await scene.person()
  const text_id = await scene.newText()
  for (let n = 0; n < 2; n += 1) {
    const { campaign_id } = await scene.newCampaign(text_id)
    await scene.plan(campaign_id)
    await scene.acted(campaign_id, 'send', { people: 1 })
    await scene.handOut(campaign_id)
    await scene.deliver(campaign_id)
  }
  const third = await scene.newCampaign(text_id)
  expect((await scene.plan(third.campaign_id)).left_out.map(({ reason }) => reason)).toEqual(['cap_week'])
})

it('a pause holds, going on goes on, a stop gives up what waits; each is open only where it can be done', async () => {
  await scene.person()
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  expect((await scene.act(campaign_id, 'send', { people: 1 })).json()).toMatchObject({
    code: 'campaign_not_now',
  })
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 1 })
  await scene.acted(campaign_id, 'steer', { act: 'pause' })
  await scene.handOut(campaign_id)
  expect(await scene.messagesOf(campaign_id)).toEqual([])
  await scene.acted(campaign_id, 'steer', { act: 'resume' })
  await scene.handOut(campaign_id)
  await scene.acted(campaign_id, 'steer', { act: 'stop' })
  expect((await scene.messagesOf(campaign_id)).map(({ status, last_error }) => [status, last_error])).toEqual(
    [['failed', 'campaign stopped']],
  )
  expect((await scene.act(campaign_id, 'steer', { act: 'resume' })).json()).toMatchObject({
    code: 'campaign_not_now',
  })
  await scene.deliver(campaign_id)
  expect((await scene.read(campaign_id)).report).toMatchObject({ sent: 0, failed: 0 })
})

it('more than 5 % failures pause it by itself', async () => {
  for (let n = 0; n < 25; n += 1) await scene.person()
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 25 })
  await scene.handOut(campaign_id)
  await scene.test.db.run(sql`update message set status = 'failed', last_error = 'the mail server refused it'
    where campaign_id = ${campaign_id} and message_id % 2 = 0`)
  await scene.test.db.run(
    sql`update message set status = 'sent' where campaign_id = ${campaign_id} and status = 'queued'`,
  )
  await scene.handOut(campaign_id)
  expect(await scene.read(campaign_id)).toMatchObject({ state: 'paused', paused_for: 'failures' })
})

it('a change makes a plan void, a job of the plan before adds nothing, and two who change at once are told', async () => {
  await scene.person()
  const text_id = await scene.newText()
  const campaign = await scene.newCampaign(text_id)
  const { campaign_id } = campaign
  await scene.plan(campaign_id)
  const stale = await scene.planNumber(campaign_id)
  const planned = await scene.read(campaign_id)
  const change = {
    campaign_id,
    version: planned.version,
    name: 'Changed',
    text_id,
    audience: { ...everybody, brand_ids: [scene.brand_id] },
  }
  expect((await scene.saveCampaign(change)).json<{ data: Campaign }>().data).toMatchObject({
    state: 'draft',
    will_get: 0,
  })
  expect((await scene.saveCampaign(change)).json()).toMatchObject({ code: 'conflict' })
  await scene.planOn(scene.services, campaign_id, stale)
  expect(await scene.read(campaign_id)).toMatchObject({ state: 'draft', in_audience: 0 })
  // Planned anew, each is in it once.
  expect(await scene.plan(campaign_id)).toMatchObject({ in_audience: 1, will_get: 1 })
  expect(await scene.plan(campaign_id)).toMatchObject({ in_audience: 1, will_get: 1 })
})

it('a text is kept in versions; one that no longer holds leaves everybody out', async () => {
  await scene.person()
  const text_id = await scene.newText({ valid_until: '2026-12-09' })
  const saved = await scene.saveText(
    { wordings: { en: { ...en, words: '{first_name}, see {brand}: {link} now' }, hi } },
    { text_id, version: 1 },
  )
  expect(saved.json()).toMatchObject({ version: 2 })
  expect((await scene.saveText({}, { text_id, version: 1 })).json()).toMatchObject({ code: 'conflict' })
  // By its channel and purpose a campaign is judged that goes out already.
  const others = [
    { field: 'channel', words: smsWords, of: { channel: 'sms' } },
    { field: 'purpose', words: {}, of: { purpose: 'survey' } },
  ]
  for (const { field, words, of } of others)
    expect((await scene.saveText(words, { text_id, version: 2, ...of })).json()).toMatchObject({
      code: 'invalid_request',
      details: [{ field }],
    })
  const english = { ...hi, words: 'no Hindi here {first_name} {brand} {link}' }
  expect((await scene.saveText({ wordings: { en, hi: english } })).json()).toMatchObject({
    details: [{ field: 'words.wordings.hi.words' }],
  })
  const ended = await scene.newText({ valid_until: '2026-11-01' })
  const { campaign_id } = await scene.newCampaign(ended)
  expect((await scene.plan(campaign_id)).left_out.map(({ reason }) => reason)).toEqual(['text_ended'])
})

it('promotion by SMS waits for its hours, and goes under the registration of its text', async () => {
  const user_id = await scene.person()
  const text_id = await scene.newText(smsWords, { channel: 'sms' })
  const { campaign_id } = await scene.newCampaign(text_id)
  await scene.goTo('2026-12-08T22:00:00+05:30')
  expect(await scene.plan(campaign_id)).toMatchObject({
    will_get: 1,
    parts: 1,
    arrives: { header: 'GOLDLN' },
  })
  await scene.acted(campaign_id, 'send', { people: 1 })
  await scene.handOut(campaign_id)
  expect(await scene.messagesOf(campaign_id)).toEqual([])
  await scene.goTo('2026-12-09T12:00:00+05:30')
  await scene.handOut(campaign_id)
  expect((await scene.messagesOf(campaign_id)).map((message) => message.user_id)).toEqual([user_id])

  // A brand of another entity may not send it.
  await scene.test.db.run(
    sql`update brand set dlt_entity_id = '1109999999999999999' where brand_id = ${scene.brand_id}`,
  )
  await vi.waitFor(async () => {
    const other = await scene.newCampaign(text_id)
    expect((await scene.plan(other.campaign_id)).left_out[0]?.reason).toBe('template_not_approved')
  })
})
