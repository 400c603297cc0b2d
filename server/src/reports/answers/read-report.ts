import { addDays, daysBefore } from '@marketplace/contract/platform/calendar/days'
import type { Dimension } from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import {
  reportOf,
  type getReport,
  type ReportAnswer,
  type ReportName,
  type ReportRow,
} from '@marketplace/contract/reports/reports'
import type { Query, Role } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isFilling } from '../cells/published.ts'
import { filtersOf } from './filters-of.ts'
import { inOneMoment, type Moment } from './in-one-moment.ts'
import {
  orNone,
  readFigures,
  withParts,
  withShares,
  type FigureQuestion,
  type Figures,
} from './read-figures.ts'
import { refuseRange } from './refuse-range.ts'

type ReportQuery = Query<typeof getReport>

/** The measures that are asked for and the role may see; those of ratios behind them, to be left out again. */
export const measuresFor = (report: ReportName, asked: string | undefined, role: Role): Measure[] => {
  const own: readonly Measure[] = reportOf(report).measures
  const isSeen = (measure: Measure): boolean => measureOf(measure).roles.includes(role)
  if (asked === undefined) return own.filter(isSeen)
  const named = asked.split(',')
  const known = named.filter((name): name is Measure => own.some((one) => one === name))
  if (known.length < named.length)
    throw new Problem('invalid_request', [{ field: 'measures', key: 'invalid_value' }])
  if (!known.every(isSeen)) throw new Problem('not_permitted')
  return known
}

/** A row's days are drawn of a measure that the report has and the role may see, and that is no share. */
const refuseSpark = (report: ReportName, spark: Measure | undefined, role: Role): void => {
  if (spark === undefined) return
  const isOwn = reportOf(report).measures.includes(spark) && measureOf(spark).ratio === undefined
  if (!isOwn) throw new Problem('invalid_request', [{ field: 'spark', key: 'invalid_value' }])
  if (!measureOf(spark).roles.includes(role)) throw new Problem('not_permitted')
}

const firstKnown = ({ values }: ReportRow): number => values.find((value) => value !== null) ?? 0

/** Days the newest first, else by the first figure that is known. */
export const orderOf =
  (by: Dimension) =>
  (one: ReportRow, other: ReportRow): number =>
    by === 'day' || by === 'week' || by === 'month'
      ? other.key.localeCompare(one.key)
      : firstKnown(other) - firstKnown(one) || one.label.localeCompare(other.label)

const sparksOf = async (tx: Database, question: FigureQuestion, measure: Measure, by: Dimension) => {
  const days: string[] = []
  // More would be no line any more.
  for (let day = question.from; day <= question.to && days.length < 400;) {
    days.push(day)
    day = addDays(day, 1)
  }
  const figures = await readFigures(tx, { ...question, measures: [measure], by: [by, 'day'] })
  return (key: number | string): number[] =>
    days.map((day) => figures.rows.get(`${key} ${day}`)?.values[0] ?? 0)
}

/**
 * The total of a question by rows: their sum, as each fact is in one of them; but customers are in several and counted once, and a measure
 * that rows do not know may be known of all.
 */
export const totalOf = async (
  tx: Database,
  question: FigureQuestion,
  rows: Figures | null,
): Promise<Figures> => {
  if (rows === null) return readFigures(tx, { ...question, by: [] })
  const isApart = (measure: Measure, place: number): boolean =>
    measureOf(measure).ratio === undefined && (measure === 'customers' || rows.none[place] === null)
  const apart = question.measures.filter(isApart)
  const others = apart.length === 0 ? null : await readFigures(tx, { ...question, by: [], measures: apart })
  const ofOthers = others?.rows.get('')?.values ?? others?.none ?? []
  const values = question.measures.map((measure, place) => {
    const other = apart.indexOf(measure)
    if (other !== -1) return ofOthers[other] ?? null
    return [...rows.rows.values()].reduce((sum, row) => sum + (row.values[place] ?? 0), 0)
  })
  return {
    rows: new Map([['', { keys: [], values: withShares(question.measures, values) }]]),
    none: rows.none,
  }
}

/**
 * A report: its rows, the total, and the same of the days before, read within a moment.
 * @throws Problem invalid_request, not_permitted: at once, before anything is read.
 */
export const reportOn = (
  { now }: Pick<Services, 'now'>,
  report: ReportName,
  query: ReportQuery,
  role: Role,
): ((moment: Moment) => Promise<ReportAnswer>) => {
  const { from, to, compare = 'before' } = query
  refuseRange({ from, to })
  const shown = measuresFor(report, query.measures, role)
  refuseSpark(report, query.spark, role)
  const by = query.by ?? reportOf(report).by[0] ?? 'day'
  if (![...reportOf(report).by, ...reportOf(report).thenBy].includes(by))
    throw new Problem('invalid_request', [{ field: 'by', key: 'invalid_value' }])
  return async ({ tx, names }) => {
    const measures = withParts(shown)
    const question: FigureQuestion = {
      from,
      to,
      measures,
      times: query.times ?? 'heard',
      by: [by],
      where: filtersOf(query, names),
    }
    const before = compare === 'before' ? { ...question, ...daysBefore({ from, to }) } : null
    // By time the rows before are other days, so only the total has a before.
    const isTime = by === 'day' || by === 'week' || by === 'month'
    const rows = await readFigures(tx, question)
    const rowsBefore = before === null || isTime ? null : await readFigures(tx, before).catch(orNone)
    const total = await totalOf(tx, question, rows)
    const isCompared = before !== null && (isTime || rowsBefore !== null)
    const totalBefore = isCompared ? await totalOf(tx, before, rowsBefore).catch(orNone) : null
    const sparkOf = query.spark === undefined || isTime ? null : await sparksOf(tx, question, query.spark, by)
    const cut = (values: readonly (number | null)[]) =>
      shown.map((measure) => values[measures.indexOf(measure)] ?? null)
    const valuesOf = (figures: Figures, key: string) => cut(figures.rows.get(key)?.values ?? figures.none)
    const keys = new Map(
      [...(rowsBefore?.rows ?? []), ...rows.rows].map(([key, { keys: own }]) => [key, own[0] ?? 0]),
    )
    return {
      as_of: now().toISOString(),
      range: { from, to },
      range_before: before === null || totalBefore === null ? null : { from: before.from, to: before.to },
      by,
      measures: shown,
      total: {
        key: '',
        label: 'Total',
        values: valuesOf(total, ''),
        before: totalBefore === null ? null : valuesOf(totalBefore, ''),
      },
      rows: [...keys]
        .map(([key, value]): ReportRow => ({
          ...names.nameOf(by, value),
          values: valuesOf(rows, key),
          before: rowsBefore === null ? null : valuesOf(rowsBefore, key),
          ...(sparkOf !== null && { spark: sparkOf(value) }),
        }))
        // What was moved elsewhere since leaves a row of nothing.
        .filter(({ values, before: earlier }) =>
          [...values, ...(earlier ?? [])].some((value) => (value ?? 0) !== 0),
        )
        .toSorted(orderOf(by)),
      is_filling: (await isFilling(tx)) ? 1 : 0,
    }
  }
}

/** Answers a report, all of one moment. @throws Problem as `reportOn` does. */
export const readReport = async (
  services: Pick<Services, 'db' | 'brands' | 'lenders' | 'now'>,
  report: ReportName,
  query: ReportQuery,
  role: Role,
): Promise<ReportAnswer> => inOneMoment(services, reportOn(services, report, query, role))
