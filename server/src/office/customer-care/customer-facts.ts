import {
  fieldOf,
  isFlagQuestion,
  isMoneyQuestion,
  isOptionQuestion,
  isSealedQuestion,
  questionNames,
  type QuestionName,
  type QuestionsWith,
} from '@marketplace/contract/customers/customer-fields'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import { formatRupees } from '../../platform/money/format-rupees.ts'
import { maskSealed, type OpenProfile } from '../../customers/profiles/open-profile.ts'

/** One fact of a customer as staff read it. */
export interface CustomerFact {
  field: string
  label: string
  value: string
}

/** An option's words; null where the set has no such option any more. */
export type OptionWords = (set: OptionSetName, id: number) => string | null

type StaffQuestion = Exclude<QuestionName, QuestionsWith<{ staff: false }>>

/** What staff call each answer that they read. */
const labels: Readonly<Record<StaffQuestion, string>> = {
  gender: 'Gender',
  locality: 'Locality',
  postal_code: 'PIN code',
  residence_type: 'Residence',
  monthly_rent: 'Rent a month',
  educational_level: 'Education',
  employment_status_code: 'Employment',
  employer_name: 'Employer',
  officepincode: 'Office PIN code',
  monthly_income: 'Income a month',
  salary_mode: 'Salary paid by',
  household_income: 'Household income',
  household_income_amount: 'Household income a year, exactly',
  emi: 'Other EMIs a month',
  credit_score_class: 'Credit score',
  loan_purpose: 'Purpose',
  se_loan_amount: 'Amount asked for',
  professional_type: 'Profession',
  professional_years: 'Years in it',
  business_name: 'Business',
  business_company_type: 'Kind of business',
  business_nature: 'What it does',
  business_registration_type: 'Registered by',
  business_years: 'In business for',
  business_current_turnover: 'Sales a year',
  business_gross_profit: 'Gross profit a year',
  gold_purity: 'Gold',
  gold_weight_grams: 'Weight of the gold',
  gold_coin_grams: 'Coins among it',
  open_gold_loans: 'Owed on other gold loans',
  property_kind: 'Home loan for',
  property_value: 'Value of the home',
  property_postal_code: 'PIN code of the home',
  course_name: 'Course',
  course_level: 'Level of the course',
  institute_name: 'College or university',
  course_country: 'Where it is',
  course_cost: 'Cost of the course',
  co_applicant_income: 'Co-applicant’s income a month',
  vehicle_model: 'Vehicle',
  vehicle_condition: 'New or used',
  vehicle_price: 'Price of the vehicle',
  down_payment: 'Down payment',
  ifsc: 'IFSC',
  prefer_net_banking: 'Net banking',
  communication_preference: 'Prefers',
  allow_sms: 'SMS allowed',
  allow_emails: 'E-mail allowed',
  gstin: 'GSTIN',
  business_pan: 'PAN of the business',
  account_number: 'Account number',
}

const isForStaff = (question: QuestionName): question is StaffQuestion => fieldOf(question).staff !== false

/** An answer that is not sealed, in words. */
const inWords = (question: QuestionName, value: string | number, words: OptionWords): string => {
  const field = fieldOf(question)
  if (isOptionQuestion(question)) return words(optionSetOf[question], Number(value)) ?? `Option ${value}`
  if (isMoneyQuestion(question)) return formatRupees(Number(value))
  if (isFlagQuestion(question)) return value === 1 ? 'Yes' : 'No'
  return field.kind === 'number' && field.unit !== undefined ? `${value} ${field.unit}` : String(value)
}

/**
 * What a customer has told for any loan, in words and in the order of customer-fields.ts; what they have not told is left out.
 * Sealed numbers come last and show their ends alone.
 */
export const customerFacts = ({ facts, clear }: OpenProfile, words: OptionWords): CustomerFact[] => {
  const masked = maskSealed(clear)
  const told = questionNames.filter(isForStaff).flatMap((field) => {
    const value = isSealedQuestion(field) ? masked[field] : facts[field]
    if (value === null) return []
    const shown = isSealedQuestion(field) ? String(value) : inWords(field, value, words)
    return [{ field, label: labels[field], value: shown }]
  })
  const isSealedFact = ({ field }: { field: QuestionName }): boolean => isSealedQuestion(field)
  return [...told.filter((fact) => !isSealedFact(fact)), ...told.filter(isSealedFact)]
}
