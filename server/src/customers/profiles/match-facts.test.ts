import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { saveCompleteProfile } from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { getMatchFacts } from './match-facts.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('opens what offers need of a customer', async () => {
  const customer = await buildCustomer(test.services)
  await saveCompleteProfile(test.app, customer)
  expect(await getMatchFacts(test.services, customer.user_id)).toEqual({
    birth_date: '1990-05-17',
    employment_status_code: 1,
    monthly_income: 45_000,
    household_income: 3,
    household_income_amount: null,
    gold_coin_grams: null,
    open_gold_loans: null,
    emi: 2_500,
    credit_score_class: 5,
    postal_code: '226001',
    se_loan_amount: 200_000,
    business_registration_type: null,
    business_current_turnover: null,
    business_years: null,
    gold_weight_grams: null,
    gold_purity: null,
    property_value: null,
    property_postal_code: null,
    co_applicant_income: null,
    vehicle_price: null,
    down_payment: null,
    completed_products: ['Personal Loans'],
  })
})

it('answers nulls for a customer who told nothing yet', async () => {
  const customer = await buildCustomer(test.services)
  expect(await getMatchFacts(test.services, customer.user_id)).toMatchObject({
    birth_date: null,
    completed_products: [],
  })
})

it('does not know a customer who is not there', async () => {
  await expect(getMatchFacts(test.services, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})
