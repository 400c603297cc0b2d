/** Days of the calendar, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string
  to: string
}

const DAY_MS = 86_400_000

/** The day so many days later, or before it where they are fewer than none. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days there are from the first to the last, both counted. */
export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** As many days directly before. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -countDays(days)),
  to: addDays(days.from, -1),
})

/** The first day of the month of a day, or of the month so many months after it. */
export const firstOfMonth = (day: string, after = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 10)
}

/** The last day of the month of a day. */
export const lastOfMonth = (day: string): string => addDays(firstOfMonth(day, 1), -1)

/** The first days of the months that a range touches. */
export const monthsOf = ({ from, to }: Days): string[] => {
  const months = []
  for (let month = firstOfMonth(from); month <= to; month = firstOfMonth(month, 1)) months.push(month)
  return months
}
