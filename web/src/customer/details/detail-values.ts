import {
  answerSchemas,
  fieldOf,
  isFlagQuestion,
  isSealedQuestion,
  isTypedQuestion,
  questionNames,
  type Answers,
  type FlagQuestion,
  type TypedQuestion,
} from '@marketplace/contract/customers/customer-fields'
import type { Profile } from '@marketplace/contract/customers/profiles'
import { dayFromText } from '../../ui/form/date-text.ts'
import { tidyText } from './tidy-text.ts'
import { rupeesFromText } from '../../ui/form/rupee-text.ts'

/** Every question of the form. */
export type DetailField = TypedQuestion
export type TypedField = Exclude<DetailField, FlagQuestion>
const detailFields = questionNames.filter(isTypedQuestion)

/** What stands in the controls: text as typed, and ticks. */
export type DetailValues = Record<TypedField, string> & Record<FlagQuestion, boolean>

/** A value as the wire carries it; null is an empty field. */
export type WireValue = string | number | null

/** Whether what stands there is the mask of a stored value, which is never sent. */
export const isMask = (field: DetailField, value: string | boolean): boolean =>
  isSealedQuestion(field) && typeof value === 'string' && value.includes('*')

const numberFromText = (text: string): number =>
  /^[0-9]{1,9}(\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN

/** A typed value as the wire carries it, right or wrong: whether it may go is `problemOf`'s to say. */
export const toWire = (field: DetailField, value: string | boolean): WireValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  const text = isFlagQuestion(field) ? value.trim() : tidyText(field, value.trim())
  if (text === '') return null
  switch (fieldOf(field).kind) {
    case 'option':
      return Number(text)
    case 'rupees':
      return rupeesFromText(text) ?? Number.NaN
    case 'number':
      return numberFromText(text)
    case 'day':
      return dayFromText(text) ?? text
    case 'text':
    case 'email':
    case 'mobile':
    case 'pincode':
    case 'code':
    case 'digits':
    case 'flag':
    case 'permission':
      break
  }
  return text
}

const wellFormed = (field: DetailField, value: string | boolean): WireValue => {
  const wire = toWire(field, value)
  return wire !== null && answerSchemas[field].safeParse(wire).success ? wire : null
}

const told = new WeakMap<DetailValues, Answers>()

/** The answers of the form as the rules read them: what is not right yet is not told. The form makes new values at each change. */
export const answersOf = (values: DetailValues): Answers => {
  const known = told.get(values)
  if (known !== undefined) return known
  const answers = {
    ...Object.fromEntries(detailFields.map((field) => [field, wellFormed(field, values[field])])),
    mobile_phone_number: null,
  } as Answers
  told.set(values, answers)
  return answers
}

/** What a control shows of a stored value; an amount of nothing was never told. */
const shown = (profile: Profile, field: DetailField): string | boolean => {
  if (isFlagQuestion(field)) return profile[field] === 1
  return field === 'se_loan_amount' && profile[field] === 0 ? '' : String(profile[field] ?? '')
}

/** What the controls show of a stored profile. Sealed values stand there as their masks. */
export const valuesOf = (profile: Profile): DetailValues =>
  Object.fromEntries(detailFields.map((field) => [field, shown(profile, field)])) as DetailValues
