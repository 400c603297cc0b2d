import type * as z from 'zod/mini'
import type { CustomerField, FieldKind, MaskName } from './customer-field.ts'
import { loanFields } from './customer-fields-loan.ts'
import { personFields } from './customer-fields-person.ts'
import { Flag, OptionId } from '../platform/formats.ts'

/**
 * Every question that a customer may be asked, declared once: the columns and answers of the profile, the form of the details
 * page, when an answer is needed, what a lender gets, and what staff and the customer are shown follow from it. Which loan asks
 * what is in product-questions.ts (docs/recipes/add-a-customer-question.md).
 */
export const customerFields = { ...personFields, ...loanFields } as const

type Fields = typeof customerFields
export type QuestionName = keyof Fields
export const questionNames = Object.keys(customerFields) as QuestionName[]

export const fieldOf = (question: QuestionName): CustomerField => customerFields[question]

/** The questions that are declared in some way. */
export type QuestionsWith<Declared> = {
  [Q in QuestionName]: Fields[Q] extends Declared ? Q : never
}[QuestionName]

const isOfKind =
  <K extends FieldKind>(...kinds: readonly K[]) =>
  (name: string): name is QuestionsWith<{ kind: K }> =>
    questionNames.some(
      (question) => question === name && kinds.some((kind) => kind === fieldOf(question).kind),
    )

export type OptionQuestion = QuestionsWith<{ kind: 'option' }>
export type MoneyQuestion = QuestionsWith<{ kind: 'rupees' }>
export type FlagQuestion = QuestionsWith<{ kind: 'flag' | 'permission' }>
export const isOptionQuestion = isOfKind('option')
export const isMoneyQuestion = isOfKind('rupees')
export const isFlagQuestion = isOfKind('flag', 'permission')
/** What is 0 unless it was given. */
export const isPermission = isOfKind('permission')

/** The answers that are stored sealed and shown masked. */
export type SealedQuestion = QuestionsWith<{ sealed: MaskName }>
const maskNameOf = (question: QuestionName): MaskName | null => {
  const field = fieldOf(question)
  return 'sealed' in field ? (field.sealed ?? null) : null
}
export const isSealedQuestion = (question: QuestionName): question is SealedQuestion =>
  maskNameOf(question) !== null
export const sealedQuestions = questionNames.filter(isSealedQuestion)
export const maskOf = (question: SealedQuestion): MaskName => customerFields[question].sealed

/** What the form takes; the rest is proved by passcode. */
export type TypedQuestion = Exclude<QuestionName, QuestionsWith<{ proved: true }>>
export const isTypedQuestion = (question: QuestionName): question is TypedQuestion => {
  const field = fieldOf(question)
  return !('proved' in field)
}

/** What follows from another answer: it is shown, and no form asks for it. */
export const isDerived = (question: QuestionName): boolean => fieldOf(question).derived === true

type SchemaOf<F> = F extends { value: infer V }
  ? V
  : F extends { kind: 'option' }
    ? typeof OptionId
    : typeof Flag
export type AnswerSchemas = { readonly [Q in QuestionName]: SchemaOf<Fields[Q]> }

const schemaOf = (field: CustomerField): z.ZodMiniType => {
  if ('value' in field) return field.value
  return field.kind === 'option' ? OptionId : Flag
}
/** What an answer to each question has to be; null is apart. */
export const answerSchemas = Object.fromEntries(
  questionNames.map((question) => [question, schemaOf(fieldOf(question))]),
) as unknown as AnswerSchemas

/** A customer's answers; null is not told. Sealed ones are in clear or masked. */
export type Answers = {
  readonly [Q in QuestionName]: SchemaOf<Fields[Q]> extends infer S extends z.ZodMiniType
    ? z.output<S> | null
    : never
}
