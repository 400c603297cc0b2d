import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import { optionSetOf, type OptionField } from '@marketplace/contract/customers/profile-options'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { maskAccountNumber, maskGstin, maskPan } from '../../platform/personal-data/mask-personal-data.ts'
import type { OpenProfile, SealedInClear } from '../../customers/profiles/open-profile.ts'

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
type MoneyField =
  | 'monthly_income'
  | 'monthly_rent'
  | 'emi'
  | 'se_loan_amount'
  | 'property_value'
  | 'course_cost'
  | 'co_applicant_income'
  | 'vehicle_price'
  | 'down_payment'
const money =
  (field: MoneyField): Tell =>
  (facts) => {
    const rupees = facts[field]
    return rupees === null ? null : formatRupees(rupees)
  }
type WrittenField =
  | 'employer_name'
  | 'officepincode'
  | 'locality'
  | 'postal_code'
  | 'ifsc'
  | 'business_name'
  | 'property_postal_code'
  | 'course_name'
  | 'institute_name'
  | 'vehicle_model'
const written =
  (field: WrittenField): Tell =>
  (facts) =>
    facts[field]
const weight: Tell = ({ gold_weight_grams: grams }) => (grams === null ? null : `${grams} g`)
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
  ['professional_type', 'Profession', chosen('professional_type')],
  ['professional_years', 'Years in it', chosen('professional_years')],
  ['business_name', 'Business', written('business_name')],
  ['business_company_type', 'Kind of business', chosen('business_company_type')],
  ['business_nature', 'What it does', chosen('business_nature')],
  ['business_registration_type', 'Registered by', chosen('business_registration_type')],
  ['business_years', 'In business for', chosen('business_years')],
  ['business_current_turnover', 'Sales a year', chosen('business_current_turnover')],
  ['business_gross_profit', 'Gross profit a year', chosen('business_gross_profit')],
  ['gold_purity', 'Gold', chosen('gold_purity')],
  ['gold_weight_grams', 'Weight of the gold', weight],
  ['property_kind', 'Home loan for', chosen('property_kind')],
  ['property_value', 'Value of the home', money('property_value')],
  ['property_postal_code', 'PIN code of the home', written('property_postal_code')],
  ['course_name', 'Course', written('course_name')],
  ['course_level', 'Level of the course', chosen('course_level')],
  ['institute_name', 'College or university', written('institute_name')],
  ['course_country', 'Where it is', chosen('course_country')],
  ['course_cost', 'Cost of the course', money('course_cost')],
  ['co_applicant_income', 'Co-applicant’s income a month', money('co_applicant_income')],
  ['vehicle_model', 'Vehicle', written('vehicle_model')],
  ['vehicle_condition', 'New or used', chosen('vehicle_condition')],
  ['vehicle_price', 'Price of the vehicle', money('vehicle_price')],
  ['down_payment', 'Down payment', money('down_payment')],
  ['ifsc', 'IFSC', written('ifsc')],
  ['prefer_net_banking', 'Net banking', chosen('prefer_net_banking')],
  ['communication_preference', 'Prefers', chosen('communication_preference')],
  ['allow_sms', 'SMS allowed', flag('allow_sms')],
  ['allow_emails', 'E-mail allowed', flag('allow_emails')],
]

/** Numbers that are told masked, after everything else. */
const maskedTable: readonly [field: keyof SealedInClear, label: string, mask: (clear: string) => string][] = [
  ['gstin', 'GSTIN', maskGstin],
  ['business_pan', 'PAN of the business', maskPan],
  ['account_number', 'Account number', maskAccountNumber],
]

/** What a customer has told for any loan, in words; what they have not told is left out. Numbers show their ends alone. */
export const customerFacts = ({ facts, clear }: OpenProfile, words: OptionWords): CustomerFact[] => [
  ...table.flatMap(([field, label, tell]) => {
    const value = tell(facts, words)
    return value === null ? [] : [{ field, label, value }]
  }),
  ...maskedTable.flatMap(([field, label, mask]) => {
    const value = clear[field]
    return value === null ? [] : [{ field, label, value: mask(value) }]
  }),
]
