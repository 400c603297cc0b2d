import { expect, test } from 'vitest'
import type { LoanProduct } from '../reference/product-journeys.ts'
import { isHouseholdAsked, offerQuestionsOf } from './offer-questions.ts'

const earner = 'employment_status_code monthly_income emi'
const whole = 'birth_date postal_code credit_score_class'

test.each<[LoanProduct, string]>([
  ['Personal Loans', `se_loan_amount ${earner} household_income household_income_amount ${whole}`],
  [
    'Business Loans',
    `se_loan_amount employment_status_code business_registration_type business_years business_current_turnover ${whole}`,
  ],
  [
    'Gold Loans',
    'gold_purity gold_weight_grams gold_coin_grams open_gold_loans se_loan_amount birth_date postal_code',
  ],
  [
    'Affordable Housing Loan',
    `property_value se_loan_amount ${earner} birth_date property_postal_code credit_score_class`,
  ],
  ['Student Loans', `se_loan_amount co_applicant_income ${whole}`],
  ['2-wheeler', `vehicle_price down_payment ${earner} ${whole}`],
  ['Car', `vehicle_price down_payment ${earner} ${whole}`],
])('the offers of %s go by what is asked first', (product, questions) => {
  expect(offerQuestionsOf(product)).toEqual(questions.split(' '))
})

test.each<[LoanProduct, number | null, boolean]>([
  ['Personal Loans', 25_000, true],
  ['Personal Loans', 25_001, false],
  ['Personal Loans', null, false],
  ['Affordable Housing Loan', 25_000, false],
])('%s, with %o a month: the household counts: %o', (product, income, asked) => {
  expect(isHouseholdAsked(product, income)).toBe(asked)
})
