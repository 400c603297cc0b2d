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
  /** Whole rupees a year, the upper end of the band told; Infinity for the open band. */
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
  /** Whole rupees asked for. */
  amount: number
  tenure_months: number
}

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

/** The option of the band that a value lies in; null where no band holds it. */
export const bandOf = (bands: readonly Band[], value: number): number | null =>
  bands.find(
    ({ band_min, band_max }) =>
      (band_min === null || value >= band_min) && (band_max === null || value <= band_max),
  )?.option_id ?? null

type ProfileFacts = Pick<
  Profile,
  | 'birth_date'
  | 'employment_status_code'
  | 'monthly_income'
  | 'household_income'
  | 'emi'
  | 'credit_score_class'
  | 'postal_code'
  | 'business_registration_type'
  | 'business_current_turnover'
  | 'business_years'
  | 'property_postal_code'
  | 'co_applicant_income'
> &
  SecurityFacts

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
  const household = householdBands.find(({ option_id }) => option_id === profile.household_income)
  return {
    birth_date: profile.birth_date,
    employment_status_code: profile.employment_status_code,
    monthly_income: goesByCoApplicant(product) ? profile.co_applicant_income : profile.monthly_income,
    household_income: household === undefined ? null : (household.band_max ?? Infinity),
    // What the student repays is no part of what the co-applicant does, and that is not asked.
    emi: goesByCoApplicant(product) ? null : profile.emi,
    credit_score_class: profile.credit_score_class,
    postal_code: securityKindOf(product) === 'property' ? profile.property_postal_code : profile.postal_code,
    business_registration_type: profile.business_registration_type,
    business_current_turnover: profile.business_current_turnover,
    business_years: profile.business_years,
    security_value: securityValue(profile, market),
    amount: ask.amount,
    tenure_months: ask.tenure_months,
  }
}
