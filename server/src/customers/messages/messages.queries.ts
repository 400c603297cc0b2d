import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { numbers, prepared, sql } from '../../platform/db/sql.ts'
import type { ContactPurpose } from '@marketplace/contract/customers/contact'
import type { Channel, TemplateName } from './templates.ts'

export interface NewMessage {
  gateway_key: string
  channel: Channel
  recipient: string
  user_id: string | null
  template: TemplateName
  language: LanguageId
  /** The brand that its text names; null where none has the name. */
  brand_id: number | null
  /** The lender that it is about; null where there is none. */
  lender_id: number | null
  subject: string | null
  body: string
  sealed_code: Buffer | null
  replaces_key: string | null
  expires_at: Date | null
  /** 1: whom it went to is forgotten once it has gone, or is given up. */
  forget_recipient?: 0 | 1
  created_at: Date
}

/** A text of the product, or one of a campaign, which has its own (docs/decisions/112). */
export type SentAs = TemplateName | 'campaign'

export interface QueuedMessage extends Omit<
  NewMessage,
  'replaces_key' | 'forget_recipient' | 'created_at' | 'template'
> {
  message_id: number
  template: SentAs
  campaign_id: string | null
}

/** @returns the new message's id. */
export const addMessage = async (db: Database, message: NewMessage): Promise<number> => {
  const row = await db.row<{
    message_id: number
  }>(sql`insert into message (gateway_key, channel, recipient, user_id, template,
      language, brand_id, lender_id, subject, body, sealed_code, replaces_key, expires_at, forget_recipient, created_at)
    values (${message.gateway_key}, ${message.channel}, ${message.recipient}, ${message.user_id}, ${message.template},
      ${message.language}, ${message.brand_id}, ${message.lender_id}, ${message.subject}, ${message.body}, ${message.sealed_code}, ${message.replaces_key},
      ${message.expires_at}, ${message.forget_recipient ?? 0}, ${message.created_at})
    returning message_id`)
  if (row === null) throw new Error('no message was stored')
  return row.message_id
}

/** Gives up those still waiting that a newer message takes the place of. */
export const giveUpReplaced = (db: Database, replacesKey: string): Promise<number> =>
  db.run(sql`update message set status = 'failed', last_error = 'replaced', sealed_code = null
    where replaces_key = ${replacesKey} and status = 'queued'`)

/** The message if it still waits to be sent; this try is counted. Looked for in every month, so planned once for all. */
export const startTry = (db: Database, messageId: number): Promise<QueuedMessage | null> =>
  db.row(
    prepared(
      'start-message-try',
      sql`update message set attempts = attempts + 1 where message_id = ${messageId} and status = 'queued'
    returning message_id, gateway_key, channel, recipient, user_id, template, language, brand_id, lender_id, subject, body,
      sealed_code, expires_at, campaign_id`,
    ),
  )

/** Whom a message went to, once it has gone: nobody, where it is the last one to somebody whose data are gone. */
const goneTo = sql`recipient = case when forget_recipient = 1 then '' else recipient end`

export const markSent = (db: Database, messageId: number, now: Date): Promise<number> =>
  db.run(
    prepared(
      'mark-message-sent',
      sql`update message set status = 'sent', sent_at = ${now}, sealed_code = null, last_error = null, ${goneTo}
    where message_id = ${messageId}`,
    ),
  )

export const noteError = (db: Database, messageId: number, error: string): Promise<number> =>
  db.run(sql`update message set last_error = ${error} where message_id = ${messageId} and status = 'queued'`)

export const markFailed = (db: Database, messageId: number, error: string): Promise<number> =>
  db.run(sql`update message set status = 'failed', last_error = ${error}, sealed_code = null, ${goneTo}
    where message_id = ${messageId} and status = 'queued'`)

/** Gives up what still waits of these templates to a person who stopped it; a null stands for all channels or lenders. */
export const giveUpStopped = (
  tx: Database,
  of: {
    user_id: string
    channel: Channel | null
    lender_id: number | null
    templates: readonly TemplateName[]
    /** Campaigns of this one go too, of all where it is null. */
    purpose: ContactPurpose | null
  },
): Promise<number> =>
  tx.run(sql`update message set status = 'failed', last_error = 'consent withdrawn', sealed_code = null
    where user_id = ${of.user_id} and status = 'queued' and (template = any(${of.templates})
      or exists (select from campaign_sending s where s.campaign_id = message.campaign_id
        and (${of.purpose}::text is null or s.purpose = ${of.purpose})))
      and (${of.channel}::text is null or channel = ${of.channel})
      and (${of.lender_id}::integer is null or lender_id = ${of.lender_id})`)

