import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/catalogue.ts'
import type { Question } from './detail-groups.ts'
import { NameParts } from './questions/name-parts.tsx'

/** What is special about the control of a question, beside what its kind says. */
export interface Look {
  /** Its hint, where that is not `details.{question}_hint`. */
  hint?: Extract<TextKey, `details.${string}_hint`>
  /** It takes the whole width of the page. */
  wide?: true
  /** How it sits under the one before it. */
  className?: string
  /** Its options stand side by side, over the whole width. */
  chips?: true
  autoComplete?: string
  /** An option that is not offered here; it stands there where it was answered before. */
  without?: number
  /** What stands below it in its place, or in a place of its own behind it. */
  below?: ReactNode
  behind?: ReactNode
}

export type Looks = Readonly<Partial<Record<Question, Look>>>

/** Option of businessRegistrationType: the business question sends who has none to personal loans (section 4). */
const NOT_REGISTERED = 7

/** A question that is not here looks as its kind does. */
export const looks: Looks = {
  pan_name: { wide: true, autoComplete: 'name', below: <NameParts /> },
  gender: { chips: true },
  address1: { wide: true, autoComplete: 'address-line1' },
  address2: { wide: true, autoComplete: 'address-line2' },
  locality: { autoComplete: 'address-level3' },
  postal_code: { autoComplete: 'postal-code' },
  employment_status_code: { wide: true },
  employer_name: { autoComplete: 'organization' },
  salary_mode: { chips: true },
  household_income: { wide: true },
  household_income_amount: { wide: true },
  educational_level: { wide: true },
  se_loan_amount: { wide: true },
  credit_score_class: { chips: true },
  allow_sms: { wide: true },
  allow_emails: { wide: true, hint: 'details.allow_hint', className: '-mt-4' },
  business_name: { wide: true, autoComplete: 'organization' },
  business_registration_type: { without: NOT_REGISTERED },
  business_account: { wide: true },
  gold_purity: { chips: true },
  property_kind: { wide: true },
  course_level: { wide: true },
  course_country: { chips: true },
  vehicle_condition: { chips: true },
  vehicle_model: { wide: true },
}
