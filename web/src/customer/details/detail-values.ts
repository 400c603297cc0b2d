import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import {
  ownProfileFieldNames,
  type OwnProfileField,
  type Profile,
} from '@marketplace/contract/customers/profiles'
import { dayFromText } from '../../ui/form/date-text.ts'
import { rupeesFromText } from '../../ui/form/rupee-text.ts'

export const moneyFields = [
  'monthly_rent',
  'monthly_income',
  'emi',
  'se_loan_amount',
  'property_value',
  'course_cost',
  'co_applicant_income',
  'vehicle_price',
  'down_payment',
] as const
export type MoneyField = (typeof moneyFields)[number]

/** What the server stores sealed and answers masked. */
export const sealedFields = ['birth_date', 'tin', 'account_number', 'gstin', 'business_pan'] as const
export type SealedField = (typeof sealedFields)[number]

export const flagFields = ['allow_sms', 'allow_emails', 'business_account'] as const
export type FlagField = (typeof flagFields)[number]

/** Every question of the page. */
export type DetailField = Exclude<OwnProfileField, 'is_editing'>
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

const gramsFromText = (text: string): number =>
  /^[0-9]{1,4}(\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN

/** A typed value as the wire carries it, right or wrong: whether it may go is `problemOf`'s to say. */
export const toWire = (field: DetailField, value: string | boolean): WireValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  const text = value.trim()
  if (text === '') return null
  if (field in optionSetOf) return Number(text)
  if (among(moneyFields, field)) return rupeesFromText(text) ?? Number.NaN
  if (field === 'gold_weight_grams') return gramsFromText(text)
  if (field === 'birth_date') return dayFromText(text) ?? text
  return text
}

/** What a control shows of a stored value; an amount of nothing was never told. */
const shown = (profile: Profile, field: DetailField): string | boolean => {
  if (isFlag(field)) return profile[field] === 1
  return field === 'se_loan_amount' && profile[field] === 0 ? '' : String(profile[field] ?? '')
}

/** What the controls show of a stored profile. Sealed values stand there as their masks. */
export const valuesOf = (profile: Profile): DetailValues =>
  Object.fromEntries(
    ownProfileFieldNames
      .filter((field) => field !== 'is_editing')
      .map((field) => [field, shown(profile, field)]),
  ) as DetailValues
