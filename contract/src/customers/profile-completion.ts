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
import { isUnsecuredPersonal } from '../reference/product-traits.ts'
import { isHouseholdAsked, offerQuestionsOf, type MatchFact } from './offer-questions.ts'
import { questionsOf } from './product-questions.ts'
import { amountQuestionOf, isWithinLoan, profileAmount } from './told-amount.ts'

type AnswerOf<F> =
  | (F extends { only_when: { answer: infer A } } ? A : never)
  | (F extends { may_be_empty: { answer: infer A } } ? A : never)
/** The questions whose answers decide about others. */
export type DecidingQuestion = { [Q in QuestionName]: AnswerOf<(typeof customerFields)[Q]> }[QuestionName]
export type DecidingAnswers = Pick<Answers, DecidingQuestion>
/** What else decides whether an answer is needed. */
type NeedingAnswers = DecidingAnswers & Pick<Answers, 'monthly_income' | 'first_name' | 'last_name'>

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

const mayBeEmpty = (question: QuestionName, product: LoanProduct, answers: NeedingAnswers): boolean => {
  if (question === 'se_loan_amount') return productJourneys[product].asks_amount === 'optional'
  // Who told both parts before the whole was asked for is not asked again.
  if (question === 'pan_name') return answers.first_name !== null && answers.last_name !== null
  if (question === 'household_income' && isUnsecuredPersonal(product))
    return !isHouseholdAsked(product, answers.monthly_income)
  const { may_be_empty: condition } = fieldOf(question)
  return condition !== undefined && (condition === true || holds(condition, answers))
}

/** Whether a loan that asks a question does not go on without an answer. What is told in another has to be right all the same. */
export const isNeeded = (question: QuestionName, product: LoanProduct, answers: NeedingAnswers): boolean =>
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

const missingAmong = (
  questions: readonly QuestionName[],
  product: LoanProduct,
  answers: Answers,
  needs: (question: QuestionName) => boolean,
): MissingAnswer[] =>
  questions
    .filter((question) => comesUp(question, answers))
    .flatMap((question) => {
      const told = answers[question]
      const isEmpty = told === null || told === ''
      const key = isEmpty
        ? needs(question)
          ? 'field_required'
          : null
        : answerProblem(question, product, answers)
      return key === null ? [] : [{ question, key }]
    })

/** Whether offers wait for an answer: a score band is one that may be "I don't know", but not nothing. */
export const isNeededForOffers = (
  question: MatchFact,
  product: LoanProduct,
  answers: NeedingAnswers,
): boolean => question === 'credit_score_class' || isNeeded(question, product, answers)

const ofHousehold: ReadonlySet<QuestionName> = new Set(['household_income', 'household_income_amount'])

/** The questions of a loan that come up before its offers. */
export const askedForOffers = (product: LoanProduct, answers: NeedingAnswers): MatchFact[] => {
  const isHouseholdIn = isHouseholdAsked(product, answers.monthly_income)
  return offerQuestionsOf(product).filter(
    (question) => comesUp(question, answers) && (isHouseholdIn || !ofHousehold.has(question)),
  )
}

/**
 * What stands between a profile and the offers of a loan (specification section 4, Profile completion routing), in the order in which
 * it is asked; complete where nothing does. An amount outside the product's bounds asks for nothing that offers could answer.
 */
export const missingForOffers = (product: LoanProduct, answers: Answers): MissingAnswer[] =>
  missingAmong(askedForOffers(product, answers), product, answers, (question) =>
    isNeededForOffers(question as MatchFact, product, answers),
  )

/**
 * What takes it back that a profile is complete. A score band does not: who was complete before it was asked for stays so, as a
 * band that is not told is held against nobody.
 */
export const lapsedForOffers = (product: LoanProduct, answers: Answers): MissingAnswer[] =>
  missingForOffers(product, answers).filter(({ question }) => question !== 'credit_score_class')

/** What stands between a profile and a lender that is handed the whole application, in the order of the page. */
export const missingAnswers = (product: LoanProduct, answers: Answers): MissingAnswer[] =>
  missingAmong(questionsOf(product), product, answers, (question) => isNeeded(question, product, answers))
