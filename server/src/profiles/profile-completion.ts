import { offerAmountLimits } from '@marketplace/contract/offers'
import type { OwnProfileField, Profile } from '@marketplace/contract/profiles'

/** What the rule reads: sealed values in clear or masked, it only asks whether they are there. */
export type CompletionFacts = Pick<Profile, OwnProfileField | 'mobile_phone_number'>
export type RequiredField = Exclude<keyof CompletionFacts, 'is_editing'>

/** Option of employmentStatus. */
const SALARIED = 1
/** Options of currentResidencyType that are let for rent: with family, with friends, alone, paying guest. */
const rented: ReadonlySet<number> = new Set([3, 4, 5, 6])

/** Fields that every Personal Loans profile needs, in the order of the details page. */
const always: readonly RequiredField[] = [
  'first_name',
  'last_name',
  'birth_date',
  'tin',
  'gender',
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
  'residence_type',
  'employment_status_code',
  'monthly_income',
  'household_income',
  'emi',
  'se_loan_amount',
]

/** Fields that an answer brings with it. */
const conditional: readonly {
  fields: readonly RequiredField[]
  when: (facts: CompletionFacts) => boolean
}[] = [
  {
    fields: ['monthly_rent'],
    when: ({ residence_type }) => residence_type !== null && rented.has(residence_type),
  },
  {
    fields: ['employer_name', 'officepincode', 'salary_mode'],
    when: ({ employment_status_code }) => employment_status_code === SALARIED,
  },
]

/** An amount below the smallest loan asks for nothing that offers could answer. */
const isEmpty = (facts: CompletionFacts, field: RequiredField): boolean => {
  const value = facts[field]
  return (
    value === null || value === '' || (field === 'se_loan_amount' && Number(value) < offerAmountLimits.min)
  )
}

/**
 * Whether a Personal Loans profile (specification section 4, Profile completion routing) has all that matching and an
 * application need, and which fields are missing. Only what is used is asked for: credit score, education, bank account,
 * purpose and preferences may stay empty (decisions.md 18). No EMI and no rent are told as 0.
 */
export const profileCompletion = (
  facts: CompletionFacts,
): { complete: boolean; missing: RequiredField[] } => {
  const needed = [...always, ...conditional.filter(({ when }) => when(facts)).flatMap(({ fields }) => fields)]
  const missing = needed.filter((field) => isEmpty(facts, field))
  return { complete: missing.length === 0, missing }
}
