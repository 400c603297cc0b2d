import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { optionSetOf, type OptionField } from '@marketplace/contract/customers/profile-options'
import type { OwnProfileField } from '@marketplace/contract/customers/profiles'
import { Applicant, type LenderSubmission } from '../../market/connectors/lender-protocol.ts'
import { sharedDetails, type SharedDetail } from '../../market/connectors/shared-details.ts'
import type { ConsentRow } from '../../customers/consents/consents.queries.ts'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import { comesUp } from '../../customers/profiles/profile-completion.ts'
import type { LenderApplicationRow } from './lender-applications.queries.ts'

/** Names an option of a smart list in English; null where it was not told. */
export type NameOption = (set: OptionSetName, option: number | null) => string | null

type Field = OwnProfileField | 'mobile_phone_number'

/** The field of the profile that a detail is told in; lenders know two by another name. */
export const fieldOf = (detail: SharedDetail): Field => {
  if (detail === 'pan') return 'tin'
  return detail === 'employment_status' ? 'employment_status_code' : detail
}

const isOption = (field: Field): field is OptionField => Object.hasOwn(optionSetOf, field)

const tell = ({ facts, clear }: OpenProfile, field: Field, nameOf: NameOption): string | number | null => {
  const told = { ...facts, ...clear }
  // What another loan was told, and this customer's answers for this one make no question of.
  if (!comesUp(field, told)) return null
  return isOption(field) ? nameOf(optionSetOf[field], facts[field]) : told[field]
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
      sharedDetails[product].map((detail) => [detail, tell(profile, fieldOf(detail), nameOf)]),
    ),
  ),
})
