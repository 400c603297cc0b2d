import type { ReportRun, RunError } from '@marketplace/contract/reports/report-runs'
import { dimensions } from '@marketplace/contract/reports/dimensions'
import { reportOf } from '@marketplace/contract/reports/reports'
import { count } from '../../i18n/format-values.ts'
import { daysText } from '../../office/show/day-text.ts'

type Progress = Pick<ReportRun, 'state' | 'days_done' | 'days'>

/** "Day 62 of 180": how far a run is. */
export const progressText = ({ state, days_done, days }: Progress): string =>
  state === 'queued' ? 'Waits for its turn' : `Day ${count(days_done)} of ${count(days)}`

const failures: Readonly<Record<RunError, string>> = {
  too_slow: 'A month of these days took longer than ten minutes. Choose fewer days, or fewer filters.',
  broken: 'The count broke off at each of five tries. Administrators find why among the jobs.',
}
export const failureWords = (error: RunError | null): string => failures[error ?? 'broken']

/** "Done", "Day 62 of 180": the state of a run in a list. */
export const stateText = (run: Progress): string => {
  if (run.state === 'running') return progressText(run)
  return { queued: 'Waiting', done: 'Done', failed: 'Failed', cancelled: 'Cancelled' }[run.state]
}

/** "Products report by brand, Partner: No partner, Lender: Sahyadri_Bank": what is asked, without its days. */
export const questionText = ({
  report,
  by,
  times,
  filters,
}: Pick<ReportRun, 'report' | 'by' | 'times' | 'filters'>): string =>
  [
    `${reportOf(report).title} by ${dimensions[by].label.toLowerCase()}`,
    ...filters.map(({ name, words }) => `${dimensions[name].label}: ${words}`),
    ...(times === 'effective' ? ['by the day it happened'] : []),
  ].join(', ')

/** The same with its days, for whoever hears one row alone. */
export const runName = (run: Pick<ReportRun, 'report' | 'by' | 'times' | 'filters' | 'range'>): string =>
  `${questionText(run)}, ${daysText(run.range)}`

/** How long it took: "4 s", "2 min", "1 h 5 min"; null until it ends and of one that was cancelled. */
export const tookText = ({
  started_at,
  ended_at,
  state,
}: Pick<ReportRun, 'started_at' | 'ended_at' | 'state'>): string | null => {
  if (started_at === null || ended_at === null || state === 'cancelled') return null
  const seconds = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1_000))
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The report that a run answers, at the very question. */
export const runPath = ({ report, range, by, times, filters }: ReportRun): string => {
  const query = new URLSearchParams({ preset: 'custom', ...range, by })
  if (times === 'effective') query.set('times', times)
  for (const { name, values } of filters) query.set(name, values)
  return `/admin/${report}?${query.toString()}`
}
