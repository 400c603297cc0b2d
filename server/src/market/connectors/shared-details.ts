import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import * as z from 'zod'

const text = z.string().nullable()
const whole = z.number().int().nullable()

/**
 * Every detail of a customer that may go to an API lender, by its name on the wire; null is not told. Money in whole rupees,
 * days as YYYY-MM-DD, options of the smart lists by their English value.
 */
export const detailSchemas = {
  first_name: text,
  last_name: text,
  birth_date: text,
  gender: text,
  pan: text,
  mobile_phone_number: text,
  email: text,
  address1: text,
  address2: text,
  locality: text,
  postal_code: text,
  residence_type: text,
  monthly_rent: whole,
  educational_level: text,
  employment_status: text,
  employer_name: text,
  officepincode: text,
  monthly_income: whole,
  household_income: text,
  salary_mode: text,
  emi: whole,
  professional_type: text,
  professional_years: text,
  business_name: text,
  business_company_type: text,
  business_nature: text,
  business_registration_type: text,
  gstin: text,
  business_pan: text,
  business_years: text,
  business_current_turnover: text,
  business_gross_profit: text,
  gold_purity: text,
  gold_weight_grams: z.number().nullable(),
  property_kind: text,
  property_value: whole,
  property_postal_code: text,
  course_name: text,
  institute_name: text,
  course_level: text,
  course_country: text,
  course_cost: whole,
  /** Of the co-applicant, a month. */
  co_applicant_income: whole,
  vehicle_condition: text,
  vehicle_model: text,
  vehicle_price: whole,
  down_payment: whole,
  credit_score_class: text,
  ifsc: text,
  account_number: text,
  /** 1 where the account is the business's own. */
  business_account: whole,
  loan_purpose: text,
} as const
export type SharedDetail = keyof typeof detailSchemas

const person = [
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'pan',
  'mobile_phone_number',
  'email',
  'address1',
  'address2',
  'locality',
  'postal_code',
] as const
const home = [...person, 'residence_type', 'monthly_rent'] as const
const work = [
  'employment_status',
  'employer_name',
  'officepincode',
  'salary_mode',
  'monthly_income',
  'emi',
] as const
const bank = ['ifsc', 'account_number'] as const
const vehicleLoan = [
  ...home,
  ...work,
  'vehicle_condition',
  'vehicle_model',
  'vehicle_price',
  'down_payment',
  'credit_score_class',
  ...bank,
] as const

/**
 * What goes to a lender with an application for each loan, and with no other: what its details page asks, without how the
 * customer likes to be written to. The share consent of the loan names these (seeds/reference/share-consent-texts.ts).
 */
export const sharedDetails: Readonly<Record<LoanProduct, readonly SharedDetail[]>> = {
  'Personal Loans': [
    ...home,
    ...work,
    'educational_level',
    'household_income',
    'credit_score_class',
    ...bank,
    'loan_purpose',
  ],
  'Business Loans': [
    ...home,
    'employment_status',
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
    'credit_score_class',
    ...bank,
    'business_account',
  ],
  'Gold Loans': [...person, 'gold_purity', 'gold_weight_grams'],
  'Affordable Housing Loan': [
    ...home,
    ...work,
    'household_income',
    'property_kind',
    'property_value',
    'property_postal_code',
    'credit_score_class',
  ],
  'Student Loans': [
    ...person,
    'course_name',
    'institute_name',
    'course_level',
    'course_country',
    'course_cost',
    'co_applicant_income',
    'credit_score_class',
  ],
  '2-wheeler': vehicleLoan,
  Car: vehicleLoan,
}

export const isShared = (product: LoanProduct, detail: SharedDetail): boolean =>
  sharedDetails[product].includes(detail)
