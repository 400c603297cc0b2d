const DAY_MS = 86_400_000

/** Whole days until an answer is due, the last one begun counting as one; 0 once the day has passed. */
export const daysLeft = (dueAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / DAY_MS))
