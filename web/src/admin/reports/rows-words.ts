import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { RejectReason } from '@marketplace/contract/loans/applications'
import { wordsOfReason } from '@marketplace/contract/loans/reject-reason-words'
import {
  deviceLabels,
  dimensions,
  filterNames,
  type FilterName,
} from '@marketplace/contract/reports/dimensions'
import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { reportOf, type FigureRow } from '@marketplace/contract/reports/reports'
import { shortDaysText } from './day-spans.ts'
import type { Filters } from './report-address.ts'

/** A value of a filter in words. Ids are called as the rows call them, which are all of that value. */
const valueName = (name: FilterName, value: string, row: FigureRow | undefined): string => {
  if (value === '0' && name !== 'source') return dimensions[name].none
  if (name === 'product') return value
  if (name === 'reason') return wordsOfReason(value as RejectReason)
  if (name === 'device') return deviceLabels[Number(value)] ?? dimensions.device.none
  return row?.[name] ?? `${dimensions[name].label} ${value}`
}

const filterWords = (name: FilterName, text: string, row: FigureRow | undefined): string => {
  const values = text.split(',')
  if (values.length === 1 || name === 'product')
    return values.map((value) => valueName(name, value, row)).join(' or ')
  return `${values.length} ${dimensions[name].plural.toLowerCase()}`
}

/** The question of a number: "Disbursed, Personal Loans, 24/10 – 22/11". @param row one of its rows, where there is one */
export const questionWords = (
  measure: Measure,
  filters: Filters,
  days: Days,
  row: FigureRow | undefined,
  today: string,
): string =>
  [
    measureOf(measure).label.replace(/ ₹$/, ''),
    ...filterNames.flatMap((name) => {
      const text = filters[name]
      return text === undefined ? [] : [filterWords(name, text, row)]
    }),
    shortDaysText(days, today),
  ].join(', ')

/** Whether the number is a sum, which the internal report says, and not the count of its rows. */
export const hasSum = (measure: Measure): boolean => {
  const known: readonly Measure[] = reportOf('internal-report').measures
  return measureOf(measure).unit === 'rupees' && known.includes(measure)
}

/** Fields that say nothing in any of these rows. */
export const emptyFields = (rows: readonly FigureRow[]): ReadonlySet<keyof FigureRow> =>
  new Set(
    (
      ['contact', 'brand', 'product', 'lender', 'partner', 'application_number', 'amount', 'reason'] as const
    ).filter((field) => rows.every((row) => row[field] === null)),
  )
