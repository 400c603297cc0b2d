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

export const forgetOldEvents = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_event where event_id = any(array(select event_id from partner_event
    where at < ${before} order by at limit ${limit}))`)
