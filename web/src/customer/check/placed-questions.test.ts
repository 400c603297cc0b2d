import { productJourneys } from '@marketplace/contract/reference/product-journeys'
import { customerFields, isOptionQuestion } from '@marketplace/contract/customers/customer-fields'
import { offerQuestionsOf } from '@marketplace/contract/customers/offer-questions'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { check } from '../../i18n/en/check.ts'
import { answerCount, isFirst, placed, placeOf, TIME } from './placed-questions.ts'

test.each(loanProducts)('%s asks all that its offers go by, and how long, each in its place', (product) => {
  const questions = placed(offerQuestionsOf(product))
  expect(new Set(questions)).toEqual(new Set([...offerQuestionsOf(product), TIME]))
  for (const question of questions) {
    expect(Object.keys(check)).toContain(`check.q.${question}`)
    if (isOptionQuestion(question))
      expect([question, placeOf(question).set]).toEqual([question, customerFields[question].set])
  }
})

test.each(loanProducts)('%s says how many answers it asks for', (product) => {
  expect(answerCount(offerQuestionsOf(product))).toBe(productJourneys[product].check_answers)
  expect(answerCount(offerQuestionsOf(product))).toBeLessThanOrEqual(9)
})

test('a personal loan is asked in this order, the household only by a small income', () => {
  expect(placed(offerQuestionsOf('Personal Loans')).filter(isFirst)).toEqual([
    'se_loan_amount',
    'tenure_months',
    'employment_status_code',
    'monthly_income',
    'emi',
    'birth_date',
    'postal_code',
    'credit_score_class',
  ])
})

test('a question without a place is an error, not one that is left out', () => {
  expect(() => placed(['first_name'])).toThrow('first_name')
})
