import type { CalendarDay } from './calendar-day.ts'
import { daysInMonth } from './calendar-day.ts'

/**
 * Age in completed years on a day (domain.md 3.2). Who was born on 29 February has the birthday on 1 March in a common
 * year.
 */
export const completedYears = (birth: CalendarDay, on: CalendarDay): number => {
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day)
  return on.year - birth.year - (before ? 1 : 0)
}

/** The day of somebody's `years`-th birthday. */
export const birthdayOf = (birth: CalendarDay, years: number): CalendarDay => {
  const year = birth.year + years
  return birth.day > daysInMonth(year, birth.month)
    ? { year, month: birth.month + 1, day: 1 }
    : { year, month: birth.month, day: birth.day }
}

/**
 * Age in completed years when a loan of `months` months taken up on `from` ends: the same day of the month, or the month's
 * last where it is shorter.
 */
export const ageAtMaturity = (birth: CalendarDay, from: CalendarDay, months: number): number => {
  const index = from.year * 12 + from.month - 1 + months
  const month = (index % 12) + 1
  const year = (index - month + 1) / 12
  // The length of the month decides only in the month of the birthday.
  const before =
    month < birth.month || (month === birth.month && Math.min(from.day, daysInMonth(year, month)) < birth.day)
  return year - birth.year - (before ? 1 : 0)
}

/** The longest loan in months, taken up on `from`, that ends before somebody is older than `age`; below 0 where that is past. */
export const longestTenure = (birth: CalendarDay, from: CalendarDay, age: number): number => {
  const year = birth.year + age + 1
  const months = (year - from.year) * 12 + birth.month - from.month
  const reached = Math.min(from.day, daysInMonth(year, birth.month)) >= birth.day
  return reached ? months - 1 : months
}
