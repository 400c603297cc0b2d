import * as z from 'zod/mini'
import { optionSetOf } from '../customers/profile-options.ts'
import { isOptionQuestion, type QuestionName } from '../customers/customer-fields.ts'
import { offerQuestionsOf } from '../customers/offer-questions.ts'
import { Option, type OptionSetName } from '../reference/option-sets.ts'
import type { LoanProduct } from '../reference/product-journeys.ts'
import { OpenMatch } from './open-match.ts'

/** What the page of questions before the number carries: what there is to choose from, and what matches before anything is told. */
export const CheckPage = z.object({
  /** What this loan's offers go by (customers/offer-questions.ts). */
  questions: z.array(z.string()),
  options: z.record(z.string(), z.array(Option)),
  match: OpenMatch,
})
export type CheckPage = z.output<typeof CheckPage>

/** The sets that the questions of a loan choose from. */
export const checkOptionSets = (product: LoanProduct): OptionSetName[] => {
  const questions: QuestionName[] = offerQuestionsOf(product)
  return questions.filter(isOptionQuestion).map((question) => optionSetOf[question])
}
