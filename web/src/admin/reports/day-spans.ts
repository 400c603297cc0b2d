import { addDays, countDays, firstOfMonth, type Days } from '@marketplace/contract/platform/calendar/days'
import type { Grain } from '../../office/chart/bar-words.ts'
import { dayText, daysText, weekdayText } from '../../office/show/day-text.ts'

const SHORT_DAYS = 14
const LONG_DAYS = 200
/** A single bar says nothing about a course. */
const LEAST_BARS = 12
/** More do not fit a screen. */
const MOST_BARS = 62

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

/** Monday to Sunday; the first of a month. */
export const startOf = (day: string, grain: Grain): string => {
  if (grain === 'day') return day
  if (grain === 'month') return firstOfMonth(day)
  return addDays(day, -((utc(day).getUTCDay() + 6) % 7))
}

/** The first day of the next or an earlier week or month, from a first day. */
const move = (start: string, grain: Grain, steps: number): string =>
  grain === 'month' ? firstOfMonth(start, steps) : addDays(start, steps * (grain === 'week' ? 7 : 1))

const endOf = (start: string, grain: Grain): string => addDays(move(start, grain, 1), -1)

/** The days of a row by time, as far as they were asked for. `key` is its first day. */
export const daysOfSpan = (key: string, grain: Grain, { from, to }: Days): Days => ({
  from: later(startOf(key, grain), from),
  to: earlier(endOf(startOf(key, grain), grain), to),
})

/** The month, `YYYY-MM`, that these days are from its first to its last; null for other days. */
export const wholeMonth = ({ from, to }: Days): string | null =>
  from === startOf(from, 'month') && to === endOf(from, 'month') ? from.slice(0, 7) : null

/** "24/10 – 22/11" within the year of today, else with the years; one day alone is written whole. */
export const shortDaysText = (days: Days, today: string): string => {
  const { from, to } = days
  const year = today.slice(0, 4)
  const isNear = from !== to && from.startsWith(year) && to.startsWith(year)
  return isNear ? `${dayText(from).slice(0, 5)} – ${dayText(to).slice(0, 5)}` : daysText(days)
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A row by time: "Mon 16/11/2026", "16/11/2026 – 22/11/2026", "November 2026"; of a part of a month its days too. */
export const spanName = (key: string, grain: Grain, asked: Days): string => {
  if (grain === 'day') return `${weekdayText(key)}/${key.slice(0, 4)}`
  const days = daysOfSpan(key, grain, asked)
  if (grain === 'week') return daysText(days)
  const name = month.format(utc(key))
  return wholeMonth(days) === null
    ? `${name}, ${Number(days.from.slice(8))} to ${Number(days.to.slice(8))}`
    : name
}

/** How long the bars are that a range is drawn by. */
export const grainOf = (days: Days): Grain => {
  const length = countDays(days)
  return length <= SHORT_DAYS ? 'day' : length > LONG_DAYS ? 'month' : 'week'
}

/** The days that bars are asked for: whole weeks or months, as many as show a course; today is not over. */
export const daysOfBars = ({ from, to }: Days, grain: Grain, today: string): Days => {
  const last = startOf(to, grain)
  const first = later(startOf(from, grain), move(last, grain, 1 - MOST_BARS))
  return {
    from: earlier(first, move(last, grain, 1 - LEAST_BARS)),
    to: earlier(endOf(last, grain), later(to, addDays(today, -1))),
  }
}

/** A bar for each span of these days, the oldest first, and for no more than fit; what has no figure is 0. */
export const barsOf = (
  values: ReadonlyMap<string, number>,
  { from, to }: Days,
  grain: Grain,
  today: string,
): { day: string; value: number; isOpen: boolean }[] => {
  const bars = []
  const last = startOf(to, grain)
  for (
    let day = later(startOf(from, grain), move(last, grain, 1 - MOST_BARS));
    day <= last;
    day = move(day, grain, 1)
  )
    bars.push({ day, value: values.get(day) ?? 0, isOpen: endOf(day, grain) >= today })
  return bars
}
