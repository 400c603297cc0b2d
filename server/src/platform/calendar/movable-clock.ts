/** A clock that can be set, and runs on from there: the demo's. */
export interface MovableClock {
  now: () => Date
  /** Sets it; null sets it right again. */
  move: (at: Date | null) => void
  /** By how many milliseconds it is ahead. */
  ahead: () => number
}

/** @param real what it runs by. */
export const createMovableClock = (real: () => Date): MovableClock => {
  let aheadMs = 0
  return {
    now: () => new Date(real().getTime() + aheadMs),
    move: (at) => {
      aheadMs = at === null ? 0 : at.getTime() - real().getTime()
    },
    ahead: () => aheadMs,
  }
}
