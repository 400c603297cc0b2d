import { SCORE_NOT_KNOWN } from '@marketplace/contract/customers/score-not-known'
import type { MatchCheck, MatchReason, Offer } from '@marketplace/contract/market/offers'

/** What a lender has to know before its offer is sure. */
export type MissingFact =
  | 'score'
  | 'income'
  | 'age'
  | 'work'
  | 'pin'
  | 'emis'
  | 'household'
  | 'turnover'
  | 'years'
  | 'registration'
  | 'security'
  | 'other'

const factOf: Record<MatchCheck, MissingFact> = {
  not_offered: 'other',
  income_below_min: 'income',
  income_above_max: 'income',
  age_below_min: 'age',
  age_above_max: 'age',
  age_at_maturity: 'age',
  employment: 'work',
  ticket_class: 'other',
  credit_score: 'score',
  no_credit_history: 'score',
  pincode_not_served: 'pin',
  repayments_too_high: 'emis',
  microfinance_limit: 'household',
  turnover_below_min: 'turnover',
  business_years_below_min: 'years',
  registration_needed: 'registration',
  security_value: 'security',
  instalment_cannot_repay: 'income',
}

/** The facts that the reasons of an offer wait for, each once, in their order. */
export const missingFacts = (reasons: readonly Pick<MatchReason, 'code'>[]): MissingFact[] => [
  ...new Set(reasons.map(({ code }) => factOf[code])),
]

/** Whether a credit score is told: who does not know it may have looked since. */
export const isScoreTold = (score: number | null | undefined): boolean =>
  score !== null && score !== undefined && score !== SCORE_NOT_KNOWN

/** How many offers wait for the credit score and for nothing else. */
export const waitingForScore = (offers: readonly Pick<Offer, 'possible' | 'reasons'>[]): number =>
  offers.filter(({ possible, reasons }) => {
    const facts = missingFacts(reasons)
    return possible === 1 && facts.length === 1 && facts[0] === 'score'
  }).length
