import type { MatchCheck } from '@marketplace/contract/market/offers'
import { matchChecks } from '@marketplace/contract/market/offers'

/** One bit a check. */
export const checkBit = {
  not_offered: 1,
  income_below_min: 2,
  income_above_max: 4,
  age_below_min: 8,
  age_above_max: 16,
  age_at_maturity: 32,
  employment: 64,
  ticket_class: 128,
  credit_score: 256,
  no_credit_history: 512,
  pincode_not_served: 1024,
  repayments_too_high: 2048,
  microfinance_limit: 4096,
  turnover_below_min: 8192,
  business_years_below_min: 16_384,
  registration_needed: 32_768,
  security_value: 65_536,
  instalment_cannot_repay: 131_072,
} as const satisfies Record<MatchCheck, number>

/** The checks of a bit set, in the order of `matchChecks`. */
export const checksOf = (bits: number): MatchCheck[] =>
  matchChecks.filter((check) => (bits & checkBit[check]) !== 0)
