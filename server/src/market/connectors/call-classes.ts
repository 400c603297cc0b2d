/** The upper ends of the classes into which the times of calls are counted, in milliseconds; the last one is open. */
const callClasses = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000] as const
const LONGEST = 30_000

/** The class of a call that took `ms`. */
export const classOfTime = (ms: number): number => callClasses.find((upper) => ms <= upper) ?? LONGEST

/** Counted calls of one class. */
export interface CallTally {
  outcome: 'answered' | 'fault'
  within_ms: number
  calls: number
}

/** The class within which at least `share` (0 to 1) of the answers came; null where there is none. Faults have no time. */
export const withinMs = (tallies: readonly CallTally[], share: number): number | null => {
  const answered = tallies
    .filter(({ outcome }) => outcome === 'answered')
    .toSorted((one, other) => one.within_ms - other.within_ms)
  const total = answered.reduce((sum, { calls }) => sum + calls, 0)
  let counted = 0
  for (const { within_ms, calls } of answered) {
    counted += calls
    if (counted >= total * share) return within_ms
  }
  return null
}
