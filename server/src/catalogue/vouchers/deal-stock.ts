import { MOST_STOCK } from '@marketplace/contract/catalogue/catalogue-facts'

/**
 * What is left of a deal once `add` was added to it or taken from it; `add` null is no limit, and a deal without one begins at 0.
 * Null in `left` is no limit. `isPossible` false: it would be below nothing, or more than can be counted.
 */
export const dealStock = (
  left: number | null,
  add: number | null,
): { left: number | null; isPossible: boolean } => {
  if (add === null) return { left: null, isPossible: true }
  const next = (left ?? 0) + add
  return { left: next, isPossible: next >= 0 && next <= MOST_STOCK }
}
