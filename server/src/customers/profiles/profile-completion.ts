import type { Answers, QuestionName } from '@marketplace/contract/customers/customer-fields'
import type { MessageKey } from '@marketplace/contract/platform/messages.en'
import {
  lapsedForOffers,
  missingAnswers,
  missingForOffers,
  type MissingAnswer,
} from '@marketplace/contract/customers/profile-completion'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { formatRupees } from '../../platform/money/format-rupees.ts'

/** What the rule reads: sealed values in clear or masked, it asks whether they are there and whether they may belong together. */
export type CompletionFacts = Answers

/** A field that stands in the way, and the message that says what to do about it. */
export interface MissingField {
  field: QuestionName
  key: MessageKey
  values?: Readonly<Record<string, string>>
}

const limitsOf = (product: LoanProduct): Readonly<Record<string, string>> => {
  const { min, max } = productJourneys[product].amount
  return { min: formatRupees(min), max: formatRupees(max) }
}

const asFields = (product: LoanProduct, missing: readonly MissingAnswer[]): MissingField[] =>
  missing.map(({ question: field, key }) => ({
    field,
    key,
    ...(key === 'amount_out_of_range' && { values: limitsOf(product) }),
  }))

/** Whether a profile has all that the offers of a loan go by, and what stands in the way, as a refused save tells it. */
export const completionOf = (
  product: LoanProduct,
  facts: CompletionFacts,
): { complete: boolean; missing: MissingField[] } => {
  const missing = asFields(product, missingForOffers(product, facts))
  return { complete: missing.length === 0, missing }
}

/** Whether a profile that was complete still is. */
export const staysComplete = (product: LoanProduct, facts: CompletionFacts): boolean =>
  lapsedForOffers(product, facts).length === 0

/** What an application lacks that is handed to a lender whole. */
export const missingForLender = (product: LoanProduct, facts: CompletionFacts): MissingField[] =>
  asFields(product, missingAnswers(product, facts))
