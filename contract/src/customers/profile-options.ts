import { customerFields, isOptionQuestion, questionNames, type OptionQuestion } from './customer-fields.ts'

/** The option set that a question chooses from (section 7, and those of the loan journeys). */
export const optionSetOf = Object.fromEntries(
  questionNames.filter(isOptionQuestion).map((question) => [question, customerFields[question].set]),
) as { readonly [Q in OptionQuestion]: (typeof customerFields)[Q]['set'] }
export type OptionField = OptionQuestion
