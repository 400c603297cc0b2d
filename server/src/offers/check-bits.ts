import type { MatchCheck } from '@marketplace/contract/offers'
import { matchChecks } from '@marketplace/contract/offers'

/** One bit a check, in the order of `matchChecks`. */
export const checkBit = Object.fromEntries(
  matchChecks.map((check, index) => [check, 1 << index] as const),
) as Record<MatchCheck, number>

/** The checks of a bit set, in the order of `matchChecks`. */
export const checksOf = (bits: number): MatchCheck[] =>
  matchChecks.filter((check) => (bits & checkBit[check]) !== 0)
