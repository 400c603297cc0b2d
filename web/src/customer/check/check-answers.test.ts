import { describe, expect, test } from 'vitest'
import { amountOf, askedQuestions, circleOf, matchAskOf, problemsOf, savedOf } from './check-answers.ts'

const score = { credit_score_class: '8' }
const start = { ...score, se_loan_amount: '2,00,000', tenure_months: '36' }
const told = {
  ...start,
  employment_status_code: '1',
  monthly_income: '42,000',
  emi: '0',
  birth_date: '14/08/1994',
  postal_code: '226001',
}

describe('what is asked about', () => {
  test('nothing but amount and time before anything is told', () => {
    expect(matchAskOf('Personal Loans', start)).toEqual({
      product_type: 'Personal Loans',
      amount: 200_000,
      tenure_months: 36,
      answers: { credit_score_class: 8 },
    })
  })

  test('every answer that is right, as the wire has it', () => {
    expect(matchAskOf('Personal Loans', { ...told, postal_code: '22600' })?.answers).toEqual({
      employment_status_code: 1,
      monthly_income: 42_000,
      emi: 0,
      birth_date: '1994-08-14',
      credit_score_class: 8,
    })
  })

  test('nothing for an amount that the loan cannot be of', () => {
    expect(matchAskOf('Personal Loans', { ...told, se_loan_amount: '90,00,00,000' })).toBeNull()
  })

  test('of a vehicle what the down payment leaves, before that a first ask', () => {
    const car = { ...score, tenure_months: '60' }
    expect(matchAskOf('Car', car)?.amount).toBe(600_000)
    expect(matchAskOf('Car', { ...car, vehicle_price: '8,00,000', down_payment: '1,00,000' })?.amount).toBe(
      700_000,
    )
    expect(amountOf('Car', { ...car, vehicle_price: '8,00,000', down_payment: '8,00,000' })).toBeNull()
  })

  test('of gold without an amount, as much as it is good for', () => {
    expect(matchAskOf('Gold Loans', { tenure_months: '12' })).not.toHaveProperty('amount')
  })
})

test.each([
  ['42,000', false],
  ['25,000', true],
  ['', false],
])('with ₹%s a month the household is asked after: %s', (monthly_income, is) => {
  const asked = askedQuestions('Personal Loans', { ...told, monthly_income })
  expect(asked.includes('household_income')).toBe(is)
})

test('what is wrong is told by the rules of the details, in the order of the page', () => {
  const wrong = problemsOf(
    'Personal Loans',
    { ...told, se_loan_amount: '999', birth_date: '31/02/1990', postal_code: '', emi: 'x' },
    { monthly_income: { value: '42,000', message: 'The server says no' } },
  )
  expect(Object.fromEntries(wrong)).toEqual({
    se_loan_amount: 'check.amount_out',
    monthly_income: 'The server says no',
    emi: 'amount_invalid',
    birth_date: 'date_invalid',
    postal_code: 'field_required',
  })
  expect(problemsOf('Personal Loans', told, {}).size).toBe(0)
})

test('who earns otherwise says how in a field of its own', () => {
  const other = { ...told, employment_status_code: 'other' }
  expect([...problemsOf('Personal Loans', other, {}).keys()]).toEqual(['employment_status_code'])
  expect(
    matchAskOf('Personal Loans', { ...other, employment_other: '4' })?.answers.employment_status_code,
  ).toBe(4)
})

test('what is saved are the answers of the profile, with amount and time for the application', () => {
  expect(savedOf('Personal Loans', told)).toEqual({
    patch: {
      product_type: 'Personal Loans',
      se_loan_amount: 200_000,
      employment_status_code: 1,
      monthly_income: 42_000,
      emi: 0,
      birth_date: '1994-08-14',
      postal_code: '226001',
      credit_score_class: 8,
    },
    amount: 200_000,
    tenure_months: 36,
  })
})

test.each([
  ['226001', { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' }],
  ['296001', null],
  ['2260', undefined],
])('the circle of %s', (pincode, circle) => {
  expect(circleOf(pincode)).toEqual(circle)
})
