import { addDays } from '@marketplace/contract/platform/calendar/days'
import { dayText, daysText, weekdayText } from '../show/day-text.ts'

/** How long the time of a bar is. */
export type Grain = 'day' | 'week' | 'month'

export const grainTitles: Readonly<Record<Grain, string>> = { day: 'Day', week: 'Week', month: 'Month' }

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What stands below the bar that begins on a day: "16/11", or "11/2026" for a month. */
export const barTick = (day: string, grain: Grain): string =>
  grain === 'month' ? dayText(day).slice(3) : dayText(day).slice(0, 5)

/** The days of a bar: "Mon 16/11", "16/11/2026 – 22/11/2026", "November 2026". */
export const barName = (day: string, grain: Grain): string => {
  if (grain === 'day') return weekdayText(day)
  if (grain === 'week') return daysText({ from: day, to: addDays(day, 6) })
  return month.format(new Date(`${day}T00:00:00Z`))
}
