import { describe, expect, it } from 'vitest'
import type { CustomerField } from './customer-field.ts'
import { personFields } from './customer-fields-person.ts'
import { problemOf } from '../testing/problem-of.ts'

const fields: ReadonlyArray<[string, CustomerField]> = Object.entries(personFields)
const namesWhere = (is: (field: CustomerField) => boolean): string[] =>
  fields.filter(([, field]) => is(field)).map(([name]) => name)

// Each at its ends (sections 5 and 9); the formats themselves have tables of their own.
describe('what an answer has to be', () => {
  it.each<[keyof typeof personFields, taken: unknown[], refused: unknown[], problem: string]>([
    ['first_name', ['Asha', 'x'.repeat(60)], ['', 'Asha2', 'x'.repeat(61)], 'first_name_invalid'],
    ['last_name', ['Rao', 'x'.repeat(60)], ['', 'Rao2', 'x'.repeat(61)], 'last_name_invalid'],
    ['pan_name', ['Md. Arif', 'x'.repeat(85)], ['', 'Asha2', 'x'.repeat(86)], 'pan_name_invalid'],
    ['tin', ['ABCPK1234F', '*****1234F'], ['ABCCK1234F', 'abcpk1234f'], 'pan_invalid'],
    ['email', ['asha@example.com'], ['asha', 'asha@example'], 'email_invalid'],
    ['mobile_phone_number', ['6000000000', '9999999999'], ['5999999999', '600000000'], 'mobile_invalid'],
    ['address1', ['12, MG Road #4', 'x'.repeat(120)], ['', 'a@b', 'x'.repeat(121)], 'address1_invalid'],
    ['address2', ['Flat 4-B', 'x'.repeat(120)], ['', 'a@b', 'x'.repeat(121)], 'address2_invalid'],
    ['locality', ['Aminabad', 'x'.repeat(80)], ['a-b', 'x'.repeat(81)], 'locality_invalid'],
    ['postal_code', ['226001'], ['026001', '22600'], 'pincode_invalid'],
    ['officepincode', ['226001'], ['026001', '22600'], 'pincode_invalid'],
    ['employer_name', ['TCS', 'x'.repeat(40)], ['HP', 'x'.repeat(41)], 'company_name_invalid'],
    ['monthly_income', [1, 1_000_000], [0, 1_000_001, 1.5], 'monthly_income_invalid'],
    // No rent and no EMI are told as 0.
    ['monthly_rent', [0, 1_000_000], [-1, 1_000_001, 0.5, '0'], 'amount_invalid'],
    ['emi', [0, 1_000_000], [-1, 1_000_001, 0.5, '0'], 'amount_invalid'],
    [
      'birth_date',
      ['1990-06-15', '2000-02-29', '**/**/1990', '15/06/199*'],
      ['15/06/1990', '1990-02-30', '**-**-1990', '**/**/90', '**/**/1990 ', '', 19900615],
      'birth_date_invalid',
    ],
  ])('%s', (question, taken, refused, problem) => {
    const field = personFields[question]
    if (!('value' in field)) throw new Error(`${question} has no schema of its own`)
    expect(taken.map((value) => problemOf(field.value, value))).toEqual(taken.map(() => null))
    expect(refused.map((value) => problemOf(field.value, value))).toEqual(refused.map(() => problem))
  })

  it.each([
    ['gender', 'Gender'],
    ['residence_type', 'currentResidencyType'],
    ['educational_level', 'educationalLevel'],
    ['employment_status_code', 'employmentStatus'],
    ['salary_mode', 'salaryMode'],
    ['household_income', 'householdIncome'],
    ['credit_score_class', 'creditScoreClass'],
  ] as const)('%s is an option of %s', (question, set) => {
    expect(personFields[question]).toMatchObject({ kind: 'option', set })
  })
})

it.each([
  ['about', ['pan_name', 'first_name', 'last_name', 'birth_date', 'tin', 'gender']],
  ['contact', ['email', 'mobile_phone_number']],
  ['home', ['address1', 'address2', 'locality', 'postal_code', 'residence_type', 'monthly_rent']],
  [
    'money',
    [
      'educational_level',
      'employment_status_code',
      'employer_name',
      'officepincode',
      'monthly_income',
      'salary_mode',
      'household_income',
      'household_income_amount',
      'emi',
      'credit_score_class',
    ],
  ],
])('the customer reads under %s: %j', (group, questions) => {
  expect(namesWhere((field) => field.group === group)).toEqual(questions)
})

// Housing of options 3 to 6 is rented, 7 is a hostel; employment of option 1 is salaried.
it.each([
  ['monthly_rent', { answer: 'residence_type', is: [3, 4, 5, 6, 7] }],
  ['employer_name', { answer: 'employment_status_code', is: [1] }],
  ['officepincode', { answer: 'employment_status_code', is: [1] }],
  ['salary_mode', { answer: 'employment_status_code', is: [1] }],
  // Option 1 of householdIncome is the households that the microfinance rule is for.
  ['household_income_amount', { answer: 'household_income', is: [1] }],
] as const)('%s is asked where %j alone', (question, condition) => {
  expect(personFields[question].only_when).toEqual(condition)
})

it('asks everything else of everybody', () => {
  expect(namesWhere(({ only_when }) => only_when !== undefined)).toEqual([
    'monthly_rent',
    'employer_name',
    'officepincode',
    'salary_mode',
    'household_income_amount',
  ])
})

it('does without some answers, and without the rent of a hostel', () => {
  expect(namesWhere(({ may_be_empty }) => may_be_empty === true)).toEqual([
    'first_name',
    'last_name',
    'address2',
    'locality',
    'educational_level',
    'credit_score_class',
  ])
  expect(namesWhere(({ may_be_empty }) => typeof may_be_empty === 'object')).toEqual(['monthly_rent'])
  expect(personFields.monthly_rent.may_be_empty).toEqual({ answer: 'residence_type', is: [7] })
})

it('seals the name, the birth date and the PAN, and proves the mobile number', () => {
  expect(personFields.birth_date.sealed).toBe('birth_date')
  expect(personFields.tin.sealed).toBe('pan')
  expect(namesWhere((field) => 'sealed' in field)).toEqual(['pan_name', 'birth_date', 'tin'])
  expect(namesWhere((field) => 'derived' in field)).toEqual(['first_name', 'last_name'])
  expect(namesWhere((field) => 'proved' in field)).toEqual(['mobile_phone_number'])
})

it('gives lenders every answer but the household’s amount, two under names of their own', () => {
  expect(fields.flatMap(([name, { shared }]) => (shared === undefined ? [] : [[name, shared]]))).toEqual([
    ['tin', 'pan'],
    ['employment_status_code', 'employment_status'],
    ['household_income_amount', false],
  ])
})

it('leaves out of the facts that staff read what they read elsewhere', () => {
  expect(namesWhere(({ staff }) => staff === false)).toEqual([
    'pan_name',
    'first_name',
    'last_name',
    'birth_date',
    'tin',
    'email',
    'mobile_phone_number',
    'address1',
    'address2',
  ])
})
