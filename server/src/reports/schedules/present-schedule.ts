import type { ReportSchedule } from '@marketplace/contract/reports/report-schedules'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { DimensionNames } from '../answers/dimension-names.ts'
import { nameFilters } from '../answers/kept-filters.ts'
import type { ReportScheduleRow } from './report-schedules.queries.ts'

/** A schedule for somebody of staff: another's address is masked. */
export const presentSchedule = (
  row: ReportScheduleRow,
  names: DimensionNames,
  { staff_id }: Pick<Staff, 'staff_id'>,
): ReportSchedule => {
  const { filters, ...cut } = row.cut
  return {
    schedule_id: row.schedule_id,
    report: row.report,
    every: row.every,
    email: row.staff_id === staff_id ? row.email : maskContact(row.email),
    ...cut,
    filters: nameFilters(filters, names),
    staff_name: row.staff_name,
    next_day: row.next_day,
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
