import { gstinHolderProblem } from '@marketplace/contract/platform/gstin-holder'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { ownProfileFields } from '@marketplace/contract/customers/profiles'
import { rupeesFromText } from '../../ui/form/rupee-text.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { isAsked, isField, isNeeded, questionsOf, type Question } from './detail-groups.ts'
import { isMask, toWire, type DetailField, type DetailValues, type WireValue } from './detail-values.ts'

/** What the check knows beside the values. */
export interface DetailSurroundings {
  /** The loan that is asked for. */
  product: LoanProduct
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

const isWithinLimits = (amount: number, product: LoanProduct): boolean => {
  const { min, max } = productJourneys[product].amount
  return amount >= min && amount <= max
}

/** What a vehicle's price leaves to borrow after the down payment; null as long as one of them is not known. */
export const vehicleLoanOf = ({
  vehicle_price,
  down_payment,
}: Pick<DetailValues, 'vehicle_price' | 'down_payment'>): number | null => {
  const price = rupeesFromText(vehicle_price)
  const paid = rupeesFromText(down_payment)
  return price === null || paid === null ? null : price - paid
}

/** What is wrong with the amount that an answer asks for. */
const amountProblem = (
  field: DetailField,
  wire: WireValue,
  values: DetailValues,
  product: LoanProduct,
): TextKey | null => {
  if (field === 'se_loan_amount') return isWithinLimits(Number(wire), product) ? null : 'details.amount_out'
  const amount = field === 'down_payment' ? vehicleLoanOf(values) : null
  return amount === null || isWithinLimits(amount, product) ? null : 'details.vehicle_loan_out'
}

const formatProblem = (
  field: DetailField,
  wire: WireValue,
  values: DetailValues,
  { today, product }: DetailSurroundings,
): string | null => {
  if (field === 'birth_date') return birthDateProblem(wire, today)
  const { error } = ownProfileFields[field].safeParse(wire)
  return error === undefined
    ? amountProblem(field, wire, values, product)
    : (error.issues[0]?.message ?? 'invalid_value')
}

/** Whether the GSTIN is of the PAN that is told; a PAN that is wrong itself says so at its own field. */
const holderProblem = (values: DetailValues): TextKey | null => {
  const typedPan = (field: 'tin' | 'business_pan'): string | null => {
    const pan = values[field].trim()
    return ownProfileFields[field].safeParse(pan).success ? pan : null
  }
  return gstinHolderProblem({
    gstin: values.gstin.trim(),
    tin: typedPan('tin'),
    business_pan: typedPan('business_pan'),
    business_company_type: values.business_company_type === '' ? null : Number(values.business_company_type),
  })
}

/** The key of the message for one question, or the server's own words; null where it is fine. An answer not needed may be empty. */
export const problemOf = (
  question: Question,
  values: DetailValues,
  surroundings: DetailSurroundings,
): string | null => {
  const { hasMobile, refusals, product } = surroundings
  if (!isAsked(question, values)) return null
  if (!isField(question)) return hasMobile ? null : 'field_required'
  const value = values[question]
  const refusal = refusals[question]
  if (refusal !== undefined && refusal.value === value) return refusal.message
  const wire = toWire(question, value)
  if (wire === null) return isNeeded(question, values, product) ? 'field_required' : null
  const problem = isMask(question, value) ? null : formatProblem(question, wire, values, surroundings)
  return problem ?? (question === 'gstin' ? holderProblem(values) : null)
}

/** Every question that is not fine, in the order of the page. */
export const problemsOf = (values: DetailValues, surroundings: DetailSurroundings): Map<Question, string> =>
  new Map(
    questionsOf(surroundings.product).flatMap((question) => {
      const problem = problemOf(question, values, surroundings)
      return problem === null ? [] : [[question, problem] as const]
    }),
  )

/** How many of the answers that offers need are there and fine. */
export const progressOf = (
  values: DetailValues,
  surroundings: DetailSurroundings,
): { done: number; needed: number } => {
  const { product } = surroundings
  const needed = questionsOf(product).filter((question) => isNeeded(question, values, product))
  const done = needed.filter((question) => problemOf(question, values, surroundings) === null)
  return { done: done.length, needed: needed.length }
}
