import { lastOfMonth, type Days } from '@marketplace/contract/platform/calendar/days'

export interface PageWindow {
  from: string
  to: string
  /** Rows of these days before the page. */
  offset: number
}

/**
 * The days that the rows of a page lie on, the latest first: so a page far down a long list reads a few days and not all before it. Null
 * beyond the last row.
 * @param counts rows by day
 */
export const pageWindow = (
  counts: readonly { day: string; rows: number }[],
  offset: number,
  limit: number,
): PageWindow | null => {
  let before = 0
  let window: PageWindow | null = null
  for (const { day, rows } of counts.toSorted((one, other) => other.day.localeCompare(one.day))) {
    if (rows <= 0) continue
    if (before + rows > offset) {
      window ??= { from: day, to: day, offset: offset - before }
      window = { ...window, from: day }
    }
    before += rows
    if (before >= offset + limit) break
  }
  return window
}

/** The days of months, given by their first days, that lie in a range. */
export const monthsWithin = (months: Days, { from, to }: Days): Days => {
  const last = lastOfMonth(months.to)
  return { from: months.from < from ? from : months.from, to: last > to ? to : last }
}

/**
 * Days or months with their rows, joined while they hold no more than `most` rows together, so that a file of many short days is not read day by
 * day. What lies between two of them has no rows.
 * @param spans the latest first
 */
export const joinSpans = (spans: readonly (Days & { rows: number })[], most: number): Days[] => {
  const joined: (Days & { rows: number })[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last !== undefined && last.rows + span.rows <= most)
      joined[joined.length - 1] = { from: span.from, to: last.to, rows: last.rows + span.rows }
    else joined.push(span)
  }
  return joined.map(({ from, to }) => ({ from, to }))
}
