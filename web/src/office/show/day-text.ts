import type { Days } from '@marketplace/contract/platform/calendar/days'

/** `YYYY-MM-DD` as DD/MM/YYYY; empty for none. */
export const dayText = (day: string | null | undefined): string =>
  day === null || day === undefined ? '' : day.slice(0, 10).split('-').toReversed().join('/')

/** Days as "24/10/2026 – 22/11/2026"; one day alone is written once. */
export const daysText = ({ from, to }: Days): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** `YYYY-MM-DD` within a month or so: "Sat 14/11". */
export const weekdayText = (day: string): string =>
  `${weekday.format(new Date(`${day}T00:00:00Z`))} ${dayText(day).slice(0, 5)}`

/** Whether the calendar has the day. */
export const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const instant = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as people here read it: "22/11/2026, 12:06", Indian time; empty for none. */
export const timeText = (at: string | null | undefined): string =>
  at === null || at === undefined ? '' : instant.format(new Date(at))

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The time of day alone, of something that happened just now: "18:41", Indian time. */
export const clockText = (at: string): string => clock.format(new Date(at))
