import type { DateOrder, FileReason } from '@marketplace/contract/money/lender-file-words'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { SheetCell } from '../../platform/sheets/sheet-types.ts'

/**
 * A day as it was read: YYYY-MM-DD, or three numbers whose order has to be known first, as `?21/10/2026` or `?21/10/26`. The last one has two or
 * four digits, as in the file: of four it is the year.
 */
export type ReadDay = string

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ISO = /^([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?:[T ]([0-9]{1,2}:[0-9]{2}.*))?$/
const NUMBERS = /^([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{4}|[0-9]{2})(?:[ ,T]+[0-9]{1,2}:[0-9]{2}.*)?$/
const NAMED =
  /^([0-9]{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]{3,9})[-/., ]*([0-9]{4}|[0-9]{2})(?:[ ,T]+[0-9]{1,2}:[0-9]{2}.*)?$/i
const NAMED_FIRST =
  /^([a-z]{3,9})[-/. ]*([0-9]{1,2})(?:st|nd|rd|th)?[,-/. ]+([0-9]{4})(?:[ ,T]+[0-9]{1,2}:[0-9]{2}.*)?$/i
const ZONED = /(?:Z|[+-][0-9]{2}:?[0-9]{2})$/
/** Days of this century as serial numbers count them: from their zeroth day. */
const [CENTURY, ITS_END] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)]
const SERIAL_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
const DAY_MS = 86_400_000

const toYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

/** The day, where the calendar has it and it is of this century. */
const dayOf = (year: number, month: number, day: number): string | null => {
  const at = new Date(Date.UTC(year, month - 1, day))
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists && year >= 2000 && year < 2100 ? at.toISOString().slice(0, 10) : null
}

const monthNamed = (name: string): number => {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return at === -1 ? 13 : at + 1
}

const ofText = (text: string): string | null => {
  const iso = ISO.exec(text)
  if (iso !== null) {
    const day = dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    const at = iso[4] !== undefined && ZONED.test(iso[4]) ? Date.parse(text) : Number.NaN
    // A moment with a zone is the day that it was in India.
    return day !== null && !Number.isNaN(at) ? dayInIndia(new Date(at)) : day
  }
  const numbers = NUMBERS.exec(text)
  if (numbers !== null) return `?${Number(numbers[1])}/${Number(numbers[2])}/${numbers[3]}`
  const named = NAMED.exec(text)
  if (named !== null) return dayOf(toYear(named[3] ?? ''), monthNamed(named[2] ?? ''), Number(named[1]))
  const first = NAMED_FIRST.exec(text)
  if (first !== null) return dayOf(Number(first[3]), monthNamed(first[1] ?? ''), Number(first[2]))
  const run = /^(20[0-9]{2})([0-9]{2})([0-9]{2})$/.exec(text)
  return run === null ? null : dayOf(Number(run[1]), Number(run[2]), Number(run[3]))
}

const ofNumber = (raw: string, epoch: 1900 | 1904): string | null => {
  const at = SERIAL_ZERO[epoch] + Math.floor(Number(raw)) * DAY_MS
  return at >= CENTURY && at < ITS_END ? new Date(at).toISOString().slice(0, 10) : ofText(raw)
}

/** The day of a cell; times are cut off. @param epoch what serial numbers of its workbook count from */
export const readDay = (
  cell: SheetCell,
  epoch: 1900 | 1904 = 1900,
): { day: ReadDay } | { reason: FileReason } => {
  if (cell.kind === 'no-value') return { reason: 'no_value' }
  if (cell.kind === 'error') return { reason: 'error_value' }
  const text = cell.text.trim()
  // A .csv holds a serial number as text.
  const day =
    cell.kind === 'number' || /^[0-9]{5}(?:\.[0-9]+)?$/.test(text)
      ? ofNumber(cell.raw.trim(), epoch)
      : ofText(text)
  return day === null || cell.kind === 'boolean' ? { reason: 'date_unreadable' } : { day }
}

/** How many days of a file can only be day first, or month first, and how many could be both. */
export interface OrderEvidence {
  dmy: number
  mdy: number
  either: number
}

export const noEvidence = (): OrderEvidence => ({ dmy: 0, mdy: 0, either: 0 })

/** Two numbers, and the last as its digits. */
type Parts = [number, number, string]

const parts = (day: ReadDay): Parts | null => {
  if (!day.startsWith('?')) return null
  const [first = '', second = '', last = ''] = day.slice(1).split('/')
  return [Number(first), Number(second), last]
}

/** Adds what a day shows of its column's order. */
export const addEvidence = (evidence: OrderEvidence, day: ReadDay): void => {
  const found = parts(day)
  if (found === null) return
  const [first, second] = found
  if (first > 12) evidence.dmy += 1
  else if (second > 12) evidence.mdy += 1
  else if (first !== second) evidence.either += 1
}

/** The order that the days of a column show, the more frequent one where some contradict; null where none shows it. */
const shownBy = ({ dmy, mdy }: OrderEvidence): DateOrder | null =>
  dmy === 0 && mdy === 0 ? null : dmy >= mdy ? 'dmy' : 'mdy'

/**
 * The order of day and month in a column: as one day above 12 shows in it, else in the other column of days of the file, else as it is
 * remembered. Null where nothing shows it and it matters; day first where there are no such days.
 */
export const orderOf = (
  own: OrderEvidence,
  other: OrderEvidence,
  remembered: DateOrder | null,
): DateOrder | null => shownBy(own) ?? shownBy(other) ?? remembered ?? (own.either === 0 ? 'dmy' : null)

/** The day that three numbers are in an order; the year comes first in those of two digits alone. */
const dayBy = ([first, second, last]: Parts, order: DateOrder): string | null => {
  if (order === 'ymd') return last.length === 2 ? dayOf(2000 + first, second, Number(last)) : null
  return order === 'mdy' ? dayOf(toYear(last), first, second) : dayOf(toYear(last), second, first)
}

const othersOf = {
  dmy: ['mdy'],
  mdy: ['dmy'],
  ymd: ['dmy', 'mdy'],
} as const satisfies Record<DateOrder, readonly DateOrder[]>

/** The day as YYYY-MM-DD by an order that is known. */
export const settleDay = (day: ReadDay, order: DateOrder): { day: string } | { reason: FileReason } => {
  const found = parts(day)
  if (found === null) return { day }
  const settled = dayBy(found, order)
  if (settled !== null) return { day: settled }
  const isOther = othersOf[order].some((other) => dayBy(found, other) !== null)
  return { reason: isOther ? 'date_order' : 'date_unreadable' }
}
