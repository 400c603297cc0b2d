import { firstOfMonth, lastOfMonth } from '@marketplace/contract/platform/calendar/days'

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })

/** The month before that of a day: its first and last day, and what it is called. */
export const lastWholeMonth = (today: string): { from: string; to: string; name: string } => {
  const from = firstOfMonth(today, -1)
  return { from, to: lastOfMonth(from), name: monthName.format(new Date(from)) }
}
