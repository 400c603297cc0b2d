import type {
  CampaignAudience,
  CampaignState,
  PersonState,
  PlanReason,
} from '@marketplace/contract/care/campaigns'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface CampaignRow {
  campaign_id: string
  name: string
  state: CampaignState
  text_id: number
  text_name: string
  text_version: number | null
  audience: CampaignAudience
  created_by: string
  created_at: Date
  planned_at: Date | null
  sent_by: string | null
  started_at: Date | null
  ended_at: Date | null
  paused_for: 'failures' | null
  in_audience: number
  will_get: number
  queued: number
  left_out: Readonly<Record<string, number>>
  plan_number: number
  version: number
}

const columns = sql`c.campaign_id, c.name, c.state, c.text_id, t.name as text_name, c.text_version, c.audience, c.created_by, c.created_at,
  c.planned_at, c.sent_by, c.started_at, c.ended_at, c.paused_for, c.in_audience, c.will_get, c.queued, c.left_out, c.plan_number, c.version`
const from = sql`from campaign c join campaign_text t on t.text_id = c.text_id`

export const listCampaignRows = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<CampaignRow[]> =>
  db.rows(
    sql`select ${columns} ${from} order by c.created_at desc, c.campaign_id limit ${limit} offset ${offset}`,
  )

export const countCampaigns = async (db: Database): Promise<number> =>
  (await db.row<{ campaigns: number }>(sql`select count(*) as campaigns from campaign`))?.campaigns ?? 0

export const findCampaign = (db: Database, id: string): Promise<CampaignRow | null> =>
  db.row(sql`select ${columns} ${from} where c.campaign_id = ${id}`)

/** Holds the campaign until the transaction ends: planning, sending and staff change it one after the other. */
export const lockCampaign = (tx: Database, id: string): Promise<CampaignRow | null> =>
  tx.row(sql`select ${columns} ${from} where c.campaign_id = ${id} for no key update of c`)

export interface CampaignFacts {
  campaign_id: string
  name: string
  text_id: number
  audience: CampaignAudience
}

/** @returns 0 where the id is taken. */
export const addCampaign = (
  tx: Database,
  { campaign_id, name, text_id, audience }: CampaignFacts,
  by: { created_by: string; at: Date },
): Promise<number> =>
  tx.run(sql`insert into campaign (campaign_id, name, state, text_id, audience, created_by, created_at)
    values (${campaign_id}, ${name}, 'draft', ${text_id}, ${JSON.stringify(audience)}::jsonb, ${by.created_by}, ${by.at})
    on conflict (campaign_id) do nothing`)

/** Its plan is void. */
export const updateCampaign = (
  tx: Database,
  { campaign_id, name, text_id, audience }: CampaignFacts,
): Promise<number> =>
  tx.run(sql`update campaign set name = ${name}, text_id = ${text_id}, audience = ${JSON.stringify(audience)}::jsonb, state = 'draft',
      text_version = null, planned_at = null, in_audience = 0, will_get = 0, left_out = '{}', plan_number = plan_number + 1,
      version = version + 1 where campaign_id = ${campaign_id}`)

export const startPlan = (tx: Database, id: string, of: { text_version: number }): Promise<number> =>
  tx.run(sql`update campaign set state = 'planning', text_version = ${of.text_version}, planned_at = null, in_audience = 0, will_get = 0,
      left_out = '{}', plan_number = plan_number + 1, version = version + 1 where campaign_id = ${id}`)

/** What an earlier plan held, a part at a time; nothing of it was sent. @returns how many rows went. */
export const forgetPlan = (tx: Database, id: string, limit: number): Promise<number> =>
  tx.run(sql`delete from campaign_person where campaign_id = ${id} and user_id in
    (select user_id from campaign_person where campaign_id = ${id} limit ${limit})`)

/** The last person who was judged: the plan goes on behind them. */
export const lastPlanned = async (tx: Database, id: string): Promise<string | null> =>
  (
    await tx.row<{ user_id: string }>(
      sql`select user_id from campaign_person where campaign_id = ${id} order by user_id desc limit 1`,
    )
  )?.user_id ?? null

/** A null reason: the person gets it. */
export interface Judged {
  user_id: string
  reason: string | null
}

export const addPlanned = async (tx: Database, id: string, people: readonly Judged[]): Promise<void> => {
  await tx.run(sql`insert into campaign_person (campaign_id, user_id, state, reason)
    select ${id}, p.user_id, case when p.reason is null then 'planned' else 'left_out' end, p.reason
    from unnest(${people.map(({ user_id }) => user_id)}::uuid[], ${people.map(({ reason }) => reason)}::text[]) as p (user_id, reason)`)
}

