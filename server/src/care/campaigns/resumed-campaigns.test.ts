import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import {
  smsWords,
  startCampaignScene,
  type CampaignScene,
} from '../../testing/builders/start-campaign-scene.ts'

let scene: CampaignScene
/** Three parts of 500, the last one not full. */
const PEOPLE = 1_200

beforeAll(async () => {
  scene = await startCampaignScene()
})
beforeEach(async () => {
  await scene.clearPeople()
})
afterAll(async () => {
  await scene.close()
})

/** A server whose process is killed before the statement after so many: what it has begun is rolled back. */
const killedAfter = (statements: number): Services => {
  let left = statements
  const alive = (): void => {
    if (left === 0) throw new Error('killed')
    left -= 1
  }
  const mortal = (db: Database): Database => ({
    rows: async (statement) => {
      alive()
      return db.rows(statement)
    },
    row: async (statement) => {
      alive()
      return db.row(statement)
    },
    run: async (statement) => {
      alive()
      return db.run(statement)
    },
    transaction: (work) =>
      db.transaction(async (tx) => {
        const done = await work(mortal(tx))
        // Killed between the last statement and the commit.
        alive()
        return done
      }),
  })
  return { ...scene.services, db: mortal(scene.services.db) }
}

/** Does it anew on servers that are killed a statement later each, until one lives to the end. @returns how many were killed. */
const untilOneLives = async (work: (services: Services) => Promise<void>): Promise<number> => {
  for (let kills = 0; ; kills += 1) {
    const died = await work(killedAfter(kills)).then(
      () => false,
      (error: unknown) => {
        expect(String(error)).toContain('killed')
        return true
      },
    )
    if (!died) return kills
  }
}

const countsOf = (id: string): Promise<{ people: number; messages: number; queued: number } | null> =>
  scene.test.db.row(sql`select count(distinct user_id) as people, count(*) as messages,
      (select queued from campaign where campaign_id = ${id}) as queued
    from message where campaign_id = ${id}`)
const arrive = (id: string, limit: number): Promise<number> =>
  scene.test.db.run(sql`update message set status = 'sent' where message_id in
    (select message_id from message where campaign_id = ${id} and status = 'queued' order by message_id limit ${limit})`)

it('planned by servers that are killed at every statement: each person is judged once', async () => {
  await scene.people(PEOPLE)
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  await scene.acted(campaign_id, 'plan')
  const number = await scene.planNumber(campaign_id)
  const kills = await untilOneLives((services) => scene.planOn(services, campaign_id, number))
  expect(kills).toBeGreaterThan(8)
  expect(await scene.read(campaign_id)).toMatchObject({
    state: 'planned',
    in_audience: PEOPLE,
    will_get: PEOPLE,
  })
})

it('stopped in the middle, killed at every statement, resumed by two at once: nobody gets two', async () => {
  await scene.people(PEOPLE)
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: PEOPLE })

  const kills = await untilOneLives((services) => scene.handOut(campaign_id, services))
  expect(kills).toBeGreaterThan(15)
  // No more wait at once than a pause may leave behind.
  expect(await countsOf(campaign_id)).toEqual({ people: 1_000, messages: 1_000, queued: 1_000 })

  await scene.acted(campaign_id, 'steer', { act: 'pause' })
  await arrive(campaign_id, 700)
  await scene.handOut(campaign_id)
  expect(await countsOf(campaign_id)).toEqual({ people: 1_000, messages: 1_000, queued: 1_000 })

  await scene.acted(campaign_id, 'steer', { act: 'resume' })
  await Promise.all([scene.handOut(campaign_id), scene.handOut(campaign_id), scene.handOut(campaign_id)])
  expect(await countsOf(campaign_id)).toEqual({ people: PEOPLE, messages: PEOPLE, queued: PEOPLE })

  await scene.acted(campaign_id, 'steer', { act: 'stop' })
  await scene.handOut(campaign_id)
  const { state, report } = await scene.read(campaign_id)
  expect(state).toBe('stopped')
  expect(report).toMatchObject({ sent: 700, failed: 0, waiting: 0 })
  expect(report.failures).toEqual([{ reason: 'campaign stopped', people: 500 }])
})

