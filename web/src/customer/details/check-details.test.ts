import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { describe, expect, test } from 'vitest'
import { problemOf, problemsOf, progressOf, type DetailSurroundings } from './check-details.ts'
import type { Question } from './detail-groups.ts'
import type { DetailValues } from './detail-values.ts'
import { exampleValues } from './testing/example-values.ts'

const surroundings: DetailSurroundings = {
  product: 'Personal Loans',
  today: '2026-11-21',
  hasMobile: true,
  stage: 'apply',
  refusals: {},
}

type Row = [question: Question, typed: string, problem: string | null]

const formats: Row[] = [
  ['pan_name', '', 'field_required'],
  ['first_name', '', null],
  ['first_name', 'Ravi Kumar', 'first_name_invalid'],
  ['first_name', 'रवि', null],
  ['first_name', 'Ravi ', null],
  ['last_name', 'K.', 'last_name_invalid'],
  ['tin', 'ABCPE1234F', null],
  ['tin', 'ABCDE1234F', 'pan_invalid'],
  ['tin', '*****1234F', null],
  ['email', 'ravi.k', 'email_invalid'],
  ['email', 'ravi@example.com', null],
  ['address1', '12/4 MG Road', null],
  ['address1', '12 @ MG Road', 'address1_invalid'],
  ['address2', '', null],
  ['address2', 'Flat 3@', 'address2_invalid'],
  ['locality', 'Hazratganj @ old', 'locality_invalid'],
  ['postal_code', '022600', 'pincode_invalid'],
  ['postal_code', '226001', null],
  ['monthly_income', '0', 'monthly_income_invalid'],
  ['monthly_income', '10,00,000', null],
  ['monthly_income', '1000001', 'monthly_income_invalid'],
  ['monthly_income', 'much', 'monthly_income_invalid'],
  ['emi', '0', null],
  ['emi', '12.5', 'amount_invalid'],
  ['se_loan_amount', '999', 'details.amount_out'],
  ['se_loan_amount', '1000', null],
  ['se_loan_amount', '50,00,000', null],
  ['se_loan_amount', '5000001', 'details.amount_out'],
  ['se_loan_amount', '20000001', 'amount_invalid'],
  ['ifsc', '', null],
  ['ifsc', 'SBIN1001234', 'ifsc_invalid'],
  ['account_number', '1234567', 'account_number_invalid'],
  ['account_number', '********9012', null],
]

const birthDates: Row[] = [
  ['birth_date', '', 'field_required'],
  ['birth_date', '12/05', 'birth_date_invalid'],
  ['birth_date', '31/02/1990', 'date_invalid'],
  ['birth_date', '12/13/1990', 'date_invalid'],
  ['birth_date', '12/05/1899', 'year_invalid'],
  ['birth_date', '12/05/2027', 'year_invalid'],
  ['birth_date', '22/11/2026', 'birth_date_invalid'],
  ['birth_date', '29/02/1992', null],
  ['birth_date', '**/**/1990', null],
]

describe.each([
  ['formats', formats],
  ['birth dates', birthDates],
])('%s', (_, rows) => {
  test.each(rows)('%s "%s": %s', (question, typed, problem) => {
    expect(problemOf(question, exampleValues({ [question]: typed }), surroundings)).toBe(problem)
  })
})

const asked: [string, Partial<DetailValues>, Question, string | null][] = [
  ['rent of a tenant', { residence_type: '3' }, 'monthly_rent', 'field_required'],
  ['rent in a hostel, which may stay empty', { residence_type: '7' }, 'monthly_rent', null],
  ['rent in a hostel, wrong', { residence_type: '7', monthly_rent: 'x' }, 'monthly_rent', 'amount_invalid'],
  ['rent of an owner', { residence_type: '1', monthly_rent: 'x' }, 'monthly_rent', null],
  ['employer of the salaried', { employment_status_code: '1' }, 'employer_name', 'field_required'],
  [
    'employer, too short',
    { employment_status_code: '1', employer_name: 'AB' },
    'employer_name',
    'company_name_invalid',
  ],
  ['employer of the retired', { employment_status_code: '4' }, 'employer_name', null],
]

test.each(asked)('%s', (_, typed, question, problem) => {
  expect(problemOf(question, exampleValues(typed), surroundings)).toBe(problem)
})

test('a mobile number that is not proved is missing', () => {
  expect(problemOf('mobile_phone_number', exampleValues(), { ...surroundings, hasMobile: false })).toBe(
    'field_required',
  )
})

test('what the server refused stays refused until it is changed', () => {
  const refusals = { birth_date: { value: '12/05/2020', message: 'Your age is not allowed' } }
  const check = (birth_date: string) =>
    problemOf('birth_date', exampleValues({ birth_date }), { ...surroundings, refusals })
  expect(check('12/05/2020')).toBe('Your age is not allowed')
  expect(check('12/05/1990')).toBe(null)
})

test('problems come in the order of the page, and progress counts needed answers alone', () => {
  const values = exampleValues({ first_name: 'Asha', ifsc: 'wrong', residence_type: '3', monthly_rent: '0' })
  expect([...problemsOf(values, surroundings).keys()].slice(0, 3)).toEqual(['pan_name', 'birth_date', 'tin'])
  expect([...problemsOf(values, surroundings).keys()].at(-1)).toBe('ifsc')
  expect(progressOf(values, surroundings)).toEqual({ done: 3, needed: 14 })
})

type ProductRow = [
  product: LoanProduct,
  typed: Partial<DetailValues>,
  question: Question,
  problem: string | null,
]

