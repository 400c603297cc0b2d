import { SCORE_NOT_KNOWN } from '@marketplace/contract/customers/score-not-known'
import { goesByCoApplicant, securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { Market } from './offer-lender.ts'
import { securityValue, type SecurityFacts } from '../pricing/security-cap.ts'

/** An option of a smart list that stands for a band; null is an open end. Bounds are inclusive. */
export interface Band {
  option_id: number
  band_min: number | null
  band_max: number | null
}

/** What matching and pricing read of a person. Null is not told, which is never held against them (decisions.md 18). */
export interface Applicant {
  /** YYYY-MM-DD. */
  birth_date: string | null
  /** Option of employmentStatus. */
  employment_status_code: number | null
  /** Whole rupees a month; of a student, the co-applicant's. */
  monthly_income: number | null
  /** Whole rupees a year: the amount told, else the upper end of the band; Infinity for the open band. */
  household_income: number | null
  /** Whole rupees a month that go to other loans; of a co-applicant it is not known. */
  emi: number | null
  /** Option of creditScoreClass; 7 is no credit history. */
  credit_score_class: number | null
  /** Of the home; where a property secures the loan, of that. */
  postal_code: string | null
  /** Options of businessRegistrationType, businessCurrentTurnover and businessYears. */
  business_registration_type: number | null
  business_current_turnover: number | null
  business_years: number | null
  /** What secures the loan is worth, in whole rupees. */
  security_value: number | null
  /** Whole rupees still owed on other gold: the law's steps go by all gold loans of a borrower together. */
  open_gold_loans: number
  /** Whole rupees asked for. */
  amount: number
  tenure_months: number
}

/** Somebody of whom nothing is known: what is not told is never held against them (decisions.md 18). */
export const nobody = (amount: number, tenure_months: number): Applicant => ({
  birth_date: null,
  employment_status_code: null,
  monthly_income: null,
  household_income: null,
  emi: null,
  credit_score_class: null,
  postal_code: null,
  business_registration_type: null,
  business_current_turnover: null,
  business_years: null,
  security_value: null,
  open_gold_loans: 0,
  amount,
  tenure_months,
})

/** Option of householdIncome: the households that the microfinance rule is for. */
const UNDER_THE_LIMIT = 1
export const NO_CREDIT_HISTORY = 7
/** Option of businessRegistrationType. */
export const NOT_REGISTERED = 7

export type Employment = 'salaried' | 'self_employed' | 'business'

/** Which of a lender's three employment flags an option of employmentStatus answers to; null answers to none of them. */
export const employmentOf = (code: number): Employment | null => {
  switch (code) {
    case 1:
      return 'salaried'
    case 2:
      return 'self_employed'
    case 3:
      return 'business'
    default:
      return null
  }
}

type ProfileFacts = Pick<
  Profile,
  | 'birth_date'
  | 'employment_status_code'
  | 'monthly_income'
  | 'household_income'
  | 'household_income_amount'
  | 'emi'
  | 'credit_score_class'
  | 'postal_code'
  | 'business_registration_type'
  | 'business_current_turnover'
  | 'business_years'
  | 'property_postal_code'
  | 'co_applicant_income'
  | 'open_gold_loans'
> &
  SecurityFacts

/**
 * What the household earns a year as far as it is told. The first band is that of the microfinance rule, whose ceiling goes by the
 * amount: without one it is the least that the household can earn, what the borrower earns alone, so that no ceiling is set too high.
 */
const householdIncome = (
  { household_income, household_income_amount, monthly_income }: ProfileFacts,
  householdBands: readonly Band[],
): number | null => {
  const band = householdBands.find(({ option_id }) => option_id === household_income)
  if (band === undefined) return null
  if (band.band_max === null) return Infinity
  if (band.option_id !== UNDER_THE_LIMIT) return band.band_max
  if (household_income_amount !== null) return household_income_amount
  return monthly_income === null ? null : Math.min(band.band_max, monthly_income * 12)
}

/** The band of a score; null where it is not known, which is as good as not told. */
export const knownScore = (option: number | null): number | null =>
  option === SCORE_NOT_KNOWN ? null : option

/**
 * The applicant behind a profile and an ask. `birth_date` is the clear day, not the masked one of the wire; `householdBands`
 * are the bands of householdIncome in rupees a year, `market` is where the person asks.
 */
export const toApplicant = (
  profile: ProfileFacts,
  ask: { amount: number; tenure_months: number },
  householdBands: readonly Band[],
  market: Pick<Market, 'product_type' | 'gold_rate'>,
): Applicant => {
  const { product_type: product } = market
  return {
    birth_date: profile.birth_date,
    employment_status_code: profile.employment_status_code,
    monthly_income: goesByCoApplicant(product) ? profile.co_applicant_income : profile.monthly_income,
    household_income: householdIncome(profile, householdBands),
    // What the student repays is no part of what the co-applicant does, and that is not asked.
    emi: goesByCoApplicant(product) ? null : profile.emi,
    credit_score_class: knownScore(profile.credit_score_class),
    postal_code: securityKindOf(product) === 'property' ? profile.property_postal_code : profile.postal_code,
    business_registration_type: profile.business_registration_type,
    business_current_turnover: profile.business_current_turnover,
    business_years: profile.business_years,
    security_value: securityValue(profile, market),
    open_gold_loans: profile.open_gold_loans ?? 0,
    amount: ask.amount,
    tenure_months: ask.tenure_months,
  }
}