export const forgetOldMessages = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from message where created_at < ${before}::timestamptz and message_id in
    (select message_id from message where created_at < ${before}::timestamptz order by created_at limit ${limit})`)

const failedSince = (since: Date) =>
  sql`status = 'failed' and campaign_id is null and recipient <> '' and created_at >= ${since} and coalesce(last_error, '') not in ('replaced', 'consent withdrawn', 'customer deleted')
    and coalesce(last_error, '') not like 'not allowed:%'`

/** Messages that did not arrive, those of campaigns and those aside that a newer one took the place of or that nobody may send any more. */
export const countFailedMessages = async (
  db: Database,
  since: Date,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(created_at) as oldest_at from message where ${failedSince(since)}`,
  )) ?? { count: 0, oldest_at: null }

/** The same by id: all, or those of these ids. */
export const listUndelivered = (
  db: Database,
  since: Date,
  ids: readonly number[] | null,
): Promise<{ message_id: number; user_id: string | null; brand_id: number | null; created_at: Date }[]> => {
  const ofIds = ids === null ? sql`` : sql`and message_id = any(${numbers(ids)}::bigint[])`
  return db.rows(
    sql`select message_id, user_id, brand_id, created_at from message where ${failedSince(since)} ${ofIds} order by message_id`,
  )
}

export const listMessagesToTell = (db: Database, ids: readonly number[]): Promise<MessageRow[]> =>
  db.rows(sql`select ${rowColumns} from message where message_id = any(${numbers(ids)}::bigint[])`)

/**
 * Lets one that was given up be tried once more. One with a passcode or a link of one use is not: it was forgotten with the last try, and
 * `{code}` stands in its place. @returns 0 where it may not be.
 */
export const queueAgain = (db: Database, messageId: number, now: Date): Promise<number> =>
  db.run(sql`update message set status = 'queued', attempts = 0, last_error = null
    where message_id = ${messageId} and status = 'failed' and recipient <> '' and strpos(body, '{code}') = 0
      and (expires_at is null or expires_at > ${now}) and coalesce(last_error, '') not in ('replaced', 'consent withdrawn', 'customer deleted')`)

/** A message without its text. */
export interface MessageRow {
  message_id: number
  channel: Channel
  recipient: string
  user_id: string | null
  template: SentAs
  status: 'queued' | 'sent' | 'failed'
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

const rowColumns = sql`message_id, channel, recipient, user_id, template, status, last_error, created_at, sent_at`

export const listFailedMessages = (
  db: Database,
  since: Date,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<MessageRow[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select ${rowColumns} from message where ${failedSince(since)}
    order by created_at ${way}, message_id ${way} limit ${limit} offset ${offset}`)
}

/** What was sent to a customer or to one of their contacts, the newest first. */
export const listMessagesOf = (
  db: Database,
  of: { user_id: string; contacts: readonly string[] },
  limit: number,
): Promise<MessageRow[]> =>
  db.rows(sql`select ${rowColumns} from message where user_id = ${of.user_id} or recipient = any(${of.contacts})
    order by created_at desc, message_id desc limit ${limit}`)

/**
 * Forgets whom messages went to and what they said, of a customer and of their contacts; those that still wait are given up.
 * The rows stay as evidence that something was sent. Under an address that nobody proved, those that belong to no account.
 */
export const forgetMessagesOf = (
  db: Database,
  {
    user_id,
    contacts,
    unproved,
  }: { user_id: string; contacts: readonly string[]; unproved: { email: string } | null },
): Promise<number> =>
  db.run(sql`update message set recipient = '', subject = null, body = '', sealed_code = null,
      status = case when status = 'queued' then 'failed' else status end,
      last_error = case when status = 'queued' then 'customer deleted' else last_error end
    where user_id = ${user_id} or recipient = any(${contacts})
      or (recipient = ${unproved?.email ?? null} and user_id is null and status <> 'queued')`)

/** The slowest delivery of each channel among the messages made since; one that still waits counts with its age. In seconds. */
export const listDeliveryTimes = (
  db: Database,
  since: Date,
  now: Date,
): Promise<{ channel: Channel; seconds: number }[]> =>
  db.rows(sql`select channel, coalesce(max(extract(epoch from coalesce(sent_at, ${now}::timestamptz) - created_at)), 0)::float8 as seconds
    from message where created_at >= ${since}::timestamptz and status <> 'failed' group by channel order by channel`)

/** What became of the newest message of this kind to a customer since `since`; null where there is none. */
export const findMessageState = (
  db: Database,
  of: { user_id: string; template: TemplateName; since: Date },
): Promise<{ status: 'queued' | 'sent' | 'failed'; sent_at: Date | null } | null> =>
  db.row(sql`select status, sent_at from message
    where user_id = ${of.user_id} and template = ${of.template} and created_at >= ${of.since}
    order by created_at desc, message_id desc limit 1`)
