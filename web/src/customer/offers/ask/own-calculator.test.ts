import { calculatorInputs } from '@marketplace/contract/loans/calculator-inputs'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { goldCalculator } from '../../calculators/gold-calculator.ts'
import { ownCalculator } from './own-calculator.ts'

const told = {
  monthly_income: 42_000,
  co_applicant_income: 65_000,
  emi: 3_500,
  gold_weight_grams: 24.5,
  gold_purity: 2,
  se_loan_amount: 500_000,
}
const nothing = {
  monthly_income: null,
  co_applicant_income: null,
  emi: null,
  gold_weight_grams: null,
  gold_purity: null,
  se_loan_amount: null,
}

test.each([
  ['Personal Loans', '/calculators/eligibility?monthly_income=42000&emi=3500'],
  ['Affordable Housing Loan', '/calculators/eligibility?monthly_income=42000&emi=3500'],
  ['2-wheeler', '/calculators/eligibility?monthly_income=42000&emi=3500'],
  ['Car', '/calculators/eligibility?monthly_income=42000&emi=3500'],
  ['Student Loans', '/calculators/eligibility?monthly_income=65000'],
  ['Business Loans', '/calculators/emi?amount=500000'],
  ['Gold Loans', '/calculators/gold-value?weight_grams=24.5&purity=22'],
] as const)('%s: %s', (product, to) => {
  expect(ownCalculator(product, told).to).toBe(to)
  expect(ownCalculator(product, nothing).to).toBe(to.replace(/\?.*/, ''))
})

test('every purity is one that the calculator knows, in its order', () => {
  expect([1, 2, 3, 4].map((option) => goldCalculator('10', option))).toEqual(
    calculatorInputs['gold-value'].purity.of.map(
      (carat) => `/calculators/gold-value?weight_grams=10&purity=${carat}`,
    ),
  )
  expect(goldCalculator('', '')).toBe('/calculators/gold-value')
})

test('a link names no input that its calculator does not have', () => {
  for (const product of loanProducts) {
    const { to } = ownCalculator(product, told)
    const [path = '', search = ''] = to.replace('/calculators/', '').split('?')
    const known: Readonly<Record<string, object>> = calculatorInputs
    expect(Object.keys(known[path] ?? {})).toEqual(
      expect.arrayContaining([...new URLSearchParams(search).keys()]),
    )
  }
})
