import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface PartnerEventRow {
  event_id: string
  partner_id: number
  type: string
  subject: string
  fact: string
  data: object
  at: Date
}

/** Adds events; of a fact that the partner was told of already nothing. @returns those that are new. */
export const addPartnerEvents = (
  tx: Database,
  rows: readonly PartnerEventRow[],
): Promise<Pick<PartnerEventRow, 'event_id' | 'partner_id' | 'type' | 'at'>[]> =>
  tx.rows(sql`insert into partner_event (event_id, partner_id, type, subject, fact, data, at)
    select * from unnest(${rows.map((row) => row.event_id)}::uuid[], ${rows.map((row) => row.partner_id)}::integer[],
      ${rows.map((row) => row.type)}::text[], ${rows.map((row) => row.subject)}::text[], ${rows.map((row) => row.fact)}::text[],
      ${rows.map((row) => JSON.stringify(row.data))}::jsonb[], ${rows.map((row) => row.at.toISOString())}::timestamptz[])
    on conflict (partner_id, type, fact) do nothing returning event_id, partner_id, type, at`)

const columns = sql`event_id, partner_id, type, subject, fact, data, at`

export const findPartnerEvent = (tx: Database, eventId: string): Promise<PartnerEventRow | null> =>
  tx.row(sql`select ${columns} from partner_event where event_id = ${eventId}`)

/** Of these, in no order. */
export const listPartnerEvents = (tx: Database, eventIds: readonly string[]): Promise<PartnerEventRow[]> =>
  tx.rows(sql`select ${columns} from partner_event where event_id = any(${eventIds}::uuid[])`)

/** Of one partner, the newest first. */
export const listNewestEvents = (
  tx: Database,
  partnerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PartnerEventRow[]> =>
  tx.rows(sql`select ${columns} from partner_event where partner_id = ${partnerId}
    order by at desc, event_id desc limit ${limit} offset ${offset}`)

export const countEvents = async (tx: Database, partnerId: number): Promise<number> =>
  (
    await tx.row<{ count: number }>(
      sql`select count(*)::integer as count from partner_event where partner_id = ${partnerId}`,
    )
  )?.count ?? 0

/** Of one partner after a moment, or all, the newest first. */
export const listEventIdsAfter = (
  tx: Database,
  partnerId: number,
  after: Date | null,
  limit: number,
): Promise<{ event_id: string }[]> =>
  tx.rows(sql`select event_id from partner_event where partner_id = ${partnerId}
    ${after === null ? sql`` : sql`and at > ${after}`} order by at desc, event_id desc limit ${limit}`)

/** How much each partner was told of in that time, by type. `from` is not in it, `to` is. */
export const countEventsByPartner = (
  tx: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ partner_id: number; type: string; count: number }[]> =>
  tx.rows(sql`select partner_id, type, count(*)::integer as count from partner_event where at > ${from} and at <= ${to}
    group by partner_id, type order by partner_id`)

export const forgetOldEvents = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_event where event_id = any(array(select event_id from partner_event
    where at < ${before} order by at limit ${limit}))`)

/** Whether a partner was told of this very fact. */
export const isPartnerTold = async (
  tx: Database,
  { partner_id, type, fact }: { partner_id: number; type: string; fact: string },
): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as told from partner_event where partner_id = ${partner_id} and type = ${type} and fact = ${fact}`,
  )) !== null
