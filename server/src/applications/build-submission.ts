import type { OptionSetName } from '@marketplace/contract/option-sets'
import type { Applicant, LenderSubmission } from '../connectors/lender-protocol.ts'
import type { ConsentRow } from '../consents/consents.queries.ts'
import type { OpenProfile } from '../profiles/open-profile.ts'
import type { LenderApplicationRow } from './lender-applications.queries.ts'

/** Names an option of a smart list in English; null where it was not told. */
export type NameOption = (set: OptionSetName, option: number | null) => string | null

const toApplicant = ({ facts, clear }: OpenProfile, nameOf: NameOption): Applicant => ({
  first_name: facts.first_name,
  last_name: facts.last_name,
  birth_date: clear.birth_date,
  gender: nameOf('Gender', facts.gender),
  pan: clear.tin,
  mobile_phone_number: facts.mobile_phone_number,
  email: facts.email,
  address1: facts.address1,
  address2: facts.address2,
  locality: facts.locality,
  postal_code: facts.postal_code,
  residence_type: nameOf('currentResidencyType', facts.residence_type),
  monthly_rent: facts.monthly_rent,
  educational_level: nameOf('educationalLevel', facts.educational_level),
  employment_status: nameOf('employmentStatus', facts.employment_status_code),
  employer_name: facts.employer_name,
  officepincode: facts.officepincode,
  monthly_income: facts.monthly_income,
  household_income: nameOf('householdIncome', facts.household_income),
  salary_mode: nameOf('salaryMode', facts.salary_mode),
  emi: facts.emi,
  credit_score_class: nameOf('creditScoreClass', facts.credit_score_class),
  ifsc: facts.ifsc,
  account_number: clear.account_number,
  loan_purpose: nameOf('loanPurpose', facts.loan_purpose),
})

/** What goes to the lender: exactly the details that the share consent names, with the consent itself. */
export const buildSubmission = (
  row: Pick<LenderApplicationRow, 'our_reference' | 'amount' | 'tenure_months'>,
  profile: OpenProfile,
  consent: Pick<ConsentRow, 'version' | 'language' | 'text' | 'given_at'>,
  nameOf: NameOption,
): LenderSubmission => ({
  our_reference: row.our_reference,
  amount: row.amount,
  tenure_months: row.tenure_months,
  consent: {
    version: consent.version,
    language: consent.language,
    text: consent.text,
    given_at: consent.given_at.toISOString(),
  },
  applicant: toApplicant(profile, nameOf),
})
