import { Problem } from './problem.ts'

const WINDOW_MS = 60_000
/** Keys that are counted at once; the one counted longest makes room. */
const MOST_COUNTED = 5_000

export interface LocalLimit {
  /** Counts a hit. @throws Problem too_many_requests. */
  spend(key: string): void
  /** Seconds to wait where the key has used its limit up; null where not. Counts nothing. */
  waitOf(key: string): number | null
}

/** Counts hits by key in this process alone: `most` in the minute that the first one begins. */
export const createLocalLimit = (most: number): LocalLimit => {
  const counted = new Map<string, { hits: number; until: number }>()
  const wait = (until: number): number => (until - performance.now()) / 1000
  return {
    spend: (key) => {
      const now = performance.now()
      const found = counted.get(key)
      if (found !== undefined && found.until > now) {
        found.hits += 1
        if (found.hits > most) throw new Problem('too_many_requests', wait(found.until))
        return
      }
      // Put in anew, so that the first in the list is the one that began longest ago.
      counted.delete(key)
      const [longest] = counted.keys()
      if (counted.size >= MOST_COUNTED && longest !== undefined) counted.delete(longest)
      counted.set(key, { hits: 1, until: now + WINDOW_MS })
    },
    waitOf: (key) => {
      const found = counted.get(key)
      if (found === undefined || found.hits < most) return null
      const seconds = wait(found.until)
      return seconds > 0 ? seconds : null
    },
  }
}
