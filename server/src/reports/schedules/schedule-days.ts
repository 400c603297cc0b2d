import { addDays, firstOfMonth, type Days } from '@marketplace/contract/platform/calendar/days'
import type { Rhythm } from '@marketplace/contract/reports/report-schedules'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'

/** All days are YYYY-MM-DD in India. */
const HOUR_MS = 3_600_000
/** Reports go at eight in the morning. */
const GOES_AT_HOURS = 8
const MONDAY = 1

/** The last day whose hour has come. */
export const lastMorning = (now: Date): string =>
  dayInIndia(new Date(now.getTime() - GOES_AT_HOURS * HOUR_MS))

const goesOn = (every: Rhythm, day: string): boolean => {
  if (every === 'week') return new Date(day).getUTCDay() === MONDAY
  return every === 'day' || day.endsWith('-01')
}

const findDay = (every: Rhythm, from: string, step: 1 | -1): string => {
  let day = from
  while (!goesOn(every, day)) day = addDays(day, step)
  return day
}

/** The first day after a morning on which a report goes. */
export const nextDayOf = (every: Rhythm, morning: string): string => findDay(every, addDays(morning, 1), 1)

/** The last day up to a morning on which it went, or was to go. */
export const lastDayOf = (every: Rhythm, morning: string): string => findDay(every, morning, -1)

/** The days that it is of where it goes on this day: they are over. */
export const reportedDays = (every: Rhythm, day: string): Days => {
  const to = addDays(day, -1)
  if (every === 'month') return { from: firstOfMonth(to), to }
  return { from: every === 'week' ? addDays(day, -7) : to, to }
}
