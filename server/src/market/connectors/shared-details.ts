import {
  type customerFields,
  fieldOf,
  isFlagQuestion,
  isMoneyQuestion,
  questionNames,
  type QuestionName,
  type QuestionsWith,
} from '@marketplace/contract/customers/customer-fields'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import * as z from 'zod'

type Shared = Exclude<QuestionName, QuestionsWith<{ shared: false }>>
type NameOf<Q extends Shared> = (typeof customerFields)[Q] extends { shared: infer Name extends string }
  ? Name
  : Q
/** A detail of a customer that may go to an API lender, by its name on the wire. */
export type SharedDetail = { [Q in Shared]: NameOf<Q> }[Shared]

/** What a lender knows a question by; null where it is not told of it. */
const detailOf = (question: QuestionName): SharedDetail | null => {
  const { shared } = fieldOf(question)
  return shared === false ? null : ((shared ?? question) as SharedDetail)
}

const questions = new Map(
  questionNames.flatMap((question) => {
    const detail = detailOf(question)
    return detail === null ? [] : [[detail, question] as const]
  }),
)

/** The question that a detail is told in. */
export const questionOf = (detail: SharedDetail): QuestionName => {
  const question = questions.get(detail)
  if (question === undefined) throw new Error(`${detail} is no shared detail`)
  return question
}

const text = z.string().nullable()
const whole = z.number().int().nullable()
const number = z.number().nullable()
type Kinds = { rupees: typeof whole; flag: typeof whole; number: typeof number }
type SchemaOf<K> = K extends keyof Kinds ? Kinds[K] : typeof text

const schemaOf = (question: QuestionName): z.ZodType => {
  if (isMoneyQuestion(question) || isFlagQuestion(question)) return whole
  return fieldOf(question).kind === 'number' ? number : text
}

/**
 * Every detail of a customer that may go to an API lender; null is not told. Money in whole rupees, days as YYYY-MM-DD, options of
 * the smart lists by their English value, yes and no as 1 and 0.
 */
export const detailSchemas = Object.fromEntries(
  Array.from(questions, ([detail, question]) => [detail, schemaOf(question)]),
) as { [Q in Shared as NameOf<Q>]: SchemaOf<(typeof customerFields)[Q]['kind']> }

const detailsOf = (product: LoanProduct): readonly SharedDetail[] =>
  questionsOf(product)
    .map(detailOf)
    .filter((detail) => detail !== null)

/**
 * What goes to a lender with an application for each loan, and with no other: what its details page asks, without how the
 * customer likes to be written to. The share consent of the loan names these (seeds/reference/share-consent-texts.ts).
 */
export const sharedDetails = Object.fromEntries(
  loanProducts.map((product) => [product, detailsOf(product)]),
) as Readonly<Record<LoanProduct, readonly SharedDetail[]>>

export const isShared = (product: LoanProduct, detail: SharedDetail): boolean =>
  sharedDetails[product].includes(detail)
