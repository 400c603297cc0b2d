import { addDays, lastOfMonth, type Days } from '@marketplace/contract/platform/calendar/days'

/**
 * The days that are counted next, after so many that are done: up to the end of their month, which is 31 days at most and what cells by
 * month answer. Null where all are done.
 */
export const nextPart = ({ from, to }: Days, daysDone: number): Days | null => {
  const first = addDays(from, daysDone)
  if (first > to) return null
  const last = lastOfMonth(first)
  return { from: first, to: last < to ? last : to }
}
