import type { ThreadTopic } from '@marketplace/contract/partner-area/threads'

/** Working days in which a question is answered. What a partner is told of it stands in the web's thread-words.ts. */
const workingDays: Readonly<Record<ThreadTopic, number>> = { 'tech-support': 1, 'general-query': 2 }

const INDIA_MS = 330 * 60_000
const DAY_MS = 86_400_000
const CLOSING_HOUR = 18
const SUNDAY = 0

/**
 * By when a question asked at that moment is to be answered: 18:00 in India of the first or second day after it that is no Sunday. Public
 * holidays do not stop the clock.
 */
export const dueBy = (topic: ThreadTopic, asked: Date): Date => {
  let midnight = Math.floor((asked.getTime() + INDIA_MS) / DAY_MS) * DAY_MS
  for (let left = workingDays[topic]; left > 0;) {
    midnight += DAY_MS
    if (new Date(midnight).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(midnight + CLOSING_HOUR * 3_600_000 - INDIA_MS)
}
