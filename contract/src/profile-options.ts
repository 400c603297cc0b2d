import type { OptionSetName } from './option-sets.ts'
import type { OwnProfileField } from './profiles.ts'

/** The option set that a field chooses from (section 7). */
export const optionSetOf = {
  gender: 'Gender',
  residence_type: 'currentResidencyType',
  educational_level: 'educationalLevel',
  employment_status_code: 'employmentStatus',
  salary_mode: 'salaryMode',
  household_income: 'householdIncome',
  credit_score_class: 'creditScoreClass',
  loan_purpose: 'loanPurpose',
  prefer_net_banking: 'preferNetBanking',
  communication_preference: 'commPreferences',
} as const satisfies Partial<Record<OwnProfileField, OptionSetName>>
export type OptionField = keyof typeof optionSetOf
