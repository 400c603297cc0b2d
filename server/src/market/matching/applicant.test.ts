import { isDeepStrictEqual } from 'node:util'
import { matchFacts, offerQuestionsOf } from '@marketplace/contract/customers/offer-questions'
import { questionsOf } from '@marketplace/contract/customers/product-questions'
import type { GoldRate } from '@marketplace/contract/reference/gold-rates'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import { isUnsecuredPersonal } from '@marketplace/contract/reference/product-traits'
import type { ProductType } from '@marketplace/contract/reference/products'
import { describe, expect, it } from 'vitest'
import { employmentOf, toApplicant, type Applicant } from './applicant.ts'

describe('employmentOf', () => {
  it.each([
    [1, 'salaried'],
    [2, 'self_employed'],
    [3, 'business'],
    [4, null],
    [5, null],
    [6, null],
    [7, null],
    [99, null],
  ])('option %d is %s', (code, employment) => {
    expect(employmentOf(code)).toBe(employment)
  })
})

describe('toApplicant', () => {
  it.each(loanProducts)('goes by the questions that %s asks before its offers, by no other', (product) => {
    const all = { ...told, credit_score_class: 4, household_income_amount: 180_000, open_gold_loans: 1_000 }
    const answers = { ...all, gold_weight_grams: 100.5, gold_coin_grams: 60 }
    const judged = (change: object): Applicant => {
      const { household_income, ...applicant } = toApplicant({ ...answers, ...change }, ask, bands, {
        product_type: product,
        gold_rate,
      })
      // The rule that goes by the household binds unsecured loans to a person alone.
      return { ...applicant, household_income: isUnsecuredPersonal(product) ? household_income : null }
    }
    const whole = judged({})
    const read = matchFacts.filter((fact) => !isDeepStrictEqual(judged({ [fact]: null }), whole))
    // The amount is asked for in words of its own (asked-amount.ts).
    const amounts: ReadonlySet<string> = new Set(['se_loan_amount', 'down_payment'])
    const asked = offerQuestionsOf(product).filter((question) => !amounts.has(question))
    expect(read.filter((fact) => questionsOf(product).includes(fact))).toEqual(asked)
  })

  it('takes a score that is not known for one that is not told', () => {
    const score = (credit_score_class: number) =>
      toApplicant({ ...told, credit_score_class }, ask, bands, { product_type: 'Car', gold_rate })
        .credit_score_class
    expect([score(4), score(7), score(8)]).toEqual([4, 7, null])
  })

  const bands = [
    { option_id: 1, band_min: 0, band_max: 300_000 },
    { option_id: 2, band_min: 300_001, band_max: 600_000 },
    { option_id: 3, band_min: 600_001, band_max: null },
  ]
  const profile = {
    birth_date: '1990-06-15',
    employment_status_code: 1,
    monthly_income: 40_000,
    household_income: 1,
    emi: 0,
    credit_score_class: null,
    postal_code: '226001',
    business_registration_type: 1,
    business_current_turnover: 4,
    business_years: 3,
  }
  const told = {
    ...profile,
    co_applicant_income: 70_000,
    household_income_amount: null,
    open_gold_loans: null,
    gold_coin_grams: null,
    gold_weight_grams: 20.5,
    gold_purity: 2,
    property_value: 2_000_000,
    property_postal_code: '226020',
    vehicle_price: 90_000,
  }
  const ask = { amount: 1, tenure_months: 3 }
  const gold_rate: GoldRate = {
    day: '2026-11-20',
    rupees_per_gram_24k: 12_000,
    source: 'ibja',
    basis: 'close',
    average_of: 20,
    is_old: 0,
  }
  const inMarket = (product_type: ProductType) => toApplicant(told, ask, bands, { product_type, gold_rate })

  it.each([
    // Without an amount: what the applicant alone earns a year, as far as the band goes.
    [1, null, 20_000, 240_000],
    [1, null, 40_000, 300_000],
    [1, null, null, null],
    [1, 180_000, 15_000, 180_000],
    [2, null, 40_000, 600_000],
    [2, 180_000, 40_000, 600_000],
    [3, null, 40_000, Infinity],
    [4, null, 40_000, null],
    [null, null, 40_000, null],
  ])(
    'household option %s, %s told, beside an income of %s: %s a year',
    (household_income, household_income_amount, monthly_income, expected) => {
      const market = { product_type: 'Personal Loans', gold_rate } as const
      expect(
        toApplicant(
          { ...told, household_income, household_income_amount, monthly_income },
          ask,
          bands,
          market,
        ),
      ).toEqual({
        ...profile,
        monthly_income,
        household_income: expected,
        open_gold_loans: 0,
        security_value: null,
        amount: 1,
        tenure_months: 3,
      })
    },
  )

  it.each<[ProductType, number | null]>([
    ['Personal Loans', null],
    ['Business Loans', null],
    ['Student Loans', null],
    // 20.5 g × 22/24 × 12,000
    ['Gold Loans', 225_500],
    ['Affordable Housing Loan', 2_000_000],
    ['2-wheeler', 90_000],
    ['Car', 90_000],
  ])('%s is secured by %s', (product, value) => {
    expect(inMarket(product).security_value).toBe(value)
  })

  it('has the income of the co-applicant for a student and the PIN code of the property for a home', () => {
    expect(inMarket('Student Loans')).toMatchObject({ monthly_income: 70_000, postal_code: '226001' })
    // What the student repays says nothing of the co-applicant.
    expect(inMarket('Student Loans').emi).toBeNull()
    expect(inMarket('Car').emi).toBe(told.emi)
    expect(inMarket('Affordable Housing Loan')).toMatchObject({
      monthly_income: 40_000,
      postal_code: '226020',
    })
    expect(inMarket('Gold Loans')).toMatchObject({ monthly_income: 40_000, postal_code: '226001' })
  })

  it('cannot tell what gold is worth without its weight, its purity or a rate', () => {
    const worth = (change: object, rate: GoldRate | null = gold_rate) =>
      toApplicant({ ...told, ...change }, ask, bands, { product_type: 'Gold Loans', gold_rate: rate })
        .security_value
    expect(worth({ gold_weight_grams: null })).toBeNull()
    expect(worth({ gold_purity: null })).toBeNull()
    expect(worth({}, null)).toBeNull()
  })
})
