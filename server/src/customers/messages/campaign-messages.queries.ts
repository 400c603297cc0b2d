import { randomUUID } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import type { ContactPurpose } from '@marketplace/contract/customers/contact'
import type { Channel } from './templates.ts'

/** What sending reads of a campaign. */
export interface CampaignSending {
  /** The text and its version, as the ledger of contacts names it. */
  label: string
  purpose: ContactPurpose
  lender_id: number | null
  entity_id: string | null
  /** Of the words in the language that was asked for. */
  dlt_template: string | null
}

export const findCampaignSending = (
  db: Database,
  campaignId: string,
  language: LanguageId,
): Promise<CampaignSending | null> =>
  db.row(
    prepared(
      'campaign-sending',
      sql`select label, purpose, lender_id, entity_id, dlt_template from campaign_sending
        where campaign_id = ${campaignId} and language = ${language}`,
    ),
  )

export interface CampaignMessages {
  campaign_id: string
  channel: Channel
  lender_id: number | null
  expires_at: Date
  created_at: Date
  people: readonly {
    user_id: string
    to: string
    language: LanguageId
    brand_id: number | null
    subject: string | null
    body: string
  }[]
}

/** Stores a message for each, in the caller's transaction. @returns their ids by customer. */
export const addCampaignMessages = async (
  tx: Database,
  { campaign_id, channel, lender_id, expires_at, created_at, people }: CampaignMessages,
): Promise<ReadonlyMap<string, number>> => {
  if (people.length === 0) return new Map()
  const rows = await tx.rows<{
    user_id: string
    message_id: number
  }>(sql`insert into message (gateway_key, channel, recipient, user_id, template, language, brand_id, lender_id, subject, body,
      expires_at, created_at, campaign_id)
    select p.gateway_key, ${channel}, p.recipient, p.user_id, 'campaign', p.language, p.brand_id, ${lender_id}::integer, p.subject, p.body,
      ${expires_at}, ${created_at}, ${campaign_id}
    from unnest(${people.map(() => randomUUID())}::uuid[], ${people.map(({ to }) => to)}::text[],
      ${people.map(({ user_id }) => user_id)}::uuid[], ${people.map(({ language }) => language)}::text[],
      ${people.map(({ brand_id }) => brand_id)}::integer[], ${people.map(({ subject }) => subject)}::text[],
      ${people.map(({ body }) => body)}::text[])
      as p (gateway_key, recipient, user_id, language, brand_id, subject, body)
    returning user_id, message_id`)
  return new Map(rows.map(({ user_id, message_id }) => [user_id, message_id]))
}

/** What is no fault of the way: nobody may send it any more, or nobody wants it. */
const unwanted = sql`(last_error in ('consent withdrawn', 'customer deleted', 'campaign stopped', 'expired') or last_error like 'not allowed:%')`

/** What became of a campaign's messages; `failed` are those that the way did not take. */
export interface CampaignOutcomes {
  sent: number
  failed: number
  waiting: number
}

/**
 * What became of the messages of a campaign that is being sent, of which `queued` were handed out. What has gone is reckoned from the
 * others: there are many of it.
 */
export const countCampaignOutcomes = async (
  tx: Database,
  { campaign_id, queued }: { campaign_id: string; queued: number },
): Promise<CampaignOutcomes> => {
  const found = await tx.row<{ failed: number; dropped: number; waiting: number }>(sql`select
      count(*) filter (where status = 'failed' and not coalesce(${unwanted}, false)) as failed,
      count(*) filter (where status = 'failed' and coalesce(${unwanted}, false)) as dropped,
      count(*) filter (where status = 'queued') as waiting
    from message where campaign_id = ${campaign_id} and status in ('queued', 'failed')`)
  const { failed, dropped, waiting } = found ?? { failed: 0, dropped: 0, waiting: 0 }
  return { sent: Math.max(0, queued - failed - dropped - waiting), failed, waiting }
}

/** The same, each counted, for the report. */
export const countCampaignMessages = async (db: Database, campaignId: string): Promise<CampaignOutcomes> =>
  (await db.row(sql`select count(*) filter (where status = 'sent') as sent,
      count(*) filter (where status = 'failed' and not coalesce(${unwanted}, false)) as failed,
      count(*) filter (where status = 'queued') as waiting
    from message where campaign_id = ${campaignId}`)) ?? { sent: 0, failed: 0, waiting: 0 }

/** Why messages of a campaign did not go, the most frequent first. */
export const listCampaignFailures = (
  db: Database,
  campaignId: string,
): Promise<{ reason: string; people: number }[]> =>
  db.rows(sql`select coalesce(last_error, 'unknown') as reason, count(*) as people from message
    where campaign_id = ${campaignId} and status = 'failed' group by 1 order by people desc, reason limit 50`)

/** Gives up what still waits to be sent of a campaign that was stopped. */
export const giveUpCampaign = (tx: Database, campaignId: string): Promise<number> =>
  tx.run(sql`update message set status = 'failed', last_error = 'campaign stopped', sealed_code = null
    where campaign_id = ${campaignId} and status = 'queued'`)
