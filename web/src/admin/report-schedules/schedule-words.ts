import type { ReportSchedule, Rhythm } from '@marketplace/contract/reports/report-schedules'
import { reportOf } from '@marketplace/contract/reports/reports'
import { questionText } from '../report-runs/run-words.ts'

/** How often a report goes, and the days that it is of: the preset that shows them. */
export const rhythmWords: Readonly<Record<Rhythm, { often: string; days: string; preset: string }>> = {
  day: { often: 'Every morning', days: 'Yesterday', preset: 'yesterday' },
  week: { often: 'Every Monday', days: 'The seven days before', preset: 'last_7_days' },
  month: { often: 'On the first of a month', days: 'The month before', preset: 'last_30_days' },
}

type Cut = Pick<ReportSchedule, 'report' | 'by' | 'times' | 'filters'>

/** "Products report by lender, Product: Personal Loans": what is sent. */
export const scheduleText = ({ report, by, times, filters }: Cut): string =>
  questionText({ report, by: by ?? reportOf(report).by[0] ?? 'day', times: times ?? 'heard', filters })

/** The report as it is sent, of its days up to now. */
export const schedulePath = ({
  report,
  every,
  by,
  then_by,
  compare,
  times,
  filters,
}: ReportSchedule): string => {
  const query = new URLSearchParams({ preset: rhythmWords[every].preset })
  for (const [name, value] of Object.entries({ by, then_by, compare, times }))
    if (value !== null) query.set(name, value)
  for (const { name, values } of filters) query.set(name, values)
  return `/admin/${report}?${query.toString()}`
}
