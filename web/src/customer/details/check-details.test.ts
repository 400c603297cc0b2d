import { describe, expect, test } from 'vitest'
import { problemOf, problemsOf, progressOf, type DetailSurroundings } from './check-details.ts'
import type { Question } from './detail-groups.ts'
import type { DetailValues } from './detail-values.ts'
import { exampleValues } from './example-profile.ts'

const surroundings: DetailSurroundings = { today: '2026-11-21', hasMobile: true, refusals: {} }

type Row = [question: Question, typed: string, problem: string | null]

const formats: Row[] = [
  ['first_name', '', 'field_required'],
  ['first_name', 'Ravi Kumar', 'first_name_invalid'],
  ['first_name', 'रवि', null],
  ['first_name', 'Ravi ', null],
  ['last_name', 'K.', 'last_name_invalid'],
  ['tin', 'ABCPE1234F', null],
  ['tin', 'ABCDE1234F', 'pan_invalid'],
  ['tin', '*****1234F', null],
  ['email', 'ravi.k', 'email_invalid'],
  ['email', 'ravi@example.com', null],
  ['address1', '12/4 MG Road', 'address1_invalid'],
  ['address2', '', null],
  ['address2', 'Flat 3;', 'address2_invalid'],
  ['locality', 'Hazratganj (old)', 'locality_invalid'],
  ['postal_code', '022600', 'pincode_invalid'],
  ['postal_code', '226001', null],
  ['monthly_income', '0', 'monthly_income_invalid'],
  ['monthly_income', '10,00,000', null],
  ['monthly_income', '1000001', 'monthly_income_invalid'],
  ['monthly_income', 'much', 'monthly_income_invalid'],
  ['emi', '0', null],
  ['emi', '12.5', 'amount_invalid'],
  ['se_loan_amount', '999', 'details.amount_too_low'],
  ['se_loan_amount', '5000001', 'amount_invalid'],
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
  expect([...problemsOf(values, surroundings).keys()].slice(0, 3)).toEqual(['last_name', 'birth_date', 'tin'])
  expect([...problemsOf(values, surroundings).keys()].at(-1)).toBe('ifsc')
  expect(progressOf(values, surroundings)).toEqual({ done: 4, needed: 16 })
})
