import { describe, expect, test } from 'vitest'
import { questionNames, type Answers } from './customer-fields.ts'
import { loanProducts } from '../reference/product-journeys.ts'
import { questionsOf } from './product-questions.ts'
import { answerProblem, comesUp, decidingQuestions, isNeeded, missingAnswers } from './profile-completion.ts'

const untold = Object.fromEntries(questionNames.map((question) => [question, null])) as Answers

test('five answers decide about others', () => {
  expect(decidingQuestions.toSorted()).toEqual([
    'business_company_type',
    'business_registration_type',
    'employment_status_code',
    'household_income',
    'residence_type',
  ])
})

describe('a question that another answer brings with it', () => {
  test.each([
    ['monthly_rent', 'residence_type', 3, true],
    ['monthly_rent', 'residence_type', 7, true],
    ['monthly_rent', 'residence_type', 1, false],
    ['monthly_rent', 'residence_type', null, false],
    ['employer_name', 'employment_status_code', 1, true],
    ['employer_name', 'employment_status_code', 2, false],
    ['professional_type', 'employment_status_code', 2, true],
    ['professional_type', 'employment_status_code', 1, false],
    ['gstin', 'business_registration_type', 1, true],
    ['gstin', 'business_registration_type', 2, false],
    ['business_pan', 'business_company_type', 2, true],
    ['business_pan', 'business_company_type', 1, false],
    ['business_pan', 'business_company_type', null, false],
    ['household_income_amount', 'household_income', 1, true],
    ['household_income_amount', 'household_income', 2, false],
    ['gender', 'residence_type', null, true],
  ] as const)('%s, where %s is %o: %o', (question, deciding, option, isAsked) => {
    expect(comesUp(question, { ...untold, [deciding]: option })).toBe(isAsked)
  })
})

describe('an answer that may stay empty', () => {
  test.each([
    ['Personal Loans', 'first_name', {}, true],
    ['Personal Loans', 'address2', {}, false],
    ['Personal Loans', 'monthly_rent', { residence_type: 3 }, true],
    ['Personal Loans', 'monthly_rent', { residence_type: 7 }, false],
    ['Personal Loans', 'monthly_rent', {}, false],
    ['Personal Loans', 'se_loan_amount', {}, true],
    // Without an amount, as much as the gold is good for is meant.
    ['Gold Loans', 'se_loan_amount', {}, false],
  ] as const)('%s: %s after %o is needed: %o', (product, question, answers, needed) => {
    expect(isNeeded(question, product, { ...untold, ...answers })).toBe(needed)
  })
})

test.each(loanProducts)(
  '%s: what is missing of nothing told is what is needed, in the order of the page',
  (product) => {
    const needed = questionsOf(product).filter((question) => isNeeded(question, product, untold))
    expect(missingAnswers(product, untold)).toEqual(
      needed.map((question) => ({ question, key: 'field_required' })),
    )
  },
)

test.each([
  ['Personal Loans', 'se_loan_amount', { se_loan_amount: 999 }, 'amount_out_of_range'],
  ['Personal Loans', 'se_loan_amount', { se_loan_amount: 1_000 }, null],
  ['Car', 'down_payment', { vehicle_price: 100_000, down_payment: 50_001 }, 'amount_out_of_range'],
  ['Car', 'down_payment', { vehicle_price: 100_000, down_payment: 50_000 }, null],
  ['Car', 'down_payment', { down_payment: 50_000 }, null],
  ['Car', 'vehicle_price', { vehicle_price: 100_000, down_payment: 50_001 }, null],
] as const)('%s: %s with %o beside it: %o', (product, question, answers, problem) => {
  expect(answerProblem(question, product, { ...untold, ...answers })).toBe(problem)
})
