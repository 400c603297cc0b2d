import type { Profile } from '@marketplace/contract/profiles'

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
  /** Whole rupees a month. */
  monthly_income: number | null
  /** Whole rupees a year, the upper end of the band told; Infinity for the open band. */
  household_income: number | null
  /** Whole rupees a month that go to other loans. */
  emi: number | null
  /** Option of creditScoreClass; 7 is no credit history. */
  credit_score_class: number | null
  postal_code: string | null
  /** Whole rupees asked for. */
  amount: number
  tenure_months: number
}

export const NO_CREDIT_HISTORY = 7

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
>

/**
 * The applicant behind a profile and an ask. `birth_date` is the clear day, not the masked one of the wire; `householdBands`
 * are the bands of householdIncome in rupees a year.
 */
export const toApplicant = (
  profile: ProfileFacts,
  ask: { amount: number; tenure_months: number },
  householdBands: readonly Band[],
): Applicant => {
  const household = householdBands.find(({ option_id }) => option_id === profile.household_income)
  return {
    birth_date: profile.birth_date,
    employment_status_code: profile.employment_status_code,
    monthly_income: profile.monthly_income,
    household_income: household === undefined ? null : (household.band_max ?? Infinity),
    emi: profile.emi,
    credit_score_class: profile.credit_score_class,
    postal_code: profile.postal_code,
    amount: ask.amount,
    tenure_months: ask.tenure_months,
  }
}
