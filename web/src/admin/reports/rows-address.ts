import { countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import type { Dimension, FilterName } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { MOST_DAYS_BY_ROWS } from '@marketplace/contract/reports/periods'
import { monthPath } from '../reconciliation/neighbour-months.ts'
import { daysOfSpan, wholeMonth } from './day-spans.ts'
import { reportRowsPath } from './report-rows-path.ts'
import { isTime, type Filters, type ReportQuestion } from './report-address.ts'

/** A value that a row stands for: of the report's dimension, and of that beneath it. */
export interface RowValue {
  by: Dimension
  key: string
}

/** The question of a row: that of its report, with the row's own values. */
export const questionOfRow = (
  { days, filters, times }: Pick<ReportQuestion, 'days' | 'filters' | 'times'>,
  row: readonly RowValue[],
): { days: Days; filters: Filters; times: ReportQuestion['times'] } => {
  const own: Filters = { ...filters }
  let span = days
  for (const { by, key } of row) {
    if (isTime(by)) span = daysOfSpan(key, by, days)
    else own[by satisfies FilterName] = key
  }
  return { days: span, filters: own, times }
}

type Asked = Pick<ReportQuestion, 'report' | 'days' | 'filters' | 'times' | 'isRun'>

/** The month of one lender that holds the same sum of commission; null where no page shows it. */
const monthOf = (question: Asked, row: readonly RowValue[]): string | null => {
  const { days, filters, times } = questionOfRow(question, row)
  const month = wholeMonth(days)
  const { lender = '', ...others } = filters
  if (times !== 'heard' || month === null || !/^[1-9]\d*$/.test(lender) || Object.keys(others).length > 0)
    return null
  return monthPath(Number(lender), month)
}

/**
 * Where what a number counts is listed; null where nothing lists it.
 *
 * @param back the address of the report as it stands, without its question mark
 * @param canOpenMonths whoever settles the months of lenders
 */
export const addressBehind = (
  measure: Measure,
  question: Asked,
  row: readonly RowValue[],
  { back, canOpenMonths }: { back: string; canOpenMonths: boolean },
): string | null => {
  const { rows } = measureOf(measure)
  if (rows === null) return null
  if (rows === 'entries') return canOpenMonths ? monthOf(question, row) : null
  const { days, filters, times } = questionOfRow(question, row)
  const { report, isRun = false } = question
  // Longer lists would have to be counted by a run of their own.
  if (isRun && countDays(days) > MOST_DAYS_BY_ROWS) return null
  return reportRowsPath({
    measure,
    ...days,
    ...(times !== 'heard' && { times }),
    ...filters,
    report,
    back,
  })
}
