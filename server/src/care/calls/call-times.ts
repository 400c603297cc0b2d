const MINUTE_MS = 60_000

/** How long a caller has a task, unless they act; and until when without a sign of life of their page (two beats of half a minute are missed). */
export const LEASE_MS = 15 * MINUTE_MS
export const SILENCE_MS = 2 * MINUTE_MS
/** A page that nobody looks at any more: off duty. */
export const DUTY_SILENCE_MS = 10 * MINUTE_MS
/** A promised call-back that is later than this is anybody's, and late on the floor. */
export const PROMISE_MS = 10 * MINUTE_MS

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds)

/** Whole seconds from one moment to a later one, none where it has passed. */
export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1_000))
