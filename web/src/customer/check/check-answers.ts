import {
  isTypedQuestion,
  questionNames,
  type Answers,
  type QuestionName,
} from '@marketplace/contract/customers/customer-fields'
import { askedForOffers } from '@marketplace/contract/customers/profile-completion'
import { matchedQuestions, type MatchAnswers } from '@marketplace/contract/loans/open-match'
import { postalCircleOf } from '@marketplace/contract/reference/postal-circles'
import { isWithinLoan, profileAmount } from '@marketplace/contract/customers/told-amount'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { ProfilePatch } from '@marketplace/contract/customers/profiles'
import type { FormDraft } from '../../session/form-drafts.ts'
import { problemOf, todayInIndia, type Refusals } from '../details/check-details.ts'
import { answersOf, type DetailValues } from '../details/detail-values.ts'
import { OTHER_WORK, TIME } from './placed-questions.ts'

export interface MatchAsk {
  product_type: LoanProduct
  amount?: number
  tenure_months: number
  answers: MatchAnswers
}

const empty = Object.fromEntries(questionNames.filter(isTypedQuestion).map((question) => [question, '']))

/** What stands in the fields, as the rules of the details form read it. */
const detailValues = (values: FormDraft): DetailValues => {
  const { employment_status_code: work = '', [OTHER_WORK]: other = '' } = values
  return {
    ...empty,
    ...values,
    employment_status_code: work === 'other' ? other : work,
  } as unknown as DetailValues
}

/** The questions of a loan that come up beside these answers. */
export const askedQuestions = (product: LoanProduct, values: FormDraft): QuestionName[] =>
  askedForOffers(product, answersOf(detailValues(values)))

/** The key of what is wrong with each answer, in the order in which they are asked, or the server's own words. */
export const problemsOf = (
  product: LoanProduct,
  values: FormDraft,
  refusals: Refusals,
): ReadonlyMap<string, string> => {
  const told = detailValues(values)
  const surroundings = { product, today: todayInIndia(), hasMobile: true, stage: 'offers', refusals } as const
  return new Map(
    askedQuestions(product, values).flatMap((question) => {
      const problem = problemOf(question, told, surroundings)
      if (problem === null) return []
      // The details have words of their own for it, which this page does not carry.
      return [[question, problem.startsWith('details.') ? 'check.amount_out' : problem] as const]
    }),
  )
}

const wellFormed = (product: LoanProduct, values: FormDraft): Partial<Answers> => {
  const answers = answersOf(detailValues(values))
  return Object.fromEntries(
    askedQuestions(product, values)
      .filter((question) => answers[question] !== null)
      .map((question) => [question, answers[question]]),
  )
}

const monthsOf = (values: FormDraft): number => Number(values[TIME])

/** The amount that is asked for; null where none is told, or the loan does not go so far. */
export const amountOf = (product: LoanProduct, values: FormDraft): number | null => {
  const amount = profileAmount(product, answersOf(detailValues(values)))
  return amount !== null && isWithinLoan(product, amount) ? amount : null
}

const isTold = (values: FormDraft, question: QuestionName): boolean => (values[question] ?? '').trim() !== ''

/** Whether an amount stands there that this loan cannot be of: a count for another one would mislead. */
const isAmountWrong = (product: LoanProduct, values: FormDraft): boolean =>
  amountOf(product, values) === null &&
  (productJourneys[product].asks_amount === 'price_less_down_payment'
    ? isTold(values, 'vehicle_price') && isTold(values, 'down_payment')
    : isTold(values, 'se_loan_amount'))

/** What to ask about: every answer that is right so far; null where the amount is not. Without one it is about the first ask. */
export const matchAskOf = (product: LoanProduct, values: FormDraft): MatchAsk | null => {
  if (isAmountWrong(product, values)) return null
  const told = wellFormed(product, values)
  const isOptional = productJourneys[product].asks_amount === 'optional'
  const amount = amountOf(product, values) ?? (isOptional ? null : productJourneys[product].first_ask.amount)
  return {
    product_type: product,
    ...(amount === null ? {} : { amount }),
    tenure_months: monthsOf(values),
    answers: Object.fromEntries(
      matchedQuestions.flatMap((question) =>
        told[question] == null ? [] : [[question, told[question]] as const],
      ),
    ),
  }
}

/** What is saved of them, and what an application is opened with. An answer that is not known leaves what is stored as it is. */
export const savedOf = (
  product: LoanProduct,
  values: FormDraft,
): { patch: ProfilePatch; amount: number | null; tenure_months: number } => ({
  patch: { ...wellFormed(product, values), product_type: product } as ProfilePatch,
  amount: amountOf(product, values),
  tenure_months: monthsOf(values),
})

/** Where a PIN code is, as far as its first digits tell; undefined while it is none, null where no area begins so. */
export const circleOf = (pincode: string): { en: string; hi: string } | null | undefined =>
  /^[1-9][0-9]{5}$/.test(pincode) ? postalCircleOf(pincode) : undefined
