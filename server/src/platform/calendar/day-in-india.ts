import { sinceMidnight } from '@marketplace/contract/platform/calendar/india-time'

export { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'

const DAY_MS = 86_400_000

/** Seconds until the next day begins in India, more than none. */
export const secondsToNextDay = (instant: Date): number => (DAY_MS - sinceMidnight(instant)) / 1000
