import { questionNames, type Answers } from '@marketplace/contract/customers/customer-fields'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { expect, it, test } from 'vitest'
import { LenderSubmission } from '../../market/connectors/lender-protocol.ts'
import type { OpenProfile } from '../../customers/profiles/open-profile.ts'
import { buildSubmission, type NameOption } from './build-submission.ts'

const row = { our_reference: '7f0c2a0e-6a3c-4a57-9d55-1b1f2c3d4e5f', amount: 200_000, tenure_months: 36 }
const consent = {
  version: '1',
  language: 'hi' as const,
  text: 'the words agreed to',
  given_at: new Date('2026-11-20T06:00:00Z'),
}
const untold = Object.fromEntries(questionNames.map((question) => [question, null])) as Answers
const profile: OpenProfile = {
  facts: {
    ...untold,
    merchant_location_id: null,
    user_id: '00000000-0000-4000-8000-000000000000',
    channel_id: 1,
    role_id: 0,
    email_verified: 0,
    mobile_phone_code: '91',
    mobile_phone_number: '9812345678',
    language: 'hi',
    products: [],
    inflight_applications: [],
    first_name: 'Asha',
    last_name: 'Verma',
    gender: 2,
    email: 'asha.verma@example.com',
    address1: '14, Station Road',
    locality: 'Hazratganj',
    postal_code: '226001',
    residence_type: 3,
    monthly_rent: 9_000,
    educational_level: 5,
    employment_status_code: 1,
    employer_name: 'Gomti Textiles',
    officepincode: '226010',
    monthly_income: 45_000,
    salary_mode: 1,
    household_income: 3,
    emi: 2_500,
    loan_purpose: 4,
    se_loan_amount: 250_000,
    ifsc: 'SBIN0001234',
    prefer_net_banking: 1,
    communication_preference: 3,
    allow_sms: 1,
    allow_emails: 1,
  },
  clear: {
    pan_name: 'Asha R. Verma',
    gstin: null,
    business_pan: null,
    birth_date: '1990-05-17',
    tin: 'ABCPV1234F',
    account_number: '30123456789',
  },
}

const nameOf: NameOption = (set, option) => (option === null ? null : `${set} ${option}`)

it('hands over the details that the consent names, options by name, and nothing of ours', () => {
  const submission = buildSubmission(row, 'Personal Loans', profile, consent, nameOf)
  expect(LenderSubmission.parse(submission)).toEqual({
    ...row,
    product_type: 'Personal Loans',
    consent: {
      version: '1',
      language: 'hi',
      text: 'the words agreed to',
      given_at: '2026-11-20T06:00:00.000Z',
    },
    applicant: {
      pan_name: 'Asha R. Verma',
      first_name: 'Asha',
      last_name: 'Verma',
      birth_date: '1990-05-17',
      gender: 'Gender 2',
      pan: 'ABCPV1234F',
      mobile_phone_number: '9812345678',
      email: 'asha.verma@example.com',
      address1: '14, Station Road',
      address2: null,
      locality: 'Hazratganj',
      postal_code: '226001',
      residence_type: 'currentResidencyType 3',
      monthly_rent: 9_000,
      educational_level: 'educationalLevel 5',
      employment_status: 'employmentStatus 1',
      employer_name: 'Gomti Textiles',
      officepincode: '226010',
      monthly_income: 45_000,
      household_income: 'householdIncome 3',
      salary_mode: 'salaryMode 1',
      emi: 2_500,
      credit_score_class: null,
      ifsc: 'SBIN0001234',
      account_number: '30123456789',
      loan_purpose: 'loanPurpose 4',
    },
  })
})

/** Somebody who has told everything that any loan asks. */
const everything: OpenProfile = {
  facts: {
    ...profile.facts,
    credit_score_class: 5,
    business_registration_type: 1,
    business_current_turnover: 5,
    business_years: 4,
    business_name: 'Gomti Textiles',
    business_company_type: 2,
    business_nature: 1,
    business_gross_profit: 4,
    professional_type: 2,
    professional_years: 3,
    gold_weight_grams: 20.5,
    gold_purity: 2,
    property_value: 2_000_000,
    property_postal_code: '226020',
    property_kind: 1,
    course_name: 'B.Tech. (Civil)',
    institute_name: 'Gomti Institute of Technology',
    course_level: 3,
    course_country: 1,
    course_cost: 800_000,
    co_applicant_income: 70_000,
    vehicle_price: 110_000,
    down_payment: 20_000,
    vehicle_condition: 1,
    vehicle_model: 'Demo Motor 125',
    business_account: 1,
  },
  clear: { ...profile.clear, gstin: '27AAPFU0939F1ZV', business_pan: 'AAPFU0939F' },
}

const person =
  'address1 address2 birth_date email first_name gender last_name locality mobile_phone_number pan pan_name postal_code'
const work = 'emi employer_name employment_status monthly_income officepincode salary_mode'
const home = 'monthly_rent residence_type'
test.each<[LoanProduct, string]>([
  [
    'Business Loans',
    `${person} ${home} account_number business_account business_company_type business_current_turnover business_gross_profit business_name business_nature business_pan business_registration_type business_years credit_score_class employment_status gstin ifsc professional_type professional_years`,
  ],
  ['Gold Loans', `${person} gold_purity gold_weight_grams`],
  [
    'Affordable Housing Loan',
    `${person} ${home} ${work} credit_score_class household_income property_kind property_postal_code property_value`,
  ],
  [
    'Student Loans',
    `${person} co_applicant_income course_cost course_country course_level course_name credit_score_class institute_name`,
  ],
  [
    '2-wheeler',
    `${person} ${home} ${work} account_number credit_score_class down_payment ifsc vehicle_condition vehicle_model vehicle_price`,
  ],
  [
    'Car',
    `${person} ${home} ${work} account_number credit_score_class down_payment ifsc vehicle_condition vehicle_model vehicle_price`,
  ],
])('%s hands over its own details and no other loan’s', (product, details) => {
  const { applicant } = LenderSubmission.parse(buildSubmission(row, product, everything, consent, nameOf))
  expect(Object.keys(applicant).toSorted()).toEqual(details.split(' ').toSorted())
})

test.each<[string, Partial<OpenProfile['facts']>, LoanProduct, object]>([
  [
    'salaried',
    { employment_status_code: 1 },
    'Business Loans',
    { professional_type: null, professional_years: null },
  ],
  [
    'a professional',
    { employment_status_code: 2 },
    'Business Loans',
    { professional_type: 'professionalType 2', professional_years: 'professionalYears 3' },
  ],
  [
    'a professional',
    { employment_status_code: 2 },
    'Car',
    { employer_name: null, officepincode: null, salary_mode: null, monthly_income: 45_000 },
  ],
  ['in a house of their own', { residence_type: 1 }, 'Car', { monthly_rent: null }],
  ['in a hostel', { residence_type: 7 }, 'Car', { monthly_rent: 9_000 }],
  ['registered otherwise', { business_registration_type: 2 }, 'Business Loans', { gstin: null }],
  ['the only owner', { business_company_type: 1 }, 'Business Loans', { business_pan: null }],
  ['a partner', {}, 'Business Loans', { business_pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' }],
])('of one who is %s goes what that brings with it', (_who, facts, product, told) => {
  const { applicant } = buildSubmission(
    row,
    product,
    { ...everything, facts: { ...everything.facts, ...facts } },
    consent,
    nameOf,
  )
  expect(applicant).toMatchObject(told)
})
