/** What was found out of somebody counts this long: a session that another process ended is dead within a second. */
const FRESH_MS = 500
const MOST_KEPT = 1_000

/**
 * Keeps what `find` found for a moment, for calls that show staff more than others and change nothing. One that is not there
 * is looked for each time.
 */
export const cacheBriefly = <T>(clock: () => Date): ((key: string, find: () => Promise<T>) => Promise<T>) => {
  const kept = new Map<string, { value: T; until: number; at: number }>()
  return async (key, find) => {
    const at = clock().getTime()
    const found = kept.get(key)
    if (found !== undefined && found.until > performance.now() && Math.abs(at - found.at) < FRESH_MS)
      return found.value
    kept.delete(key)
    const until = performance.now() + FRESH_MS
    const value = await find()
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, { value, until, at })
    return value
  }
}
