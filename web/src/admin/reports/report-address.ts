import type { Days } from '@marketplace/contract/platform/calendar/days'
import { rejectReasons } from '@marketplace/contract/loans/applications'
import { productTypes } from '@marketplace/contract/reference/products'
import { filterNames, type Dimension, type FilterName } from '@marketplace/contract/reports/dimensions'
import { reportOf, reports, type ReportName } from '@marketplace/contract/reports/reports'
import { periodFromAddress } from '../../office/period/period-from-address.ts'
import { daysOfPeriod, type Period } from '../../office/period/preset-days.ts'

/** What a filter is set to, as the address has it: values with commas between them. */
export type Filters = Partial<Record<FilterName, string>>

/** What the numbers of a page are asked for. */
export interface ReportQuestion {
  report: ReportName
  period: Period
  days: Days
  by: Dimension
  /** What a row opens into; null where rows do not open. */
  thenBy: Dimension | null
  isCompared: boolean
  times: 'heard' | 'effective'
  filters: Filters
  /** Answered by a run: no days of rows are drawn, and rows are listed behind a month at most. */
  isRun?: boolean
}

const plain = {
  preset: 'last_30_days',
  from: '',
  to: '',
  by: '',
  then_by: '',
  compare: 'before',
  times: 'heard',
  sort: '',
  chart: '',
  product: '',
  brand: '',
  lender: '',
  partner: '',
}
type ReportState = Readonly<Record<keyof typeof plain, string>>
/** Most money first; days have an order of their own. */
const byMoney = { ...plain, sort: '-disbursed_amount' }

/** What the address of a report holds, and what each is without a value there. */
export const reportDefaults: Readonly<Record<ReportName, ReportState>> = {
  'internal-report': plain,
  'products-report': byMoney,
  'vendors-products-report': byMoney,
}

const names: Partial<Record<FilterName, readonly string[]>> = { product: productTypes, reason: rejectReasons }

/** Whether the text of an address names values of a filter that the server takes. */
const isFilter = (name: FilterName, text: string): boolean => {
  const known = names[name]
  return text
    .split(',')
    .every((one) => (known === undefined ? /^\d{1,9}$/.test(one) : one === '0' || known.includes(one)))
}

/** Those filters of an address that hold; what is none asks for nothing. */
export const filtersFrom = (
  values: Readonly<Partial<Record<FilterName, string>>>,
  known: readonly FilterName[] = filterNames,
): Filters =>
  Object.fromEntries(
    known.flatMap((name) => {
      const text = values[name] ?? ''
      return text !== '' && isFilter(name, text) ? [[name, text]] : []
    }),
  )

/** What rows by a dimension may open into. */
export const thenChoices = (report: ReportName, by: Dimension): readonly Dimension[] =>
  reportOf(report).thenBy.filter((one) => one !== by)

/** @param today `YYYY-MM-DD` in India */
export const questionFrom = (report: ReportName, state: ReportState, today: string): ReportQuestion => {
  const period = periodFromAddress(state, today)
  const { by: known, filters } = reportOf(report)
  const by = known.find((one) => one === state.by) ?? known[0] ?? 'day'
  const choices = thenChoices(report, by)
  return {
    report,
    period,
    days: daysOfPeriod(period, today),
    by,
    thenBy: choices.find((one) => one === state.then_by) ?? choices[0] ?? null,
    isCompared: state.compare !== 'none' && !isTime(by),
    times: state.times === 'effective' ? 'effective' : 'heard',
    filters: filtersFrom(state, filters),
  }
}

export const isTime = (by: Dimension): by is 'day' | 'week' | 'month' =>
  by === 'day' || by === 'week' || by === 'month'

const texts = (text: string | undefined): string[] | undefined => text?.split(',')
const ids = (text: string | undefined): number[] | undefined => text?.split(',').map(Number)

/** Filters as a call takes them. */
export const filterQuery = ({ product, brand, source, device, partner, lender, reason }: Filters) => ({
  product: texts(product),
  brand: ids(brand),
  source: ids(source),
  device: ids(device),
  partner: ids(partner),
  lender: ids(lender),
  reason: texts(reason),
})

/** A report by the name that an address gives it; null for none. */
export const reportFrom = (text: string): ReportName | null =>
  Object.hasOwn(reports, text) ? (text as ReportName) : null
