import type { LinkChannel } from '@marketplace/contract/entry/hand-over'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the customer was at; null where it is not known. */
export interface WhereTheyAre {
  product_type: ProductType | null
  product_id: string | null
  app_id: string | null
}

export interface NewLink extends WhereTheyAre {
  link_id: string
  prospect_app_id: string
  token_hash: Buffer
  channel: LinkChannel
  brand_id: number
  user_id: string | null
  partner_id: number | null
  staff_id: number | null
  staff_name: string | null
  /** Who sent it to a customer of its own; `staff_name` is its name then. */
  sent_by_partner: number | null
  request_id: string | null
  created_at: Date
  expires_at: Date
}

/** @returns 0 where the request of staff has made a link already. */
export const addLink = (db: Database, link: NewLink): Promise<number> =>
  db.run(sql`insert into hand_over_link (link_id, prospect_app_id, token_hash, channel, brand_id, user_id, partner_id, staff_id,
      staff_name, sent_by_partner, request_id, product_type, product_id, app_id, created_at, expires_at)
    values (${link.link_id}, ${link.prospect_app_id}, ${link.token_hash}, ${link.channel}, ${link.brand_id}, ${link.user_id},
      ${link.partner_id}, ${link.staff_id}, ${link.staff_name}, ${link.sent_by_partner}, ${link.request_id}, ${link.product_type}, ${link.product_id},
      ${link.app_id}, ${link.created_at}, ${link.expires_at})
    on conflict (request_id) do nothing`)

export interface ClaimedLink extends WhereTheyAre {
  link_id: string
  prospect_app_id: string
}

/** Takes the one use that a link has: of a hundred at once one gets it. `prospectAppId`: what the path names, or null. */
export const claimLink = (
  db: Database,
  of: {
    token_hash: Buffer
    channel: LinkChannel
    brand_id: number
    prospect_app_id: string | null
    now: Date
  },
): Promise<ClaimedLink | null> =>
  db.row(sql`update hand_over_link set opened_at = ${of.now}
    where token_hash = ${of.token_hash} and channel = ${of.channel} and brand_id = ${of.brand_id}
      and (${of.prospect_app_id}::uuid is null or prospect_app_id = ${of.prospect_app_id}::uuid)
      and opened_at is null and revoked_at is null and expires_at > ${of.now}
    returning link_id, prospect_app_id, product_type, product_id, app_id`)

/** Gives the use back: no passcode was sent for it. */
export const releaseLink = (db: Database, linkId: string): Promise<number> =>
  db.run(sql`update hand_over_link set opened_at = null where link_id = ${linkId}`)

export interface LinkRow {
  link_id: string
  prospect_app_id: string
  channel: LinkChannel
  user_id: string | null
  staff_name: string | null
  created_at: Date
  expires_at: Date
  opened_at: Date | null
  revoked_at: Date | null
}

const columns = sql`link_id, prospect_app_id, channel, user_id, staff_name, created_at, expires_at, opened_at, revoked_at`

/** The customer's own link; another's is absent. */
export const findOwnLink = (db: Database, linkId: string, userId: string): Promise<LinkRow | null> =>
  db.row(sql`select ${columns} from hand_over_link where link_id = ${linkId} and user_id = ${userId}`)

/** A link that was sent, whosever it is, for staff. */
export const findSentLink = (db: Database, linkId: string): Promise<LinkRow | null> =>
  db.row(sql`select ${columns} from hand_over_link where link_id = ${linkId} and channel in ('sms', 'email')`)

export const findLinkOfRequest = (
  db: Database,
  requestId: string,
  of: { user_id: string; staff_id: number | null; partner_id: number | null; channel: LinkChannel },
): Promise<{ link_id: string } | null> =>
  db.row(sql`select link_id from hand_over_link where request_id = ${requestId} and user_id = ${of.user_id}
    and staff_id is not distinct from ${of.staff_id}::integer and sent_by_partner is not distinct from ${of.partner_id}::integer
    and channel = ${of.channel}`)

export const listSentLinks = (db: Database, userId: string, limit: number): Promise<LinkRow[]> =>
  db.rows(sql`select ${columns} from hand_over_link where user_id = ${userId} and channel in ('sms', 'email')
    order by created_at desc, link_id limit ${limit}`)

/** How many links were sent to a customer since, and when the oldest of those was. `byStaff` counts what staff and partners sent, else what they asked for themselves. */
export const countLinksOf = async (
  db: Database,
  userId: string,
  since: Date,
  byStaff: boolean,
): Promise<{ count: number; oldest: Date | null }> => {
  const row = await db.row<{
    count: number
    oldest: Date | null
  }>(sql`select count(*) as count, min(created_at) as oldest from hand_over_link
    where user_id = ${userId} and created_at >= ${since} and channel in ('sms', 'email') 
      and (staff_id is not null or sent_by_partner is not null) = ${byStaff}`)
  return row ?? { count: 0, oldest: null }
}

/** Ends one link. @returns 0 where it has ended by itself: opened, revoked. */
export const revokeLink = (db: Database, linkId: string, now: Date): Promise<number> =>
  db.run(
    sql`update hand_over_link set revoked_at = ${now} where link_id = ${linkId} and opened_at is null and revoked_at is null`,
  )

/** Ends what waits of these channels: the newest link alone works. */
export const revokeWaitingLinks = (
  db: Database,
  userId: string,
  channels: readonly LinkChannel[],
  now: Date,
): Promise<number> =>
  db.run(sql`update hand_over_link set revoked_at = ${now}
    where user_id = ${userId} and channel = any(${channels}::text[]) and opened_at is null and revoked_at is null`)

export const forgetOldLinks = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from hand_over_link where ctid = any(array
    (select ctid from hand_over_link where expires_at < ${before} order by expires_at limit ${limit}))`)

/** Every link of a customer's journey, the newest first. */
export const listLinksOf = (
  db: Database,
  userId: string,
  limit: number,
): Promise<{ channel: LinkChannel; created_at: Date; opened_at: Date | null }[]> =>
  db.rows(sql`select channel, created_at, opened_at from hand_over_link where user_id = ${userId}
    order by created_at desc, link_id limit ${limit}`)

/** Deletes a customer's links: what was theirs, and what a partner made that led to one of their starts. */
export const forgetLinksOf = (
  db: Database,
  { user_id, starts }: { user_id: string; starts: readonly string[] },
): Promise<number> =>
  db.run(
    sql`delete from hand_over_link where user_id = ${user_id} or prospect_app_id = any(${starts}::uuid[])`,
  )
