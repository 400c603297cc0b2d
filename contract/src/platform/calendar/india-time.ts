const DAY_MS = 86_400_000
/** India has one zone, five and a half hours ahead of UTC all year. */
const AHEAD_MS = 19_800_000

/** A date whose UTC parts are what the clock in India says at that moment. */
export const indianClock = (at: Date | number): Date => new Date(Number(at) + AHEAD_MS)

/** The calendar day in India, `YYYY-MM-DD`. */
export const dayInIndia = (at: Date | number): string => indianClock(at).toISOString().slice(0, 10)

/** How long the day in India has lasted at that moment, in milliseconds. */
export const sinceMidnight = (at: Date | number): number => indianClock(at).getTime() % DAY_MS

/** The moment at which that day in India began. */
export const midnightInIndia = (at: Date | number): Date => new Date(Number(at) - sinceMidnight(at))
