import { isOptionQuestion, type QuestionName } from '@marketplace/contract/customers/customer-fields'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { comesUp } from '@marketplace/contract/customers/profile-completion'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import { Applicant, type LenderSubmission } from '../../market/connectors/lender-protocol.ts'
import { knownScore } from '../../market/matching/applicant.ts'
import { questionOf, sharedDetails } from '../../market/connectors/shared-details.ts'
import type { ConsentRow } from '../../customers/consents/published.ts'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import type { LenderApplicationRow } from './lender-applications.queries.ts'

/** Names an option of a smart list in English; null where it was not told. */
export type NameOption = (set: OptionSetName, option: number | null) => string | null

const tell = (
  { facts, clear }: OpenProfile,
  question: QuestionName,
  nameOf: NameOption,
): string | number | null => {
  const told = { ...facts, ...clear }
  // What another loan was told, and this customer's answers for this one make no question of.
  if (!comesUp(question, told)) return null
  if (question === 'credit_score_class' && knownScore(facts[question]) === null) return null
  return isOptionQuestion(question) ? nameOf(optionSetOf[question], facts[question]) : told[question]
}

/** What goes to the lender: exactly the details that the share consent of the loan names, with the consent itself. */
export const buildSubmission = (
  row: Pick<LenderApplicationRow, 'our_reference' | 'amount' | 'tenure_months'>,
  product: LoanProduct,
  profile: OpenProfile,
  consent: Pick<ConsentRow, 'version' | 'language' | 'text' | 'given_at'>,
  nameOf: NameOption,
): LenderSubmission => ({
  our_reference: row.our_reference,
  product_type: product,
  amount: row.amount,
  tenure_months: row.tenure_months,
  consent: {
    version: consent.version,
    language: consent.language,
    text: consent.text,
    given_at: consent.given_at.toISOString(),
  },
  applicant: Applicant.parse(
    Object.fromEntries(
      sharedDetails[product].map((detail) => [detail, tell(profile, questionOf(detail), nameOf)]),
    ),
  ),
})
