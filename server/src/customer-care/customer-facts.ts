import type { OptionSetName } from '@marketplace/contract/option-sets'
import { optionSetOf, type OptionField } from '@marketplace/contract/profile-options'
import { formatRupees } from '../money/format-rupees.ts'
import { maskAccountNumber } from '../profiles/mask-personal-data.ts'
import type { OpenProfile } from '../profiles/open-profile.ts'

/** One fact of a customer as staff read it. */
export interface CustomerFact {
  field: string
  label: string
  value: string
}

/** An option's words; null where the set has no such option any more. */
export type OptionWords = (set: OptionSetName, id: number) => string | null

type Facts = OpenProfile['facts']
type Tell = (facts: Facts, words: OptionWords) => string | null

const chosen =
  (field: OptionField): Tell =>
  (facts, words) => {
    const id = facts[field]
    return id === null ? null : (words(optionSetOf[field], id) ?? `Option ${id}`)
  }
const money =
  (field: 'monthly_income' | 'monthly_rent' | 'emi' | 'se_loan_amount'): Tell =>
  (facts) => {
    const rupees = facts[field]
    return rupees === null ? null : formatRupees(rupees)
  }
const written =
  (field: 'employer_name' | 'officepincode' | 'locality' | 'postal_code' | 'ifsc'): Tell =>
  (facts) =>
    facts[field]
const flag =
  (field: 'allow_sms' | 'allow_emails'): Tell =>
  (facts) =>
    facts[field] === 1 ? 'Yes' : 'No'

/** In the order of the details page. */
const table: readonly [field: string, label: string, tell: Tell][] = [
  ['gender', 'Gender', chosen('gender')],
  ['locality', 'Locality', written('locality')],
  ['postal_code', 'PIN code', written('postal_code')],
  ['residence_type', 'Residence', chosen('residence_type')],
  ['monthly_rent', 'Rent a month', money('monthly_rent')],
  ['educational_level', 'Education', chosen('educational_level')],
  ['employment_status_code', 'Employment', chosen('employment_status_code')],
  ['employer_name', 'Employer', written('employer_name')],
  ['officepincode', 'Office PIN code', written('officepincode')],
  ['monthly_income', 'Income a month', money('monthly_income')],
  ['salary_mode', 'Salary paid by', chosen('salary_mode')],
  ['household_income', 'Household income', chosen('household_income')],
  ['emi', 'Other EMIs a month', money('emi')],
  ['credit_score_class', 'Credit score', chosen('credit_score_class')],
  ['loan_purpose', 'Purpose', chosen('loan_purpose')],
  ['se_loan_amount', 'Amount asked for', money('se_loan_amount')],
  ['ifsc', 'IFSC', written('ifsc')],
  ['prefer_net_banking', 'Net banking', chosen('prefer_net_banking')],
  ['communication_preference', 'Prefers', chosen('communication_preference')],
  ['allow_sms', 'SMS allowed', flag('allow_sms')],
  ['allow_emails', 'E-mail allowed', flag('allow_emails')],
]

/** What a customer has told, in words; what they have not told is left out. The account number shows its last four digits. */
export const customerFacts = ({ facts, clear }: OpenProfile, words: OptionWords): CustomerFact[] => {
  const told = table.flatMap(([field, label, tell]) => {
    const value = tell(facts, words)
    return value === null ? [] : [{ field, label, value }]
  })
  const { account_number } = clear
  return account_number === null
    ? told
    : [
        ...told,
        { field: 'account_number', label: 'Account number', value: maskAccountNumber(account_number) },
      ]
}
