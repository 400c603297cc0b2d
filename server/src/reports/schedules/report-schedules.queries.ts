import type { Dimension } from '@marketplace/contract/reports/dimensions'
import type { TimeBasis } from '@marketplace/contract/reports/measures'
import type { Rhythm } from '@marketplace/contract/reports/report-schedules'
import type { ReportName } from '@marketplace/contract/reports/reports'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { KeptFilters } from '../answers/kept-filters.ts'

/** How a report is cut, in its one form; null where the report's own way stands. */
export interface ReportCut {
  by: Dimension | null
  then_by: Dimension | null
  compare: 'before' | 'none' | null
  times: TimeBasis | null
  filters: KeptFilters
}

export interface ReportScheduleRow {
  schedule_id: string
  staff_id: number
  staff_name: string
  report: ReportName
  cut: ReportCut
  every: Rhythm
  email: string
  /** YYYY-MM-DD. */
  next_day: string
  last_sent_at: Date | null
  created_at: Date
}

const columns = sql`schedule_id, staff_id, staff_name, report, cut, every, email, next_day, last_sent_at, created_at`

/** Somebody's schedules stand in a line: how many there are is decided one after another. */
export const lockSchedulesOf = async (tx: Database, staffId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('report_schedule'), ${staffId})`)
}

export const addSchedule = async (
  tx: Database,
  schedule: Omit<ReportScheduleRow, 'last_sent_at'>,
): Promise<ReportScheduleRow> => {
  const { schedule_id, staff_id, staff_name, report, cut, every, email, next_day, created_at } = schedule
  const row =
    await tx.row<ReportScheduleRow>(sql`insert into report_schedule (schedule_id, staff_id, staff_name, report, cut, every, email,
      next_day, created_at)
    values (${schedule_id}, ${staff_id}, ${staff_name}, ${report}, ${JSON.stringify(cut)}::jsonb, ${every}, ${email},
      ${next_day}::date, ${created_at})
    returning ${columns}`)
  if (row === null) throw new Error('no schedule was stored')
  return row
}

/** Of one member of staff, or of all; the newest first. */
export const listSchedules = (db: Database, staffId: number | null): Promise<ReportScheduleRow[]> =>
  db.rows(sql`select ${columns} from report_schedule where ${staffId}::integer is null or staff_id = ${staffId}
    order by created_at desc, schedule_id`)

/** Ends one, of this member of staff alone where one is named; null where there is none. */
export const removeSchedule = (
  tx: Database,
  scheduleId: string,
  staffId: number | null,
): Promise<ReportScheduleRow | null> =>
  tx.row(sql`delete from report_schedule where schedule_id = ${scheduleId}
    and (${staffId}::integer is null or staff_id = ${staffId}) returning ${columns}`)

/** Ends those of somebody who may not see reports any more. */
export const endSchedulesOf = (tx: Database, staffId: number): Promise<number> =>
  tx.run(sql`delete from report_schedule where staff_id = ${staffId}`)

/** The next one that is to go, held until the transaction ends; null where none is, or others hold them. */
export const lockDueSchedule = (tx: Database, morning: string): Promise<ReportScheduleRow | null> =>
  tx.row(sql`select ${columns} from report_schedule where next_day <= ${morning}::date
    order by next_day, schedule_id limit 1 for update skip locked`)

export const saveSent = (
  tx: Database,
  { schedule_id }: Pick<ReportScheduleRow, 'schedule_id'>,
  nextDay: string,
  now: Date,
): Promise<number> =>
  tx.run(sql`update report_schedule set next_day = ${nextDay}::date, last_sent_at = ${now}
    where schedule_id = ${schedule_id}`)
