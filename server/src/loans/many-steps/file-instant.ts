const DAY_MS = 86_400_000

/** Where a day begins in India. */
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+05:30`)

/**
 * When something happened of which a file says the day alone (YYYY-MM-DD, in India): after the application's newest event where
 * that was on the same day, so that the history stays in order, else as the day begins. Never in the future.
 */
export const fileInstant = (day: string, last: Date | null, now: Date): Date => {
  const start = startOfDay(day)
  const afterLast = last === null ? start : last.getTime() + 1
  return new Date(Math.min(Math.max(start, Math.min(afterLast, start + DAY_MS - 1)), now.getTime()))
}
