import { productJourneys } from '@marketplace/contract/product-journeys'
import { ownProfileFields } from '@marketplace/contract/profiles'
import type { TextKey } from '../../i18n/catalogue.ts'
import { allQuestions, isAsked, isField, isNeeded, type Question } from './detail-groups.ts'
import { isMask, toWire, type DetailField, type DetailValues, type WireValue } from './detail-values.ts'

/** What the check knows beside the values. */
export interface DetailSurroundings {
  /** The calendar day in India, YYYY-MM-DD. */
  today: string
  /** Whether a mobile number is proved. */
  hasMobile: boolean
  /** What the server said about a value; it stands as long as the value does. */
  refusals: Refusals
}
export type Refusals = Partial<Record<Question, { value: string | boolean; message: string }>>

const EARLIEST_YEAR = 1900

const birthDateProblem = (day: WireValue, today: string): TextKey | null => {
  const [, year] = /^([0-9]{4})-[0-9]{2}-[0-9]{2}$/.exec(String(day)) ?? []
  if (year === undefined) return 'birth_date_invalid'
  if (Number(year) < EARLIEST_YEAR || Number(year) > Number(today.slice(0, 4))) return 'year_invalid'
  if (!ownProfileFields.birth_date.safeParse(day).success) return 'date_invalid'
  return String(day) > today ? 'birth_date_invalid' : null
}

const formatProblem = (field: DetailField, wire: WireValue, today: string): string | null => {
  if (field === 'birth_date') return birthDateProblem(wire, today)
  const { error } = ownProfileFields[field].safeParse(wire)
  if (error !== undefined) return error.issues[0]?.message ?? 'invalid_value'
  if (field !== 'se_loan_amount') return null
  const { min, max } = productJourneys['Personal Loans'].amount
  if (Number(wire) > max) return 'amount_invalid'
  return Number(wire) < min ? 'details.amount_too_low' : null
}

/** The key of the message for one question, or the server's own words; null where it is fine. An answer not needed may be empty. */
export const problemOf = (
  question: Question,
  values: DetailValues,
  { today, hasMobile, refusals }: DetailSurroundings,
): string | null => {
  if (!isAsked(question, values)) return null
  if (!isField(question)) return hasMobile ? null : 'field_required'
  const value = values[question]
  const refusal = refusals[question]
  if (refusal !== undefined && refusal.value === value) return refusal.message
  if (isMask(question, value)) return null
  const wire = toWire(question, value)
  if (wire === null) return isNeeded(question, values) ? 'field_required' : null
  return formatProblem(question, wire, today)
}

/** Every question that is not fine, in the order of the page. */
export const problemsOf = (values: DetailValues, surroundings: DetailSurroundings): Map<Question, string> =>
  new Map(
    allQuestions.flatMap((question) => {
      const problem = problemOf(question, values, surroundings)
      return problem === null ? [] : [[question, problem] as const]
    }),
  )

/** How many of the answers that offers need are there and fine. */
export const progressOf = (
  values: DetailValues,
  surroundings: DetailSurroundings,
): { done: number; needed: number } => {
  const needed = allQuestions.filter((question) => isNeeded(question, values))
  const done = needed.filter((question) => problemOf(question, values, surroundings) === null)
  return { done: done.length, needed: needed.length }
}
