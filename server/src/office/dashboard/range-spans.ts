import type { DashboardRange } from '@marketplace/contract/office/dashboard'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Span } from '../../reports/facts/published.ts'

export interface RangeSpans {
  range: Span
  /** As long as the range, as many days earlier. */
  before: Span
  /** Calendar days in India, oldest first: those of the range, and earlier ones until there are seven. */
  days: readonly DaySpan[]
  /** As many days right before those, each as long as the one that it stands beside. */
  daysBefore: readonly DaySpan[]
}

interface DaySpan extends Span {
  day: string
}

const DAY_MS = 86_400_000
const LEAST_DAYS = 7

/** How many days a range has, and how many days ago its last one is. */
const lengthOf: Record<DashboardRange, { days: number; ago: number }> = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  '7d': { days: 7, ago: 0 },
  '30d': { days: 30, ago: 0 },
}

const startOfDay = (instant: Date): number => Date.parse(`${dayInIndia(instant)}T00:00:00+05:30`)

/** The spans of time that a range of the dashboard stands for at `now`. A day that is not over ends at `now`. */
export const rangeSpans = (range: DashboardRange, now: Date): RangeSpans => {
  const { days, ago } = lengthOf[range]
  const lastDay = startOfDay(now) - ago * DAY_MS
  const to = ago === 0 ? now.getTime() : lastDay + DAY_MS
  const from = lastDay - (days - 1) * DAY_MS
  const count = Math.max(days, LEAST_DAYS)
  const daysOf = (shift: number): DaySpan[] =>
    Array.from({ length: count }, (_, index) => {
      const start = lastDay - (count - 1 - index) * DAY_MS
      return {
        day: dayInIndia(new Date(start - shift)),
        from: new Date(start - shift),
        to: new Date(Math.min(start + DAY_MS, to) - shift),
      }
    })
  return {
    range: { from: new Date(from), to: new Date(to) },
    before: { from: new Date(from - days * DAY_MS), to: new Date(to - days * DAY_MS) },
    days: daysOf(0),
    daysBefore: daysOf(count * DAY_MS),
  }
}
