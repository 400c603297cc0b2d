import type { Condition } from './customer-field.ts'
import {
  type customerFields,
  fieldOf,
  questionNames,
  type Answers,
  type QuestionName,
} from './customer-fields.ts'
import { gstinHolderProblem } from '../platform/gstin-holder.ts'
import type { MessageKey } from '../platform/messages.en.ts'
import { productJourneys, type LoanProduct } from '../reference/product-journeys.ts'
import { questionsOf } from './product-questions.ts'
import { amountQuestionOf, isWithinLoan, profileAmount } from './told-amount.ts'

type AnswerOf<F> =
  | (F extends { only_when: { answer: infer A } } ? A : never)
  | (F extends { may_be_empty: { answer: infer A } } ? A : never)
/** The questions whose answers decide about others. */
export type DecidingQuestion = { [Q in QuestionName]: AnswerOf<(typeof customerFields)[Q]> }[QuestionName]
export type DecidingAnswers = Pick<Answers, DecidingQuestion>

const conditionsOf = (question: QuestionName): Condition[] => {
  const { only_when, may_be_empty } = fieldOf(question)
  return [only_when, may_be_empty].filter((condition) => typeof condition === 'object')
}
export const decidingQuestions = [
  ...new Set(questionNames.flatMap(conditionsOf).map(({ answer }) => answer)),
] as readonly DecidingQuestion[]

const holds = (condition: Condition, answers: DecidingAnswers): boolean => {
  const byName: Readonly<Record<string, number | null>> = answers
  const told = byName[condition.answer] ?? null
  if (told === null) return false
  return 'is' in condition ? condition.is.includes(told) : !condition.is_not.includes(told)
}

/** Whether a question is asked at all of somebody who answered so: what is told in another is not meant any more. */
export const comesUp = (question: QuestionName, answers: DecidingAnswers): boolean => {
  const { only_when: condition } = fieldOf(question)
  return condition === undefined || holds(condition, answers)
}

const mayBeEmpty = (question: QuestionName, product: LoanProduct, answers: DecidingAnswers): boolean => {
  if (question === 'se_loan_amount') return productJourneys[product].asks_amount === 'optional'
  const { may_be_empty: condition } = fieldOf(question)
  return condition !== undefined && (condition === true || holds(condition, answers))
}

/** Whether a loan that asks a question does not go on without an answer. What is told in another has to be right all the same. */
export const isNeeded = (question: QuestionName, product: LoanProduct, answers: DecidingAnswers): boolean =>
  comesUp(question, answers) && !mayBeEmpty(question, product, answers)

/** What is wrong with a well-formed answer beside the others: whose GSTIN it is, and whether the loan goes so far. */
export const answerProblem = (
  question: QuestionName,
  product: LoanProduct,
  answers: Answers,
): MessageKey | null => {
  if (question === 'gstin') return gstinHolderProblem(answers)
  const amount = question === amountQuestionOf(product) ? profileAmount(product, answers) : null
  return amount === null || isWithinLoan(product, amount) ? null : 'amount_out_of_range'
}

/** An answer that stands in the way, and the key of the message that says what to do about it. */
export interface MissingAnswer {
  question: QuestionName
  key: MessageKey
}

/**
 * What stands between a profile and a loan (specification section 4, Profile completion routing), in the order of the page; complete
 * where nothing does. An amount outside the product's bounds asks for nothing that offers could answer.
 */
export const missingAnswers = (product: LoanProduct, answers: Answers): MissingAnswer[] =>
  questionsOf(product)
    .filter((question) => comesUp(question, answers))
    .flatMap((question) => {
      const told = answers[question]
      const isEmpty = told === null || told === ''
      const key = isEmpty
        ? isNeeded(question, product, answers)
          ? 'field_required'
          : null
        : answerProblem(question, product, answers)
      return key === null ? [] : [{ question, key }]
    })
