import type { QuestionName } from '@marketplace/contract/customers/customer-fields'
import { isTypedQuestion } from '@marketplace/contract/customers/customer-fields'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { groupsOf, questionsIn, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import { comesUp, isNeeded as isNeededBy } from '@marketplace/contract/customers/profile-completion'
import { answersOf, type DetailField, type DetailValues } from './detail-values.ts'

export type GroupName = QuestionGroup

/** A question of the page; the mobile number is proved by passcode and not typed into the form. */
export type Question = QuestionName

/** Whether a question of the loan comes up, given what was answered before it. */
export const isAsked = (question: Question, values: DetailValues): boolean =>
  comesUp(question, answersOf(values))

/** Whether offers need an answer to a question. */
export const isNeeded = (question: Question, values: DetailValues, product: LoanProduct): boolean =>
  isNeededBy(question, product, answersOf(values))

export const askedIn = (group: GroupName, values: DetailValues, product: LoanProduct): Question[] =>
  questionsIn(group, product).filter((question) => isAsked(question, values))

export const isField = (question: Question): question is DetailField => isTypedQuestion(question)

/** The group in which a loan asks a question. */
export const groupOf = (question: Question, product: LoanProduct): GroupName =>
  groupsOf(product).find((group) => questionsIn(group, product).includes(question)) ?? 'about'

export const findGroup = (name: string | null, product: LoanProduct): GroupName | null =>
  groupsOf(product).find((group) => group === name) ?? null
