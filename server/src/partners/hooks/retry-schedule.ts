const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long after a try that failed the next one comes: days in all, as receivers are down for days. */
const delays = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Of each delay, so much more or less, so that what failed together does not come back together. */
const JITTER = 0.2
/** A receiver that asks for more is asked again after this. */
const LONGEST_WAIT = 24 * HOUR

/**
 * When a delivery is tried again. @param tries how many there were, the one that failed now among them
 * @param random from 0 up to 1 @returns null where it is given up
 */
export const nextTry = (tries: number, now: Date, random: number): Date | null => {
  const delay = delays[tries - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay * (1 - JITTER + 2 * JITTER * random))
}

/** When a receiver that answered 429 or 503 wants to be asked again (RFC 9110, Retry-After: seconds, or a date); null where it does not say. */
export const readRetryAfter = (header: string | null, now: Date): Date | null => {
  if (header === null) return null
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * SECOND : Date.parse(header)
  if (Number.isNaN(at) || at <= now.getTime()) return null
  return new Date(Math.min(at, now.getTime() + LONGEST_WAIT))
}

/** From so many failures in a row an endpoint as a whole waits, so that what else is on its way to it does not fail too. */
const HOLD_FROM = 3
const SHORTEST_HOLD = 10 * SECOND
const LONGEST_HOLD = 15 * MINUTE

/** Until when nothing is tried at an endpoint that failed so often in a row; null where it goes on. */
export const holdUntil = (failures: number, now: Date): Date | null =>
  failures < HOLD_FROM
    ? null
    : new Date(
        now.getTime() + Math.min(LONGEST_HOLD, SHORTEST_HOLD * 2 ** Math.min(20, failures - HOLD_FROM)),
      )

const GIVEN_UP_AFTER = 5 * 24 * HOUR
const GIVEN_UP_FROM = 10

/** Whether an endpoint has failed for so long that it is switched off. */
export const isGivenUp = (
  { failures, failing_since }: { failures: number; failing_since: Date | null },
  now: Date,
): boolean =>
  failing_since !== null &&
  failures >= GIVEN_UP_FROM &&
  now.getTime() - failing_since.getTime() >= GIVEN_UP_AFTER
