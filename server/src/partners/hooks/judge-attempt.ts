import type { AttemptOutcome, DeliveryState } from '@marketplace/contract/partners/partner-hooks'
import { holdUntil, isGivenUp, nextTry, readRetryAfter } from './retry-schedule.ts'
import type { HookAnswer } from './safe-fetch.ts'

/** What came of a try: the status of the answer with its Retry-After, or how it failed without one. */
export type Tried =
  | Pick<HookAnswer, 'status' | 'retry_after'>
  | {
      failed: Extract<
        AttemptOutcome,
        'timed_out' | 'unreachable' | 'bad_certificate' | 'unknown_name' | 'address_refused'
      >
    }

export const outcomeOf = (tried: Tried): AttemptOutcome => {
  if ('failed' in tried) return tried.failed
  const { status } = tried
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 410) return 'gone'
  if (status === 429 || status === 503) return 'later'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

export interface Health {
  failures: number
  failing_since: Date | null
}

/** Where a try by the clock leaves the delivery and its endpoint. */
export interface Verdict {
  delivery: { state: DeliveryState; tries: number; next_at: Date | null }
  health: Health & { held_until: Date | null; off_because: 'gone' | 'failing' | null }
}

/**
 * 2xx is delivered; 410 switches the endpoint off; whoever asks for a wait is given it; anything else comes again by the schedule.
 * @param before tries of the delivery and failures of the endpoint before this one @param random from 0 up to 1
 */
export const judgeAttempt = (
  tried: Tried,
  before: { tries: number; health: Health },
  now: Date,
  random: number,
): Verdict => {
  const outcome = outcomeOf(tried)
  const tries = before.tries + 1
  if (outcome === 'delivered')
    return {
      delivery: { state: 'delivered', tries, next_at: null },
      health: { failures: 0, failing_since: null, held_until: null, off_because: null },
    }
  const health = {
    failures: before.health.failures + 1,
    failing_since: before.health.failing_since ?? now,
  }
  const off_because = outcome === 'gone' ? 'gone' : isGivenUp(health, now) ? 'failing' : null
  if (off_because !== null)
    return {
      delivery: { state: 'failed', tries, next_at: null },
      health: { ...health, held_until: null, off_because },
    }
  const asked = 'failed' in tried || outcome !== 'later' ? null : readRetryAfter(tried.retry_after, now)
  const held_until = asked ?? holdUntil(health.failures, now)
  const scheduled = nextTry(tries, now, random)
  const next_at = scheduled !== null && held_until !== null && held_until > scheduled ? held_until : scheduled
  return {
    delivery: { state: next_at === null ? 'failed' : 'waiting', tries, next_at },
    health: { ...health, held_until, off_because: null },
  }
}
