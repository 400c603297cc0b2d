import type { QuestionName } from '@marketplace/contract/customers/customer-fields'
import { isDerived, isTypedQuestion } from '@marketplace/contract/customers/customer-fields'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { groupsOf, questionsIn, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import { matchFacts, type MatchFact } from '@marketplace/contract/customers/offer-questions'
import {
  askedForOffers,
  comesUp,
  isNeeded as isNeededBy,
  isNeededForOffers,
} from '@marketplace/contract/customers/profile-completion'
import { answersOf, type DetailField, type DetailValues } from './detail-values.ts'

export type GroupName = QuestionGroup

/** A question of the page; the mobile number is proved by passcode and not typed into the form. */
export type Question = QuestionName

/** Whether a question of the loan comes up, given what was answered before it. */
export const isAsked = (question: Question, values: DetailValues): boolean =>
  comesUp(question, answersOf(values))

/** What the answers are wanted for now: the offers, or an application that goes to a lender whole. */
export type Stage = 'offers' | 'apply'

const isFact = (question: Question): question is MatchFact => matchFacts.some((fact) => fact === question)

/** Whether a stage does not go on without an answer. */
export const isWanted = (
  question: Question,
  values: DetailValues,
  product: LoanProduct,
  stage: Stage,
): boolean => {
  const answers = answersOf(values)
  if (stage === 'apply') return isNeededBy(question, product, answers)
  return (
    isFact(question) &&
    askedForOffers(product, answers).includes(question) &&
    isNeededForOffers(question, product, answers)
  )
}

/** Whether a question may not stay empty: a lender needs its answer in the end, or the offers do now. */
export const isNeeded = (question: Question, values: DetailValues, product: LoanProduct): boolean =>
  isWanted(question, values, product, 'apply') || isWanted(question, values, product, 'offers')

/** What there is to see of a group: what is asked, and what follows from that. */
export const shownIn = (group: GroupName, values: DetailValues, product: LoanProduct): Question[] =>
  questionsIn(group, product).filter((question) => isAsked(question, values))

export const askedIn = (group: GroupName, values: DetailValues, product: LoanProduct): Question[] =>
  shownIn(group, values, product).filter((question) => !isDerived(question))

export const isField = (question: Question): question is DetailField => isTypedQuestion(question)

/** The group in which a loan asks a question. */
export const groupOf = (question: Question, product: LoanProduct): GroupName =>
  groupsOf(product).find((group) => questionsIn(group, product).includes(question)) ?? 'about'

export const findGroup = (name: string | null, product: LoanProduct): GroupName | null =>
  groupsOf(product).find((group) => group === name) ?? null
