import { dimensions } from '@marketplace/contract/reports/dimensions'
import type { ReportRun, RunResult } from '@marketplace/contract/reports/report-runs'
import type { ReportAnswer, ReportRow } from '@marketplace/contract/reports/reports'
import type { Staff } from '../../platform/http/actors.ts'
import type { DimensionNames } from '../answers/dimension-names.ts'
import { nameFilters } from '../answers/kept-filters.ts'
import { isKey } from '../answers/measure-sums.ts'
import { withParts, withShares } from '../answers/read-figures.ts'
import { orderOf } from '../answers/read-report.ts'
import type { RunQuestion } from './canonical-question.ts'
import { courseOf } from './read-part.ts'
import type { ReportRunRow } from './report-runs.queries.ts'
import type { RunSums } from './run-sums.ts'

/** A run by what it asks and how far it is, for somebody of staff. */
export const presentRun = (run: ReportRunRow, names: DimensionNames, actor: Staff): ReportRun => {
  const { question, state, staff_id } = run
  const { from, to, times, by } = question
  const isLive = state === 'queued' || state === 'running'
  return {
    run_id: run.run_id,
    report: run.report,
    range: { from, to },
    times,
    by,
    filters: nameFilters(question.filters, names),
    state,
    days_done: run.days_done,
    days: run.days,
    error: run.error,
    staff_name: run.staff_name,
    can_cancel: isLive && (staff_id === actor.staff_id || actor.role_id === 1) ? 1 : 0,
    created_at: run.created_at.toISOString(),
    started_at: run.started_at?.toISOString() ?? null,
    as_of: run.as_of?.toISOString() ?? null,
    ended_at: run.ended_at?.toISOString() ?? null,
  }
}

/** The values that are shown of all that were summed, with shares made of their sums. */
const shownOf = ({ measures }: RunQuestion): ((values: readonly (number | null)[]) => (number | null)[]) => {
  const summed = withParts(measures)
  return (values) => {
    const shared = withShares(summed, values)
    return measures.map((measure) => shared[summed.indexOf(measure)] ?? null)
  }
}

const rowsOf = (
  sums: RunSums['rows'],
  by: RunQuestion['by'],
  cut: ReturnType<typeof shownOf>,
  names: DimensionNames,
): ReportRow[] =>
  Object.entries(sums)
    .map(([key, values]): ReportRow => ({
      ...names.nameOf(by, isKey(by) ? Number(key) : key),
      values: cut(values),
      before: null,
    }))
    .filter(({ values }) => values.some((value) => (value ?? 0) !== 0))
    .toSorted(orderOf(by))

/** The same with what was counted, as a report answers it. */
export const presentResult = (run: ReportRunRow, names: DimensionNames, actor: Staff): RunResult => {
  const { question, sums, as_of, state } = run
  const presented = presentRun(run, names, actor)
  if (state !== 'done' || sums === null || as_of === null) return { ...presented, result: null, course: null }
  const { from, to, by, measures } = question
  const cut = shownOf(question)
  const grain = courseOf(question)
  const result: ReportAnswer = {
    as_of: as_of.toISOString(),
    range: { from, to },
    range_before: null,
    by,
    measures: [...measures],
    total: { key: '', label: 'Total', values: cut(sums.total), before: null },
    rows: rowsOf(sums.rows, by, cut, names),
    is_filling: sums.is_filling,
  }
  return {
    ...presented,
    result,
    course:
      grain === null || sums.course === null
        ? null
        : { measures: [...measures], rows: rowsOf(sums.course, grain, cut, names) },
  }
}

/** What is asked, for the audit log: "products-report by lender, 2026-06-01 to 2026-11-20". */
export const questionName = ({ report, by, from, to }: RunQuestion): string =>
  `${report} by ${dimensions[by].label.toLowerCase()}, ${from} to ${to}`
