import { countDays } from '@marketplace/contract/platform/calendar/days'
import { dimensions, type Dimension } from '@marketplace/contract/reports/dimensions'
import { columnsOf, measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { MOST_DAYS_BY_ROWS } from '@marketplace/contract/reports/periods'
import {
  reportOf,
  type ReportAnswer,
  type ReportName,
  type ReportRow,
} from '@marketplace/contract/reports/reports'
import type { Grain } from '../../office/chart/bar-words.ts'
import { spanName } from './day-spans.ts'
import { isTime, type ReportQuestion } from './report-address.ts'
import type { RowValue } from './rows-address.ts'

type Figures = Partial<Record<Measure, number | null>>

/** A line of the table. */
export interface FigureLine {
  key: string
  label: string
  values: Figures
  before: Figures | null
  spark: readonly number[] | null
  /** What the line is of; nothing for the total. */
  row: readonly RowValue[]
}

/** A report's columns of figures. */
export const shownMeasures = (report: ReportName): readonly Measure[] => columnsOf(reportOf(report).measures)

/** The column that a measure stands in. */
const columnOf = (measure: Measure): Measure => (measure === 'rejected_for' ? 'lender_rejected' : measure)

const named = (measures: readonly Measure[], values: readonly (number | null)[]): Figures =>
  Object.fromEntries(measures.map((measure, place) => [columnOf(measure), values[place] ?? null]))

const labelOf = ({ key, label }: ReportRow, by: Dimension, { days }: Pick<ReportQuestion, 'days'>): string =>
  isTime(by) ? spanName(key, by, days) : label

/** The rows of an answer as lines. @param above what the row above them is of */
export const linesOf = (
  { measures, rows }: Pick<ReportAnswer, 'measures' | 'rows'>,
  question: Pick<ReportQuestion, 'days'>,
  by: Dimension,
  above: readonly RowValue[],
): FigureLine[] =>
  rows.map((one) => ({
    key: one.key,
    label: labelOf(one, by, question),
    values: named(measures, one.values),
    before: one.before === null ? null : named(measures, one.before),
    spark: one.spark ?? null,
    row: [...above, { by, key: one.key }],
  }))

/** The line above all rows. */
export const totalLine = (
  { measures, total }: Pick<ReportAnswer, 'measures' | 'total'>,
  { by, filters }: Pick<ReportQuestion, 'by' | 'filters'>,
): FigureLine => ({
  key: '',
  label: isTime(by) || filters[by] !== undefined ? 'Total' : `All ${dimensions[by].plural.toLowerCase()}`,
  values: named(measures, total.values),
  before: total.before === null ? null : named(measures, total.before),
  spark: null,
  row: [],
})

/** What stands beneath a row where there is nothing. */
export const emptyLine: FigureLine = {
  key: 'nothing',
  label: 'None in these days',
  values: {},
  before: null,
  spark: null,
  row: [],
}

/** The measure whose change is shown: the first of money, else the first. */
export const comparedMeasure = (measures: readonly Measure[]): Measure | null =>
  measures.find((measure) => measureOf(measure).unit === 'rupees') ?? measures[0] ?? null

const LEAST_SPARK = 2
const MOST_SPARK = 92

/** The measure that is drawn by day beside its figure; null where that says nothing or cannot be had in the time of a page. */
export const sparkMeasure = ({
  report,
  by,
  days,
  filters,
  isRun = false,
}: Pick<ReportQuestion, 'report' | 'by' | 'days' | 'filters' | 'isRun'>): Measure | null => {
  const length = countDays(days)
  if (isRun || isTime(by) || report === 'internal-report' || length < LEAST_SPARK || length > MOST_SPARK)
    return null
  const cutBy = new Set<string>([by, ...Object.keys(filters)])
  // By lender and partner figures are kept by month alone.
  const isByRows = cutBy.has('lender') && cutBy.has('partner')
  return isByRows && length > MOST_DAYS_BY_ROWS ? null : 'lender_applied'
}

/** What can be drawn: commission is booked by month, so shorter bars of it say nothing of their time. */
export const drawnMeasures = (
  { report, times, filters }: Pick<ReportQuestion, 'report' | 'times' | 'filters'>,
  grain: Grain,
): readonly Measure[] => {
  const byTime: readonly Measure[] = reportOf('internal-report').measures
  return shownMeasures(report).filter((measure) => {
    const { by, rows } = measureOf(measure)
    const isKnown = Object.keys(filters).every((name) => by.some((one) => one === name))
    return (
      byTime.includes(measure) &&
      isKnown &&
      (rows !== 'entries' || grain === 'month' || times === 'effective')
    )
  })
}

/** The measure that an address names, else what was disbursed, else the first. */
export const drawnMeasure = (measures: readonly Measure[], asked: string): Measure | null =>
  measures.find((one) => one === asked) ??
  measures.find((one) => one === 'disbursed_amount') ??
  measures[0] ??
  null
