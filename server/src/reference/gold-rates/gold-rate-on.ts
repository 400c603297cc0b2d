import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import type { GoldRateRow } from './gold-rates.queries.ts'

/** A weekend between two holidays has no rate of its own; what is older than that was forgotten. */
const OLD_AFTER_DAYS = 4
/** Days before a day whose closes are averaged. */
const AVERAGED_DAYS = 30
const DAY_MS = 86_400_000

const daysBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / DAY_MS

const newest = (rates: readonly GoldRateRow[]): GoldRateRow | null =>
  rates.reduce<GoldRateRow | null>(
    (found, rate) => (found === null || rate.day > found.day ? rate : found),
    null,
  )

/** The last close before a day; null where there is none. */
export const lastClose = (rates: readonly GoldRateRow[], day: string): GoldRateRow | null =>
  newest(rates.filter((rate) => rate.day < day))

/** Whether a close is near enough to a later day, or of that day itself, to count in an average of it or of a day to come. */
export const isAveraged = (closeOf: string, day: string): boolean =>
  daysBetween(closeOf, day) <= AVERAGED_DAYS

/**
 * What gold counts for on a day (YYYY-MM-DD): the lower of the last close before it and the average of the closes of the thirty
 * days before it (RBI (Lending Against Gold and Silver Collateral) Directions, 2025: valuation), cut to the paisa, as half a paisa
 * more a gram would be more than the law's; null where none is known. On the first day of all, which has none before it, its own rate counts.
 */
export const goldRateOn = (rates: readonly GoldRateRow[], day: string): GoldRate | null => {
  const close = lastClose(rates, day) ?? newest(rates.filter((rate) => rate.day === day))
  if (close === null) return null
  const averaged = rates.filter((rate) => rate.day < day && isAveraged(rate.day, day))
  const sum = averaged.reduce((total, { rupees_per_gram_24k }) => total + toPaise(rupees_per_gram_24k), 0)
  const average = averaged.length === 0 ? Infinity : toRupees(Math.floor(sum / averaged.length))
  const isAverage = average < close.rupees_per_gram_24k
  return {
    day: close.day,
    source: close.source,
    rupees_per_gram_24k: isAverage ? average : close.rupees_per_gram_24k,
    basis: isAverage ? 'average' : 'close',
    average_of: averaged.length,
    is_old: daysBetween(close.day, day) > OLD_AFTER_DAYS ? 1 : 0,
  }
}

const SUNDAY = 0
const SATURDAY = 6

/** The days from Monday to Friday of the thirty before a day that have no rate, the latest first: the average lacks them. */
export const missingDays = (rates: readonly GoldRateRow[], day: string): string[] => {
  const known = new Set(rates.map((rate) => rate.day))
  return Array.from({ length: AVERAGED_DAYS }, (_, at) => new Date(Date.parse(day) - (at + 1) * DAY_MS))
    .filter((date) => date.getUTCDay() !== SUNDAY && date.getUTCDay() !== SATURDAY)
    .map((date) => date.toISOString().slice(0, 10))
    .filter((text) => !known.has(text))
}