export const savePlanned = (
  tx: Database,
  id: string,
  sums: { in_audience: number; will_get: number; left_out: Readonly<Record<string, number>> },
): Promise<number> =>
  tx.run(sql`update campaign set in_audience = ${sums.in_audience}, will_get = ${sums.will_get},
      left_out = ${JSON.stringify(sums.left_out)}::jsonb where campaign_id = ${id}`)

export const endPlan = (tx: Database, id: string, at: Date): Promise<number> =>
  tx.run(
    sql`update campaign set state = 'planned', planned_at = ${at}, version = version + 1 where campaign_id = ${id}`,
  )

export const startSending = (tx: Database, id: string, by: { sent_by: string; at: Date }): Promise<number> =>
  tx.run(sql`update campaign set state = 'sending', sent_by = ${by.sent_by}, started_at = ${by.at}, paused_for = null,
      version = version + 1 where campaign_id = ${id}`)

export const setState = (
  tx: Database,
  id: string,
  to: {
    state: 'sending' | 'paused' | 'stopped' | 'done'
    paused_for: 'failures' | null
    ended_at: Date | null
  },
): Promise<number> =>
  tx.run(sql`update campaign set state = ${to.state}, paused_for = ${to.paused_for}, ended_at = ${to.ended_at}, version = version + 1
    where campaign_id = ${id}`)

/** The next of those who get it. */
export const listNextPeople = (tx: Database, id: string, limit: number): Promise<{ user_id: string }[]> =>
  tx.rows(sql`select user_id from campaign_person where campaign_id = ${id} and state = 'planned' and reason is null
    order by user_id limit ${limit}`)

export const savePeople = async (
  tx: Database,
  id: string,
  people: readonly { user_id: string; message_id: number | null; reason: string | null }[],
): Promise<void> => {
  await tx.run(sql`update campaign_person c set state = case when p.message_id is null then 'refused' else 'queued' end,
      reason = p.reason, message_id = p.message_id
    from unnest(${people.map(({ user_id }) => user_id)}::uuid[], ${people.map(({ reason }) => reason)}::text[],
      ${people.map(({ message_id }) => message_id)}::bigint[]) as p (user_id, reason, message_id)
    where c.campaign_id = ${id} and c.user_id = p.user_id`)
}

export const addQueued = (tx: Database, id: string, queued: number): Promise<number> =>
  tx.run(sql`update campaign set queued = queued + ${queued} where campaign_id = ${id}`)

export interface PeopleAsk {
  campaign_id: string
  state: PersonState | null
  reason: PlanReason | null
}
const ofPeople = ({ campaign_id, state, reason }: PeopleAsk) => sql`campaign_id = ${campaign_id}
  and (${state}::text is null or state = ${state}) and (${reason}::text is null or reason = ${reason})`

export const listPeopleRows = (
  db: Database,
  asked: PeopleAsk,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ user_id: string; state: PersonState; reason: PlanReason | null }[]> =>
  db.rows(sql`select user_id, state, reason from campaign_person where ${ofPeople(asked)}
    order by state, reason, user_id limit ${limit} offset ${offset}`)

export const countPeople = async (db: Database, asked: PeopleAsk): Promise<number> =>
  (
    await db.row<{ people: number }>(
      sql`select count(*) as people from campaign_person where ${ofPeople(asked)}`,
    )
  )?.people ?? 0

export const findFirstWhoGets = (db: Database, id: string): Promise<{ user_id: string } | null> =>
  db.row(sql`select user_id from (
      (select user_id from campaign_person where campaign_id = ${id} and state = 'queued' and reason is null order by user_id limit 1)
      union all
      (select user_id from campaign_person where campaign_id = ${id} and state = 'planned' and reason is null order by user_id limit 1)) p
    limit 1`)

export const countRefused = (db: Database, id: string): Promise<{ reason: string; people: number }[]> =>
  db.rows(sql`select reason, count(*) as people from campaign_person where campaign_id = ${id} and state = 'refused'
    group by reason order by people desc, reason`)

export const forgetPersonInCampaigns = (tx: Database, userId: string): Promise<number> =>
  tx.run(sql`delete from campaign_person where user_id = ${userId}`)

/** Who was in campaigns that ended, or were never sent, before a moment. */
export const forgetOldPeople = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from campaign_person where (campaign_id, user_id) in
    (select p.campaign_id, p.user_id from campaign_person p join campaign c on c.campaign_id = p.campaign_id
     where c.created_at < ${before}::timestamptz limit ${limit})`)
