import type { DataGroup } from '@marketplace/contract/customers/customer-field'
import { fieldOf, questionNames, type QuestionName } from '@marketplace/contract/customers/customer-fields'

/** The questions whose answers are shown under a heading, in their order. */
export const questionsUnder = (group: DataGroup): QuestionName[] =>
  questionNames.filter((question) => fieldOf(question).group === group)
