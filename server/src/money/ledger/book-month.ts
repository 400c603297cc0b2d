import { daysInMonth } from '../../platform/calendar/calendar-day.ts'

/** The month of a day: YYYY-MM of YYYY-MM-DD. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first and the last day of a month YYYY-MM. */
export const daysOfMonth = (month: string): { from: string; to: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: `${month}-${daysInMonth(year, number)}` }
}

/** The calendar month after YYYY-MM. */
export const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The month in whose books something of `day` stands: its own, or where that is closed the first after it that is not. */
export const firstOpenMonth = (day: string, closed: ReadonlySet<string>): string => {
  let month = monthOf(day)
  while (closed.has(month)) month = monthAfter(month)
  return month
}
