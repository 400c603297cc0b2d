import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import { answerSchemas } from '@marketplace/contract/customers/customer-fields'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import { answerProblem } from '@marketplace/contract/customers/profile-completion'
import { profileAmount } from '@marketplace/contract/customers/told-amount'
import type { TextKey } from '../../i18n/catalogue.ts'
import { isAsked, isField, isWanted, type Question, type Stage } from './detail-groups.ts'
import {
  answersOf,
  isMask,
  toWire,
  type DetailField,
  type DetailValues,
  type WireValue,
} from './detail-values.ts'

/** What the check knows beside the values. */
export interface DetailSurroundings {
  /** The loan that is asked for. */
  product: LoanProduct
  /** What the answers are wanted for now: only what that needs is missed. */
  stage: Stage
  /** The calendar day in India, YYYY-MM-DD. */
  today: string
  /** Whether a mobile number is proved. */
  hasMobile: boolean
  /** What the server said about a value; it stands as long as the value does. */
  refusals: Refusals
}
export type Refusals = Partial<Record<Question, { value: string | boolean; message: string }>>

/** YYYY-MM-DD. */
export const todayInIndia = (): string => dayInIndia(Date.now())

const EARLIEST_YEAR = 1900

const birthDateProblem = (day: WireValue, today: string): TextKey | null => {
  const [, year] = /^([0-9]{4})-[0-9]{2}-[0-9]{2}$/.exec(String(day)) ?? []
  if (year === undefined) return 'birth_date_invalid'
  if (Number(year) < EARLIEST_YEAR || Number(year) > Number(today.slice(0, 4))) return 'year_invalid'
  if (!answerSchemas.birth_date.safeParse(day).success) return 'date_invalid'
  return String(day) > today ? 'birth_date_invalid' : null
}

/** What a vehicle's price leaves to borrow after the down payment; null as long as one of them is not known. */
export const vehicleLoanOf = (values: DetailValues, product: LoanProduct): number | null =>
  profileAmount(product, answersOf(values))

const formatProblem = (field: DetailField, wire: WireValue, today: string): string | null => {
  if (field === 'birth_date') return birthDateProblem(wire, today)
  const { error } = answerSchemas[field].safeParse(wire)
  return error === undefined ? null : (error.issues[0]?.message ?? 'invalid_value')
}

/** What is wrong with a well-formed answer beside the others, in the words of the page. */
const problemBeside = (
  field: DetailField,
  values: DetailValues,
  { product }: DetailSurroundings,
): string | null => {
  const key = answerProblem(field, product, answersOf(values))
  if (key !== 'amount_out_of_range') return key
  return field === 'down_payment' ? 'details.vehicle_loan_out' : 'details.amount_out'
}

/** The key of the message for one question, or the server's own words; null where it is fine. An answer not needed may be empty. */
export const problemOf = (
  question: Question,
  values: DetailValues,
  surroundings: DetailSurroundings,
): string | null => {
  const { hasMobile, refusals, product, stage } = surroundings
  if (!isAsked(question, values)) return null
  if (!isField(question)) return hasMobile || stage === 'offers' ? null : 'field_required'
  const value = values[question]
  const refusal = refusals[question]
  if (refusal !== undefined && refusal.value === value) return refusal.message
  const wire = toWire(question, value)
  if (wire === null) return isWanted(question, values, product, stage) ? 'field_required' : null
  const problem = isMask(question, value) ? null : formatProblem(question, wire, surroundings.today)
  return problem ?? problemBeside(question, values, surroundings)
}

/** Every question that is not fine, in the order of the page. */
export const problemsOf = (values: DetailValues, surroundings: DetailSurroundings): Map<Question, string> =>
  new Map(
    questionsOf(surroundings.product).flatMap((question) => {
      const problem = problemOf(question, values, surroundings)
      return problem === null ? [] : [[question, problem] as const]
    }),
  )

/** What is not fine, and what a lender will ask for, in the order of the page. */
export const openAnswers = (
  values: DetailValues,
  surroundings: DetailSurroundings,
): { question: Question; problem: string }[] => {
  const whole = { ...surroundings, stage: 'apply' } as const
  return Array.from(problemsOf(values, whole), ([question, problem]) => ({ question, problem }))
}

/** How many of the answers that are wanted now are there and fine. */
export const progressOf = (
  values: DetailValues,
  surroundings: DetailSurroundings,
): { done: number; needed: number } => {
  const { product, stage } = surroundings
  const needed = questionsOf(product).filter((question) => isWanted(question, values, product, stage))
  const done = needed.filter((question) => problemOf(question, values, surroundings) === null)
  return { done: done.length, needed: needed.length }
}
