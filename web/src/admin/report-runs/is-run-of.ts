import type { Params, Query } from '@marketplace/contract/platform/call'
import { filterNames } from '@marketplace/contract/reports/dimensions'
import type { findReportRun, ReportRun } from '@marketplace/contract/reports/report-runs'

/** Each value once and in order; empty for a filter that is not set. */
const inOrder = (values: readonly (number | string)[] = []): string =>
  [...new Set(values.map(String))].toSorted().join(',')

/** Whether a run answers this question: the same days, dimension and filters, in whatever order their values stand. */
export const isRunOf = (
  { report, range, by, times, filters }: Pick<ReportRun, 'report' | 'range' | 'by' | 'times' | 'filters'>,
  { params, query }: { params: Params<typeof findReportRun>; query: Query<typeof findReportRun> },
): boolean => {
  const valuesOf = new Map(filters.map(({ name, values }) => [name, values.split(',')]))
  return (
    report === params.report &&
    range.from === query.from &&
    range.to === query.to &&
    by === query.by &&
    times === query.times &&
    filterNames.every((name) => inOrder(valuesOf.get(name)) === inOrder(query[name]))
  )
}
