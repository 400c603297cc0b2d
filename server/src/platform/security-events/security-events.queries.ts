import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import type { Database } from '../db/database.ts'
import { join, sql, type Sql } from '../db/sql.ts'

export interface SecurityEventRow {
  minute: Date
  kind: SecurityEventKind
  call: string
  actor_kind: string
  address_key: string
  subject_key: string
  hits: number
}

/** Adds to what is there of the same minute: two processes may both have seen some. */
export const addSecurityEvents = (db: Database, events: readonly SecurityEventRow[]): Promise<number> =>
  db.run(sql`insert into security_event as kept (minute, kind, call, actor_kind, address_key, subject_key, hits)
    select minute, kind, call, actor_kind, address_key, subject_key, hits
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given
        (minute timestamptz, kind text, call text, actor_kind text, address_key text, subject_key text, hits integer)
    on conflict on constraint security_event_once do update set hits = kept.hits + excluded.hits`)

export const forgetOldSecurityEvents = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from security_event where security_event_id in
    (select security_event_id from security_event where minute < ${before} order by minute limit ${limit})`)

export interface SecurityEventFilter {
  kind: SecurityEventKind | null
  /** A day of India. */
  day: string | null
  /** Keyed hashes, any of which may be the address's or the subject's; null for everybody. */
  keys: readonly string[] | null
}

const conditionsOf = ({ kind, day, keys }: SecurityEventFilter): Sql => {
  const conditions: Sql[] = [sql`true`]
  if (kind !== null) conditions.push(sql`kind = ${kind}`)
  if (day !== null)
    conditions.push(sql`minute >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
      and minute < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`)
  if (keys !== null) conditions.push(sql`(address_key = any(${keys}) or subject_key = any(${keys}))`)
  return join(conditions, ' and ')
}

export type StoredSecurityEvent = SecurityEventRow & { event_id: number }

/** One page, the newest first. */
export const listSecurityEventRows = (
  db: Database,
  filter: SecurityEventFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredSecurityEvent[]> =>
  db.rows(sql`select security_event_id as event_id, minute, kind, call, actor_kind, address_key, subject_key, hits
    from security_event where ${conditionsOf(filter)} order by minute desc, security_event_id desc
    limit ${limit} offset ${offset}`)

/** How many rows there are on all pages, and how many events they stand for. */
export const countSecurityEvents = async (
  db: Database,
  filter: SecurityEventFilter,
): Promise<{ total: number; hits: number }> =>
  (await db.row(
    sql`select count(*) as total, coalesce(sum(hits), 0) as hits from security_event where ${conditionsOf(filter)}`,
  )) ?? { total: 0, hits: 0 }
