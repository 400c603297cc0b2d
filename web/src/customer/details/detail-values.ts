import { optionSetOf } from '@marketplace/contract/profile-options'
import type { OwnProfileField, Profile } from '@marketplace/contract/profiles'
import { dayFromText } from '../../ui/date-text.ts'
import { rupeesFromText } from '../../ui/rupee-text.ts'

export const moneyFields = ['monthly_rent', 'monthly_income', 'emi', 'se_loan_amount'] as const
export type MoneyField = (typeof moneyFields)[number]

/** What the server stores sealed and answers masked. */
export const sealedFields = ['birth_date', 'tin', 'account_number'] as const
export type SealedField = (typeof sealedFields)[number]

export const flagFields = ['allow_sms', 'allow_emails'] as const
export type FlagField = (typeof flagFields)[number]

/** Questions of the other loans, which this page does not ask. */
type OtherLoanField =
  | `business_${'name' | 'registration_type' | 'company_type' | 'nature' | 'current_turnover' | 'years' | 'gross_profit' | 'pan' | 'account'}`
  | 'gstin'
  | `professional_${'type' | 'years'}`
  | `gold_${'weight_grams' | 'purity'}`
  | `property_${'value' | 'postal_code' | 'kind'}`
  | `course_${'name' | 'level' | 'country' | 'cost'}`
  | 'institute_name'
  | 'co_applicant_income'
  | `vehicle_${'price' | 'condition' | 'model'}`
  | 'down_payment'

/** Every question of the page. */
export type DetailField = Exclude<OwnProfileField, OtherLoanField | 'is_editing'>
export type TypedField = Exclude<DetailField, FlagField>

/** What stands in the controls: text as typed, and ticks. */
export type DetailValues = Record<TypedField, string> & Record<FlagField, boolean>

/** A value as the wire carries it; null is an empty field. */
export type WireValue = string | number | null

const among = <Name extends string>(names: readonly Name[], field: string): field is Name =>
  names.some((name) => name === field)

export const isSealed = (field: DetailField): field is SealedField => among(sealedFields, field)
export const isFlag = (field: DetailField): field is FlagField => among(flagFields, field)

/** Whether what stands there is the mask of a stored value, which is never sent. */
export const isMask = (field: DetailField, value: string | boolean): boolean =>
  isSealed(field) && typeof value === 'string' && value.includes('*')

/** A typed value as the wire carries it, right or wrong: whether it may go is `problemOf`'s to say. */
export const toWire = (field: DetailField, value: string | boolean | null): WireValue => {
  // What the form answers for a group of radios of which none is chosen.
  if (value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  const text = value.trim()
  if (text === '') return null
  if (field in optionSetOf) return Number(text)
  if (among(moneyFields, field)) return rupeesFromText(text) ?? Number.NaN
  if (field === 'birth_date') return dayFromText(text) ?? text
  return text
}

/** What the controls show of a stored profile. Sealed values stand there as their masks. */
export const valuesOf = (profile: Profile): DetailValues => {
  const text = (field: TypedField): string => String(profile[field] ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    birth_date: text('birth_date'),
    tin: text('tin'),
    gender: text('gender'),
    email: text('email'),
    address1: text('address1'),
    address2: text('address2'),
    locality: text('locality'),
    postal_code: text('postal_code'),
    residence_type: text('residence_type'),
    monthly_rent: text('monthly_rent'),
    educational_level: text('educational_level'),
    employment_status_code: text('employment_status_code'),
    employer_name: text('employer_name'),
    officepincode: text('officepincode'),
    monthly_income: text('monthly_income'),
    salary_mode: text('salary_mode'),
    household_income: text('household_income'),
    emi: text('emi'),
    credit_score_class: text('credit_score_class'),
    loan_purpose: text('loan_purpose'),
    se_loan_amount: profile.se_loan_amount === 0 ? '' : text('se_loan_amount'),
    ifsc: text('ifsc'),
    account_number: text('account_number'),
    prefer_net_banking: text('prefer_net_banking'),
    communication_preference: text('communication_preference'),
    allow_sms: profile.allow_sms === 1,
    allow_emails: profile.allow_emails === 1,
  }
}
