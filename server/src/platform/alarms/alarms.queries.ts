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

/** Ends the open alarms of a kind about anything but these subjects. @returns what those were about. */
export const endAlarmsBut = (
  db: Database,
  kind: AlarmKind,
  subjects: readonly string[],
  now: Date,
): Promise<{ subject: string }[]> =>
  db.rows(sql`update alarm set ended_at = ${now} where kind = ${kind} and ended_at is null
    and subject <> all(${subjects}::text[]) returning subject`)

export const forgetOldAlarms = (db: Database, before: Date, limit: number): Promise<number> =>
  db.run(sql`delete from alarm where alarm_id in
    (select alarm_id from alarm where raised_at < ${before} and ended_at < ${before} order by raised_at limit ${limit})`)

export interface AlarmRow {
  alarm_id: number
  kind: AlarmKind
  subject: string
  detail: Record<string, string | number | boolean>
  raised_at: Date
  last_raised_at: Date
  times: number
  acknowledged_at: Date | null
  acknowledged_by: string | null
  ended_at: Date | null
}

const columns = sql`alarm_id, kind, subject, detail, raised_at, last_raised_at, times, acknowledged_at, acknowledged_by, ended_at`

/** Those that last first, the oldest first; then the ended ones, the newest first. */
export const listAlarmRows = (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlarmRow[]> =>
  db.rows(sql`select ${columns} from alarm
    order by ended_at is not null, case when ended_at is null then raised_at end, ended_at desc, alarm_id
    limit ${limit} offset ${offset}`)

export const listOpenAlarms = (
  db: Database,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<AlarmRow[]> => {
  const way = isNewestFirst ? sql`desc` : sql`asc`
  return db.rows(sql`select ${columns} from alarm where ended_at is null order by raised_at ${way}, alarm_id ${way}
    limit ${limit} offset ${offset}`)
}

export const countAlarms = async (db: Database): Promise<number> =>
  (await db.row<{ total: number }>(sql`select count(*) as total from alarm`))?.total ?? 0

/** How many last, and since when the oldest does. */
export const countOpenAlarms = async (db: Database): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(raised_at) as oldest_at from alarm where ended_at is null`,
  )) ?? { count: 0, oldest_at: null }

export type MarkedAlarm = Pick<AlarmRow, 'kind' | 'subject' | 'detail'>

/** @returns null where it has ended, or somebody has it already. */
export const markAcknowledged = (
  db: Database,
  alarmId: number,
  by: string,
  now: Date,
): Promise<MarkedAlarm | null> =>
  db.row(sql`update alarm set acknowledged_at = ${now}, acknowledged_by = ${by}
    where alarm_id = ${alarmId} and ended_at is null and acknowledged_at is null returning kind, subject, detail`)

/** @returns null where it has ended already. */
export const markEnded = (db: Database, alarmId: number, now: Date): Promise<MarkedAlarm | null> =>
  db.row(sql`update alarm set ended_at = ${now} where alarm_id = ${alarmId} and ended_at is null
    returning kind, subject, detail`)
/** All that last, with their first moment. */
export const listLasting = (
  db: Database,
): Promise<{ alarm_id: number; kind: AlarmKind; subject: string; raised_at: Date }[]> =>
  db.rows(sql`select alarm_id, kind, subject, raised_at from alarm where ended_at is null order by alarm_id`)

/** How many alarms of each kind last. */
export const countOpenAlarmsByKind = (db: Database): Promise<{ kind: string; count: number }[]> =>
  db.rows(sql`select kind, count(*) as count from alarm where ended_at is null group by kind order by kind`)

/** What the lasting alarms of a kind are about. */
export const listOpenSubjects = async (db: Database, kind: AlarmKind): Promise<string[]> => {
  const rows = await db.rows<{ subject: string }>(
    sql`select subject from alarm where kind = ${kind} and ended_at is null order by subject`,
  )
  return rows.map(({ subject }) => subject)
}
