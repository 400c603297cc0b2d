const INDIA_AHEAD_MS = 5.5 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Promotional messages are not sent from 21:00 to 10:00 in India (TRAI TCCCPR 2018; domain.md 5.6). */
const OPENS = 10
const CLOSES = 21

/** When a promotional message that is ready at `now` may go: `now` itself from 10:00 to before 21:00 in India, else the next 10:00. */
export const nextPromotionTime = (now: Date): Date => {
  const local = now.getTime() + INDIA_AHEAD_MS
  const intoDay = local % DAY_MS
  if (intoDay >= OPENS * HOUR_MS && intoDay < CLOSES * HOUR_MS) return now
  const midnight = local - intoDay + (intoDay >= CLOSES * HOUR_MS ? DAY_MS : 0)
  return new Date(midnight + OPENS * HOUR_MS - INDIA_AHEAD_MS)
}
