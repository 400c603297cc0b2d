import type { SecurityEventKind } from '@marketplace/contract/platform/security-event-kinds'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

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
