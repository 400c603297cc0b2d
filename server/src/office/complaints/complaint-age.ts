const DAY_MS = 86_400_000

/** An answer that is due this soon has to be written now. */
const DUE_DAYS = 7

/** Until when an answer counts as due, of the moment `now`. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() + DUE_DAYS * DAY_MS)

/**
 * How old a complaint is in days, the one that has begun counting: 1 from the moment that it is received. `until` is now, or when it
 * ended: after that it grows no older.
 */
export const ageInDays = (createdAt: Date, until: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - createdAt.getTime()) / DAY_MS))
