const IST_OFFSET_MS = 5.5 * 3_600_000

/** The calendar day in India, YYYY-MM-DD; India has one zone and no summer time. */
export const dayInIndia = (instant: Date): string =>
  new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)

const DAY_MS = 86_400_000

/** Seconds until the next day begins in India, more than none. */
export const secondsToNextDay = (instant: Date): number =>
  (DAY_MS - ((instant.getTime() + IST_OFFSET_MS) % DAY_MS)) / 1000
