import type { OptionSetName } from '../reference/option-sets.ts'
import type { OwnProfileField } from './profiles.ts'

/** The option set that a field chooses from (section 7, and those of the loan journeys). */
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
  business_registration_type: 'businessRegistrationType',
  business_current_turnover: 'businessCurrentTurnover',
  business_years: 'businessYears',
  business_company_type: 'businessCompanyType',
  business_nature: 'businessNature',
  business_gross_profit: 'businessGrossProfit',
  professional_type: 'professionalType',
  professional_years: 'professionalYears',
  gold_purity: 'goldPurity',
  property_kind: 'propertyKind',
  course_level: 'courseLevel',
  course_country: 'courseCountry',
  vehicle_condition: 'vehicleCondition',
} as const satisfies Partial<Record<OwnProfileField, OptionSetName>>
export type OptionField = keyof typeof optionSetOf