it('a message that is tried by servers that are killed is one contact, and one at its gateway', async () => {
  const user_id = await scene.person()
  const { campaign_id } = await scene.newCampaign(await scene.newText())
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 1 })
  await scene.handOut(campaign_id)
  const [message] = await scene.messagesOf(campaign_id)
  const message_id = message?.message_id ?? 0
  await untilOneLives(async (services) => {
    await sendMessage(services, { message_id }, { number: 1, last: false })
  })
  await scene.handOut(campaign_id)
  expect(await scene.read(campaign_id)).toMatchObject({ state: 'done', report: { sent: 1, failed: 0 } })
  const contacts = await scene.test.db.rows(sql`select 1 from contact_event where user_id = ${user_id}`)
  expect(contacts).toHaveLength(1)
  const arrived = await scene.test.db.rows(sql`select 1 from stand_in.dev_outbox where recipient in
    (select email from customer where user_id = ${user_id})`)
  expect(arrived).toHaveLength(1)
})

const setHours = (from: number, until: number): Promise<number> =>
  scene.test.db.run(sql`insert into regulated_figure (name, value, valid_from, source) values
    ('contact_promotion_from_minute', ${from}, '2026-11-24', 'a test'),
    ('contact_promotion_until_minute', ${until}, '2026-11-24', 'a test')
    on conflict (name, valid_from) do update set value = excluded.value`)

it('hours that run over midnight: a campaign goes on past it, and what they keep back waits for the evening', async () => {
  // From ten in the evening to six in the morning.
  await setHours(1_320, 360)
  const users = [await scene.person(), await scene.person()]
  const { campaign_id } = await scene.newCampaign(await scene.newText(smsWords, { channel: 'sms' }))
  await scene.goTo('2026-11-24T21:00:00+05:30')
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 2 })
  await scene.handOut(campaign_id)
  expect(await scene.messagesOf(campaign_id)).toEqual([])
  const job = `send_campaign ${campaign_id}`
  expect(await scene.dueAt(job)).toEqual(new Date('2026-11-24T22:00:00+05:30'))

  await scene.goTo('2026-11-25T00:30:00+05:30')
  await scene.handOut(campaign_id)
  const messages = await scene.messagesOf(campaign_id)
  expect(messages.map(({ user_id }) => user_id).toSorted()).toEqual(users.toSorted())

  // The hours ended while they waited: they are kept for the evening, not given up, and there is one of each.
  await scene.goTo('2026-11-25T06:30:00+05:30')
  await scene.deliver(campaign_id)
  expect((await scene.messagesOf(campaign_id)).map(({ status }) => status)).toEqual(['queued', 'queued'])
  expect(await scene.dueAt(`message:${messages[0]?.message_id}`)).toEqual(
    new Date('2026-11-25T22:00:00+05:30'),
  )
})

it('hours of the day: what the evening keeps back goes on the next morning that is no Sunday', async () => {
  await setHours(600, 1_260)
  await scene.person()
  const { campaign_id } = await scene.newCampaign(await scene.newText(smsWords, { channel: 'sms' }))
  // A Saturday.
  await scene.goTo('2026-11-28T23:59:00+05:30')
  await scene.plan(campaign_id)
  await scene.acted(campaign_id, 'send', { people: 1 })
  await scene.handOut(campaign_id)
  await scene.goTo('2026-11-29T00:01:00+05:30')
  await scene.handOut(campaign_id)
  expect(await scene.messagesOf(campaign_id)).toEqual([])
  expect(await scene.dueAt(`send_campaign ${campaign_id}`)).toEqual(new Date('2026-11-30T10:00:00+05:30'))
})
