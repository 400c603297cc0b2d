import { indianClock, midnightInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { ThreadTopic } from '@marketplace/contract/partner-area/threads'

/** Working days in which a question is answered. What a partner is told of it stands in the web's thread-words.ts. */
const workingDays: Readonly<Record<ThreadTopic, number>> = { 'tech-support': 1, 'general-query': 2 }

const DAY_MS = 86_400_000
const CLOSING_HOUR = 18
const SUNDAY = 0

/** Working days that a lender is given for its word about a dispute; then staff ask again. */
const LENDER_DAYS = 5

const closingOf = (asked: Date, days: number): Date => {
  let midnight = midnightInIndia(asked).getTime()
  for (let left = days; left > 0;) {
    midnight += DAY_MS
    if (indianClock(midnight).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(midnight + CLOSING_HOUR * 3_600_000)
}

/**
 * By when a question asked at that moment is to be answered: 18:00 in India of the first or second day after it that is no Sunday. Public
 * holidays do not stop the clock.
 */
export const dueBy = (topic: ThreadTopic, asked: Date): Date => closingOf(asked, workingDays[topic])

/** Until when the word of a lender that was asked at that moment is waited for: by the same clock. */
export const lenderDueBy = (asked: Date): Date => closingOf(asked, LENDER_DAYS)
