import { describe, expect, test } from 'vitest'
import { questionNames, type Answers } from './customer-fields.ts'
import { loanProducts } from '../reference/product-journeys.ts'
import { questionsOf } from './product-questions.ts'
import {
  answerProblem,
  askedForOffers,
  comesUp,
  decidingQuestions,
  isNeeded,
  lapsedForOffers,
  missingAnswers,
  missingForOffers,
} from './profile-completion.ts'

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
    ['Personal Loans', 'pan_name', {}, true],
    ['Personal Loans', 'pan_name', { first_name: 'Asha' }, true],
    ['Personal Loans', 'pan_name', { first_name: 'Asha', last_name: 'Verma' }, false],
    ['Personal Loans', 'first_name', {}, false],
    ['Personal Loans', 'household_income', {}, false],
    ['Personal Loans', 'household_income', { monthly_income: 25_000 }, true],
    ['Personal Loans', 'household_income', { monthly_income: 25_001 }, false],
    ['Affordable Housing Loan', 'household_income', { monthly_income: 90_000 }, true],
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

describe('what offers wait for', () => {
  const wanted = (told: Partial<Answers>) =>
    missingForOffers('Personal Loans', { ...untold, ...told }).map(({ question }) => question)
  const told = {
    se_loan_amount: 200_000,
    employment_status_code: 1,
    monthly_income: 45_000,
    emi: 0,
    birth_date: '1990-05-17',
    postal_code: '226001',
    credit_score_class: 8,
  } as const

  test.each<[string, Partial<Answers>, string[]]>([
    ['all of it is there', {}, []],
    ['no name, PAN, address or employer', { pan_name: null, tin: null, address1: null }, []],
    ['no score band', { credit_score_class: null }, ['credit_score_class']],
    ['no EMIs', { emi: null }, ['emi']],
    ['an income that the household counts beside', { monthly_income: 25_000 }, ['household_income']],
    ['a small household', { monthly_income: 20_000, household_income: 1 }, ['household_income_amount']],
    ['a household above the limit', { monthly_income: 20_000, household_income: 2 }, []],
    ['a household told while the income was small', { household_income: 1 }, []],
    ['an amount that nobody lends', { se_loan_amount: 1 }, ['se_loan_amount']],
  ])('%s', (_, changes, missing) => {
    expect(wanted({ ...told, ...changes })).toEqual(missing)
  })

  test('nothing told: what is asked of everybody, in the order in which it is asked', () => {
    expect(wanted({})).toEqual(Object.keys(told))
    expect(askedForOffers('Personal Loans', untold)).toEqual(Object.keys(told))
  })

  test('a score band that is not told takes nothing back from who was complete', () => {
    const lapsed = (changes: Partial<Answers>) =>
      lapsedForOffers('Personal Loans', { ...untold, ...told, ...changes }).map(({ question }) => question)
    expect(lapsed({ credit_score_class: null })).toEqual([])
    expect(lapsed({ credit_score_class: null, emi: null })).toEqual(['emi'])
  })
})
