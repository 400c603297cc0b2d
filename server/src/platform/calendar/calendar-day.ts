/** A calendar day without time or zone; `month` is 1 to 12. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Reads YYYY-MM-DD, the form of every day on the wire and in a `date` column. */
export const parseDay = (text: string): CalendarDay => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
  day: Number(text.slice(8, 10)),
})

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The number of days of a month; `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (lengths[month - 1] ?? 0)

/** A day as it stands on the wire: YYYY-MM-DD. */
export const formatIsoDay = ({ year, month, day }: CalendarDay): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** A day as customers read it: DD/MM/YYYY. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`
