import type { AlarmKind } from '@marketplace/contract/platform/security-event-kinds'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** @returns how often it was raised while it lasts, this time included. */
export const addAlarm = async (
  db: Database,
  kind: AlarmKind,
  subject: string,
  detail: Readonly<Record<string, string | number | boolean>>,
  now: Date,
): Promise<number> => {
  const row = await db.row<{ times: number }>(sql`
    insert into alarm as a (kind, subject, detail, raised_at, last_raised_at, times)
      values (${kind}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${now}, ${now}, 1)
    on conflict (kind, subject) where ended_at is null
      do update set detail = excluded.detail, last_raised_at = excluded.last_raised_at, times = a.times + 1
    returning times`)
  return row?.times ?? 0
}

export const endOpenAlarm = (db: Database, kind: AlarmKind, subject: string, now: Date): Promise<number> =>
  db.run(
    sql`update alarm set ended_at = ${now} where kind = ${kind} and subject = ${subject} and ended_at is null`,
  )

export const forgetOldAlarms = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from alarm where alarm_id in
    (select alarm_id from alarm where raised_at < ${before} and ended_at < ${before} order by raised_at limit ${limit})`)

/** How many alarms of each kind last. */
export const countOpenAlarms = (db: Database): Promise<{ kind: string; count: number }[]> =>
  db.rows(sql`select kind, count(*) as count from alarm where ended_at is null group by kind order by kind`)
