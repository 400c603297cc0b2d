/** What a pressed key leads to: the keys that act now, and the one that waits for a second. */
interface NextKey {
  acts: string | null
  begun: string | null
}

/**
 * One key, or two one after the other ("g l"). A second key that belongs to no pair gives the first up and does nothing else: whoever
 * mistyped a pair is not led somewhere.
 * @param keys all that act on this page.
 * @param begun the first of a pair that was pressed before.
 */
export const nextKey = (keys: readonly string[], begun: string | null, pressed: string): NextKey => {
  if (begun !== null) {
    const pair = `${begun} ${pressed}`
    return { acts: keys.includes(pair) ? pair : null, begun: null }
  }
  if (keys.some((one) => one.startsWith(`${pressed} `))) return { acts: null, begun: pressed }
  return { acts: keys.includes(pressed) ? pressed : null, begun: null }
}