const ofProducts: ProductRow[] = [
  ['Business Loans', { se_loan_amount: '49999' }, 'se_loan_amount', 'details.amount_out'],
  ['Business Loans', { se_loan_amount: '2,00,00,000' }, 'se_loan_amount', null],
  ['Business Loans', {}, 'gstin', null],
  ['Business Loans', { business_registration_type: '1' }, 'gstin', 'field_required'],
  ['Business Loans', { business_registration_type: '2' }, 'gstin', null],
  ['Business Loans', { business_registration_type: '1', gstin: '09AAACH7409R1Z0' }, 'gstin', 'gstin_invalid'],
  ['Business Loans', { business_registration_type: '1', gstin: '***********7Z*' }, 'gstin', null],
  ...(
    [
      ['4', 'AAACH7409R', 'AAACH7409R', null],
      ['4', 'AAACH7409P', '', 'gstin_not_of_business_pan'],
      ['4', '*****7409R', '', null],
      ['4', '*****7408R', '', 'gstin_not_of_business_pan'],
      // A PAN that is wrong itself, or not told, says so at its own field.
      ['4', 'AAACH', '', null],
      ['4', '', '', null],
      ['1', '', 'ABCPE1234F', 'gstin_not_of_own_pan'],
      ['1', 'AAACH7409P', '', null],
      ['', 'AAACH7409P', '', null],
    ] as const
  ).map(([business_company_type, business_pan, tin, problem]): ProductRow => [
    'Business Loans',
    { business_registration_type: '1', gstin: '09AAACH7409R1ZZ', business_company_type, business_pan, tin },
    'gstin',
    problem,
  ]),
  [
    'Business Loans',
    {
      business_registration_type: '1',
      gstin: '09*****7409R1ZZ',
      business_company_type: '4',
      business_pan: 'AAACH7408R',
    },
    'gstin',
    'gstin_not_of_business_pan',
  ],
  ['Business Loans', {}, 'business_pan', null],
  ['Business Loans', { business_company_type: '1' }, 'business_pan', null],
  ['Business Loans', { business_company_type: '4' }, 'business_pan', 'field_required'],
  ['Business Loans', { business_company_type: '4', business_pan: 'AAACH7409R' }, 'business_pan', null],
  ['Business Loans', {}, 'professional_type', null],
  ['Business Loans', { employment_status_code: '2' }, 'professional_type', 'field_required'],
  ['Business Loans', {}, 'business_account', null],
  ['Gold Loans', {}, 'se_loan_amount', null],
  ['Gold Loans', { se_loan_amount: '999' }, 'se_loan_amount', 'details.amount_out'],
  ['Gold Loans', { gold_weight_grams: '' }, 'gold_weight_grams', 'field_required'],
  ['Gold Loans', { gold_weight_grams: '0.4' }, 'gold_weight_grams', 'gold_weight_invalid'],
  ['Gold Loans', { gold_weight_grams: '0.5' }, 'gold_weight_grams', null],
  ['Gold Loans', { gold_weight_grams: '24.55' }, 'gold_weight_grams', null],
  ['Gold Loans', { gold_weight_grams: '24.555' }, 'gold_weight_grams', 'gold_weight_invalid'],
  ['Gold Loans', { gold_weight_grams: '1000.5' }, 'gold_weight_grams', 'gold_weight_invalid'],
  ['Gold Loans', { gold_weight_grams: '24 g' }, 'gold_weight_grams', 'gold_weight_invalid'],
  ['Affordable Housing Loan', { se_loan_amount: '99999' }, 'se_loan_amount', 'details.amount_out'],
  ['Affordable Housing Loan', { property_postal_code: '022600' }, 'property_postal_code', 'pincode_invalid'],
  ['Student Loans', { course_name: 'B' }, 'course_name', 'thing_name_invalid'],
  ['Student Loans', { course_name: 'B.Tech (CSE)' }, 'course_name', null],
  ['Student Loans', { co_applicant_income: '0' }, 'co_applicant_income', 'monthly_income_invalid'],
  ['Car', { down_payment: '' }, 'down_payment', 'field_required'],
  ['Car', { down_payment: '0' }, 'down_payment', null],
  ['Car', { vehicle_price: '900000', down_payment: '150000' }, 'down_payment', null],
  ['Car', { vehicle_price: '900000', down_payment: '850001' }, 'down_payment', 'details.vehicle_loan_out'],
  ['Car', { vehicle_price: '900000', down_payment: '950000' }, 'down_payment', 'details.vehicle_loan_out'],
  [
    '2-wheeler',
    { vehicle_price: '1100000', down_payment: '99999' },
    'down_payment',
    'details.vehicle_loan_out',
  ],
  ['2-wheeler', { vehicle_price: '1100000', down_payment: '100000' }, 'down_payment', null],
]

test.each(ofProducts)('%s %o: %s is %s', (product, typed, question, problem) => {
  expect(problemOf(question, exampleValues(typed), { ...surroundings, product })).toBe(problem)
})

test('each loan looks at its own questions alone', () => {
  const ask = (product: LoanProduct) =>
    new Set(problemsOf(exampleValues(), { ...surroundings, product }).keys())
  expect(ask('Gold Loans').has('monthly_income')).toBe(false)
  expect(ask('Gold Loans').has('gold_purity')).toBe(true)
  expect(ask('Personal Loans').has('gold_purity')).toBe(false)
  expect(ask('Car').has('se_loan_amount')).toBe(false)
  expect(ask('Business Loans').has('monthly_income')).toBe(false)
  expect(progressOf(exampleValues(), { ...surroundings, product: 'Gold Loans' })).toEqual({
    done: 1,
    needed: 10,
  })
})
