import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { ReportScheduleRow } from './report-schedules.queries.ts'

/** Where a report stands in the office, cut as it was asked for and of these days: the same figures whenever it is opened. */
export const reportPath = (
  { report, cut }: Pick<ReportScheduleRow, 'report' | 'cut'>,
  days: Days,
): string => {
  const query = new URLSearchParams({ preset: 'custom', ...days })
  const { filters, by, then_by, compare, times } = cut
  for (const [name, value] of Object.entries({ by, then_by, compare, times }))
    if (value !== null) query.set(name, value)
  for (const [name, values] of Object.entries(filters)) query.set(name, values.join(','))
  return `/admin/${report}?${query.toString()}`
}
