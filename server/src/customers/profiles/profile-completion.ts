import { gstinHolderProblem } from '@marketplace/contract/platform/gstin-holder'
import type { MessageKey } from '@marketplace/contract/platform/messages.en'
import { productJourneys, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { OwnProfileField, Profile } from '@marketplace/contract/customers/profiles'
import { formatRupees } from '../../platform/money/format-rupees.ts'

/** What the rule reads: sealed values in clear or masked, it asks whether they are there and whether they may belong together. */
export type CompletionFacts = Pick<Profile, OwnProfileField | 'mobile_phone_number'>
export type RequiredField = Exclude<keyof CompletionFacts, 'is_editing'>

/** A field that stands in the way, and the message that says what to do about it. */
export interface MissingField {
  field: RequiredField
  key: MessageKey
  values?: Readonly<Record<string, string>>
}

/** Options of employmentStatus. */
const SALARIED = 1
const PROFESSIONAL = 2
/** Option of businessRegistrationType. */
const GST_REGISTRATION = 1
/** Option of businessCompanyType: its owner's own PAN is the only one it has. */
const PROPRIETORSHIP = 1
/** Options of currentResidencyType that are let for rent: with family, with friends, alone, paying guest. */
const rented: ReadonlySet<number> = new Set([3, 4, 5, 6])
/** A hostel, which may cost something. */
const HOSTEL = 7

const person = [
  'first_name',
  'last_name',
  'birth_date',
  'tin',
  'gender',
  'email',
  'mobile_phone_number',
  'address1',
  'postal_code',
] as const satisfies readonly RequiredField[]
const home = [...person, 'residence_type', 'monthly_rent'] as const satisfies readonly RequiredField[]
const work = [
  'employment_status_code',
  'employer_name',
  'officepincode',
  'salary_mode',
  'monthly_income',
] as const satisfies readonly RequiredField[]
const vehicle = [
  'vehicle_condition',
  'vehicle_model',
  'vehicle_price',
  'down_payment',
] as const satisfies readonly RequiredField[]

/**
 * What each loan needs, in the order of its page. Only what matching, pricing and an application use is asked for: credit
 * score, education, bank account, purpose and preferences may stay empty (decisions.md 18). For gold, the amount may: without
 * one, as much as the gold is good for is meant. Of a vehicle, what the down payment leaves of its price is asked for.
 */
const neededBy: Readonly<Record<LoanProduct, readonly RequiredField[]>> = {
  'Personal Loans': [...home, ...work, 'household_income', 'emi', 'se_loan_amount'],
  'Business Loans': [
    ...home,
    'employment_status_code',
    'professional_type',
    'professional_years',
    'business_name',
    'business_company_type',
    'business_nature',
    'business_registration_type',
    'gstin',
    'business_pan',
    'business_years',
    'business_current_turnover',
    'business_gross_profit',
    'se_loan_amount',
  ],
  'Gold Loans': [...person, 'gold_weight_grams', 'gold_purity', 'se_loan_amount'],
  'Affordable Housing Loan': [
    ...home,
    ...work,
    'household_income',
    'emi',
    'property_kind',
    'property_value',
    'property_postal_code',
    'se_loan_amount',
  ],
  'Student Loans': [
    ...person,
    'course_name',
    'institute_name',
    'course_level',
    'course_country',
    'course_cost',
    'co_applicant_income',
    'se_loan_amount',
  ],
  '2-wheeler': [...home, ...work, 'emi', ...vehicle],
  Car: [...home, ...work, 'emi', ...vehicle],
}

/** The answers that decide which other questions come up. */
type DecidingFacts = Pick<
  CompletionFacts,
  'residence_type' | 'employment_status_code' | 'business_registration_type' | 'business_company_type'
>
const isSalaried = ({ employment_status_code }: DecidingFacts): boolean => employment_status_code === SALARIED
const isProfessional = ({ employment_status_code }: DecidingFacts): boolean =>
  employment_status_code === PROFESSIONAL

/** Fields that an answer brings with it. */
const onlyWhen: { readonly [F in RequiredField]?: (facts: DecidingFacts) => boolean } = {
  monthly_rent: ({ residence_type }) =>
    residence_type !== null && (rented.has(residence_type) || residence_type === HOSTEL),
  employer_name: isSalaried,
  officepincode: isSalaried,
  salary_mode: isSalaried,
  professional_type: isProfessional,
  professional_years: isProfessional,
  gstin: ({ business_registration_type }) => business_registration_type === GST_REGISTRATION,
  business_pan: ({ business_company_type }) =>
    business_company_type !== null && business_company_type !== PROPRIETORSHIP,
}

/** Whether a field is asked at all of somebody who answered so: what is told in another is not meant any more. */
export const comesUp = (field: keyof CompletionFacts, facts: DecidingFacts): boolean =>
  field === 'is_editing' || (onlyWhen[field]?.(facts) ?? true)

/** Whether a field that comes up may stay empty all the same: what is told in it has to be right. */
const mayBeEmpty = (product: LoanProduct, field: RequiredField, facts: CompletionFacts): boolean =>
  (field === 'monthly_rent' && facts.residence_type === HOSTEL) ||
  (field === 'se_loan_amount' && product === 'Gold Loans')

/** What is wrong with the amount that a filled-in field asks for; null where it is within the product's bounds. */
const amountProblem = (product: LoanProduct, field: RequiredField, amount: number): MissingField | null => {
  const { min, max } = productJourneys[product].amount
  if (amount >= min && amount <= max) return null
  return {
    field,
    key: 'amount_out_of_range',
    values: { min: formatRupees(min), max: formatRupees(max) },
  }
}

const problemOf = (
  product: LoanProduct,
  field: RequiredField,
  facts: CompletionFacts,
): MissingField | null => {
  const value = facts[field]
  if (value === null || value === '')
    return mayBeEmpty(product, field, facts) ? null : { field, key: 'field_required' }
  if (field === 'gstin') {
    const key = gstinHolderProblem(facts)
    return key === null ? null : { field, key }
  }
  if (field === 'se_loan_amount') return amountProblem(product, field, Number(value))
  if (field === 'down_payment' && facts.vehicle_price !== null) {
    return amountProblem(product, field, facts.vehicle_price - Number(value))
  }
  return null
}

/**
 * Whether a profile has all that a loan needs (specification section 4, Profile completion routing), and what stands in the
 * way. No EMI and no rent are told as 0; an amount outside the product's bounds asks for nothing that offers could answer.
 */
export const completionOf = (
  product: LoanProduct,
  facts: CompletionFacts,
): { complete: boolean; missing: MissingField[] } => {
  const missing = neededBy[product]
    .filter((field) => comesUp(field, facts))
    .flatMap((field) => problemOf(product, field, facts) ?? [])
  return { complete: missing.length === 0, missing }
}

/** The same without saying what is missing. */
export const isComplete = (product: LoanProduct, facts: CompletionFacts): boolean =>
  neededBy[product].every((field) => !comesUp(field, facts) || problemOf(product, field, facts) === null)
