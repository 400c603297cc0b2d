import type { MatchCheck } from '@marketplace/contract/market/offers'
import type { SecurityKind } from '@marketplace/contract/reference/product-record'

/** The figures of a reason, formatted to be put into a sentence. An absent figure is an empty text. */
export interface ReasonFigures {
  /** What the lender asks for, and what the applicant gave. */
  wanted: string
  given: string
  percent: string
  smallestLoan: string
  /** Options of employmentStatus that the lender takes, and the applicant's own; 0 is none. */
  employmentsTaken: readonly number[]
  employmentGiven: number
  /** What secures the loan, and whether the income is that of a co-applicant. */
  security: SecurityKind | null
  coApplicant: boolean
  /** Whether there is no rate to value gold with: nothing that the applicant could tell would say what theirs is worth. */
  lacksGoldRate: boolean
}

export interface ReasonWords {
  needs: string
  yours: string
  /** The whole reason as it follows the lender's name. */
  text: string
}

/** How an unlock is told: it alone gives an offer, or it is one of several conditions. */
export interface UnlockFigures {
  figure: string
  day: string
  alone: boolean
  coApplicant: boolean
}

export type UnlockKind =
  | 'income'
  | 'birthday'
  | 'tenure_at_most'
  | 'tenure_at_least'
  | 'score'
  | 'other_emis_at_most'
  | 'turnover_above'
  | 'business_years'
  | 'registration'
  | 'gold_worth'
  | 'property_worth'

/** The words of one language. */
export interface ReasonTexts {
  failing: Record<MatchCheck, (figures: ReasonFigures) => ReasonWords>
  /** A check that cannot be told; `unlock` where the applicant can tell the fact that it asks about. */
  unknown: (check: MatchCheck, figures: ReasonFigures) => ReasonWords & { unlock?: string }
  unlock: Record<UnlockKind, (figures: UnlockFigures) => string>
  /** A birthday by its number, as it is said before the word: 21 is 21st in English. */
  ordinal: (years: number) => string
}
