import { randomUUID } from 'node:crypto'
import type { Body, Query } from '@marketplace/contract/platform/call'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { MOST_SCHEDULES, type createReportSchedule } from '@marketplace/contract/reports/report-schedules'
import { reportOf, type ReportName } from '@marketplace/contract/reports/reports'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { keptFilters } from '../answers/kept-filters.ts'
import {
  addSchedule,
  listSchedules,
  lockSchedulesOf,
  removeSchedule,
  type ReportCut,
  type ReportScheduleRow,
} from './report-schedules.queries.ts'
import { lastMorning, nextDayOf } from './schedule-days.ts'

/** Who acts, and from where. */
interface By {
  actor: Staff
  ip: string
}

/** @throws Problem invalid_request for rows, or a filter, that the report does not have. */
const readCut = (report: ReportName, query: Query<typeof createReportSchedule>): ReportCut => {
  const { by = null, then_by = null, compare = null, times = null, ...asked } = query
  const own = reportOf(report)
  const filters = keptFilters(asked)
  const refuse = (field: string): never => {
    throw new Problem('invalid_request', [{ field, key: 'invalid_value' }])
  }
  if (by !== null && !own.by.includes(by)) refuse('by')
  if (then_by !== null && !own.thenBy.includes(then_by)) refuse('then_by')
  for (const name of Object.keys(filters)) if (!own.filters.some((one) => one === name)) refuse(name)
  return { by, then_by, compare, times, filters }
}

const record = (tx: Database, { actor, ip }: By, verb: string, schedule: ReportScheduleRow, at: Date) => {
  const { report, cut, every, schedule_id } = schedule
  const { filters, ...shape } = cut
  const by = dimensions[cut.by ?? reportOf(report).by[0] ?? 'day'].label.toLowerCase()
  return recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: `report_schedule.${verb}`,
      object_kind: 'report_schedule',
      object_id: schedule_id,
      object_name: `${report} by ${by}, every ${every}`,
      // Whom it goes to is no part of the log: the address stands with the schedule alone.
      after: {
        report,
        every,
        ...shape,
        ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
      },
      ip,
    },
    at,
  )
}

const isSame = (
  row: ReportScheduleRow,
  asked: Pick<ReportScheduleRow, 'report' | 'cut' | 'every' | 'email'>,
) =>
  row.report === asked.report &&
  row.every === asked.every &&
  row.email.toLowerCase() === asked.email.toLowerCase() &&
  keyOfCut(row.cut) === keyOfCut(asked.cut)

/** The database keeps the names of an object in an order of its own. */
const keyOfCut = ({ by, then_by, compare, times, filters }: ReportCut): string =>
  JSON.stringify([
    by,
    then_by,
    compare,
    times,
    Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

/**
 * Has a report sent as a link from its next day on; one that is there already is answered.
 * @throws Problem invalid_request, report_schedules_full.
 */
export const startSchedule = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: By,
  report: ReportName,
  query: Query<typeof createReportSchedule>,
  { every, email }: Body<typeof createReportSchedule>,
): Promise<{ row: ReportScheduleRow; created: 0 | 1 }> => {
  const asked = { report, cut: readCut(report, query), every, email }
  const { staff_id, full_name } = by.actor
  return db.transaction(async (tx) => {
    await lockSchedulesOf(tx, staff_id)
    const own = await listSchedules(tx, staff_id)
    const same = own.find((row) => isSame(row, asked))
    if (same !== undefined) return { row: same, created: 0 }
    if (own.length >= MOST_SCHEDULES) throw new Problem('report_schedules_full')
    const at = now()
    const row = await addSchedule(tx, {
      ...asked,
      schedule_id: randomUUID(),
      staff_id,
      staff_name: full_name,
      next_day: nextDayOf(every, lastMorning(at)),
      created_at: at,
    })
    await record(tx, by, 'start', row, at)
    return { row, created: 1 }
  })
}

/** Those of one's own, or as an administrator any: null is everybody's. */
export const schedulesSeenBy = ({ role_id, staff_id }: Staff): number | null =>
  role_id === 1 ? null : staff_id

/** @throws Problem not_found. */
export const endSchedule = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: By,
  scheduleId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await removeSchedule(tx, scheduleId, schedulesSeenBy(by.actor))
    if (row === null) throw new Problem('not_found')
    await record(tx, by, 'end', row, now())
  })
