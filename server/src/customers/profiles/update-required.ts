/** Days after which a customer is asked to look at their details again: income, EMIs and employment change. */
export const FRESH_FOR_DAYS = 180

const DAY_MS = 86_400_000

export interface FreshnessFacts {
  pl_completed: 0 | 1
  /** Set by hand or by another rule; a completed save clears it. */
  pl_update_required: 0 | 1
  /** When the customer last pressed on with a complete profile; null where that is not known. */
  pl_completed_at: Date | null
}

/**
 * The update-required rule (specification section 4: such a profile stays on, or returns to, the detail page). Fresh details
 * are needed where it was asked for, where the last completed save lies more than FRESH_FOR_DAYS back, or where a field that
 * is needed now was not needed then. A profile never completed needs completing, not updating. `isComplete` is asked only where
 * it decides.
 */
export const updateRequired = (facts: FreshnessFacts, isComplete: () => boolean, now: Date): 0 | 1 => {
  if (facts.pl_update_required === 1) return 1
  if (facts.pl_completed === 0) return 0
  if (!isComplete()) return 1
  if (facts.pl_completed_at === null) return 0
  return now.getTime() - facts.pl_completed_at.getTime() > FRESH_FOR_DAYS * DAY_MS ? 1 : 0
}
