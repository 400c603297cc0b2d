import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
/** A day as the calendar wants it: noon of this browser's own zone, which no change of its clocks moves into another day. */
export const dateOfDay = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  const noon = new Date(2000, 0, 1, 12)
  // The constructor takes the year 99 for 1999.
  noon.setFullYear(year, month - 1, date)
  return noon
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The day that the calendar tells, as `YYYY-MM-DD`. */
export const dayOfDate = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** What a day of the calendar is called: "Thursday 5 November 2026"; the number that is seen is a word of it. */
export const dayName = (date: Date): string => long.format(date).replace(',', '')

const DAY_MS = 86_400_000

/** Today in India, wherever the browser is. */
export const todayInIndia = (now: number): string => dayInIndia(now)

/** A bound of a calendar as a day: `YYYY-MM-DD` itself, "today" or "tomorrow" in India. */
export const boundDay = (bound: string, now: number): string => {
  if (bound === 'today') return todayInIndia(now)
  return bound === 'tomorrow' ? todayInIndia(now + DAY_MS) : bound
}
