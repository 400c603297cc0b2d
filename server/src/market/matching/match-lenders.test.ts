import type { Lender } from '@marketplace/contract/market/lenders'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import { matchChecks } from '@marketplace/contract/market/offers'
import { describe, expect, it } from 'vitest'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Applicant } from './applicant.ts'
import { checkBit, checksOf } from './check-bits.ts'
import { compileLenders } from './compile-lenders.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import { emptyMatches, matchLenders } from './match-lenders.ts'
import type { Market } from './offer-lender.ts'

const today = '2026-11-20'

const match = (lender: Partial<Lender>, applicant: Partial<Applicant> = {}, market: Partial<Market> = {}) => {
  const index = compileLenders([buildOfferLender(lender)], buildMarket(market))
  const { fails, unknowns } = matchLenders(index, buildApplicant(applicant), today)
  return { fails: checksOf(fails[0] ?? -1), unknowns: checksOf(unknowns[0] ?? -1) }
}

type Row = [name: string, lender: Partial<Lender>, applicant: Partial<Applicant>, fails: MatchCheck[]]

describe('checks at their bounds', () => {
  it.each<Row>([
    ['nothing asked', {}, {}, []],
    ['income at the least', { min_income: 25_000 }, { monthly_income: 25_000 }, []],
    ['income below', { min_income: 25_000 }, { monthly_income: 24_999 }, ['income_below_min']],
    ['income at the most', { max_income: 25_000 }, { monthly_income: 25_000 }, []],
    ['income above', { max_income: 25_000 }, { monthly_income: 25_001 }, ['income_above_max']],
    ['21st birthday today', { min_age: 21 }, { birth_date: '2005-11-20' }, []],
    ['21st birthday tomorrow', { min_age: 21 }, { birth_date: '2005-11-21' }, ['age_below_min']],
    ['last day at 60', { max_age: 60 }, { birth_date: '1965-11-21' }, []],
    ['61st birthday today', { max_age: 60 }, { birth_date: '1965-11-20' }, ['age_above_max']],
    ['60 until the last instalment', { max_age_at_maturity: 60 }, { birth_date: '1968-11-21' }, []],
    ['61 on the last', { max_age_at_maturity: 60 }, { birth_date: '1968-11-20' }, ['age_at_maturity']],
    [
      'maturity at the lender’s longest tenure',
      { max_age_at_maturity: 60, tenure_max_months: 24 },
      { birth_date: '1968-11-20' },
      [],
    ],
    [
      'maturity at the lender’s shortest tenure',
      { max_age_at_maturity: 60, tenure_min_months: 48 },
      { birth_date: '1968-11-21' },
      ['age_at_maturity'],
    ],
    ['salaried', { self_employed: 0, business: 0 }, { employment_status_code: 1 }, []],
    ['salaried not taken', { salaried: 0 }, { employment_status_code: 1 }, ['employment']],
    ['self-employed', { salaried: 0, business: 0 }, { employment_status_code: 2 }, []],
    ['self-employed not taken', { self_employed: 0 }, { employment_status_code: 2 }, ['employment']],
    ['business', { salaried: 0, self_employed: 0 }, { employment_status_code: 3 }, []],
    ['business not taken', { business: 0 }, { employment_status_code: 3 }, ['employment']],
    ['retired', {}, { employment_status_code: 4 }, ['employment']],
    ['student', {}, { employment_status_code: 5 }, ['employment']],
    ['homemaker', {}, { employment_status_code: 6 }, ['employment']],
    ['not working', {}, { employment_status_code: 7 }, ['employment']],
    ['an amount above the ticket class', { ticket_class: 3 }, { amount: 500_001 }, []],
    ['a smallest loan at its end', { ticket_class: 3, amount_min: 500_000 }, {}, []],
    ['a smallest loan above it', { ticket_class: 3, amount_min: 500_001 }, {}, ['ticket_class']],
    ['open ticket class', { ticket_class: 5 }, { amount: 5_000_000 }, []],
    ['score in the class', { credit_score_class: 4 }, { credit_score_class: 4 }, []],
    ['score above the class', { credit_score_class: 4 }, { credit_score_class: 6 }, []],
    ['score below the class', { credit_score_class: 4 }, { credit_score_class: 3 }, ['credit_score']],
    ['no history, class asked', { credit_score_class: 1 }, { credit_score_class: 7 }, ['no_credit_history']],
    ['no history, none asked', {}, { credit_score_class: 7 }, []],
    ['PIN served by six digits', { pincode_prefixes: ['226001'] }, {}, []],
    ['PIN served by one digit', { pincode_prefixes: ['1', '2'] }, {}, []],
    ['PIN beside the prefix', { pincode_prefixes: ['2261', '22600'] }, { postal_code: '226101' }, []],
    ['PIN not served', { pincode_prefixes: ['227', '11'] }, {}, ['pincode_not_served']],
    ['served nowhere', { pincode_prefixes: [] }, {}, ['pincode_not_served']],
    ['smallest loan just borne', { max_foir_percent: 50, amount_min: 585_178 }, { emi: 10_000 }, []],
    [
      'smallest loan a rupee too large',
      { max_foir_percent: 50, amount_min: 585_179 },
      { emi: 10_000 },
      ['repayments_too_high'],
    ],
    ['nothing left for repayments', { max_foir_percent: 50 }, { emi: 30_000 }, ['repayments_too_high']],
    ['household at the limit, just borne', { amount_min: 365_736 }, { household_income: 300_000 }, []],
    [
      'household at the limit, a rupee too large',
      { amount_min: 365_737 },
      { household_income: 300_000 },
      ['microfinance_limit'],
    ],
    ['household above the limit', { amount_min: 365_737 }, { household_income: 300_001 }, []],
    ['off by status', { lender_status: 0 }, {}, ['not_offered']],
    ['other product', { product_type: 'Business Loans' }, {}, ['not_offered']],
  ])('%s', (_name, lender, applicant, fails) => {
    expect(match(lender, applicant)).toEqual({ fails, unknowns: [] })
  })

  it('fails a lender that is off for the brand', () => {
    expect(match({ lender_id: 7 }, {}, { off_lender_ids: new Set([7]) }).fails).toEqual(['not_offered'])
  })

  it('binds the microfinance rule to personal loans alone', () => {
    const lender = { product_type: 'Gold Loans', amount_min: 365_737 } as const
    expect(match(lender, { household_income: 300_000 }, { product_type: 'Gold Loans' }).fails).toEqual([])
  })

  it('names every failing check, not the first', () => {
    const everything: Partial<Lender> = {
      lender_status: 0,
      min_income: 25_000,
      max_income: 17_000,
      min_age: 40,
      max_age: 30,
      max_age_at_maturity: 35,
      salaried: 0,
      ticket_class: 1,
      amount_min: 60_000,
      credit_score_class: 6,
      pincode_prefixes: ['5'],
      max_foir_percent: 1,
    }
    const applicant = { monthly_income: 18_000, household_income: 1 }
    const notPersonal = new Set<MatchCheck>([
      'turnover_below_min',
      'business_years_below_min',
      'registration_needed',
      'security_value',
      'instalment_cannot_repay',
    ])
    const personal = matchChecks.filter((check) => !notPersonal.has(check))
    expect(match(everything, applicant).fails).toEqual(
      personal.filter((check) => check !== 'no_credit_history'),
    )
    expect(match(everything, { ...applicant, credit_score_class: 7 }).fails).toEqual(
      personal.filter((check) => check !== 'credit_score'),
    )
  })
})

describe('the checks of one kind of loan', () => {
  const strict: Partial<Lender> = {
    min_turnover: 4,
    min_business_years: 3,
    needs_registration: 1,
    max_ltv_percent: 80,
    amount_min: 100_000,
  }
  const small: Partial<Applicant> = {
    business_current_turnover: 3,
    business_years: 2,
    business_registration_type: 7,
    security_value: 100_000,
  }
  const inMarket = (
    product_type: ProductType,
    lender: Partial<Lender>,
    applicant: Partial<Applicant>,
  ): ReturnType<typeof match> => match({ product_type, ...lender }, applicant, { product_type })

  it.each<[ProductType, MatchCheck[]]>([
    ['Personal Loans', []],
    ['Business Loans', ['turnover_below_min', 'business_years_below_min', 'registration_needed']],
    ['Gold Loans', ['security_value']],
    ['Affordable Housing Loan', ['security_value']],
    ['Student Loans', []],
    ['2-wheeler', ['security_value']],
    ['Car', ['security_value']],
  ])('%s fails on %j, and cannot tell these of somebody who told nothing', (product, checks) => {
    expect(inMarket(product, strict, small)).toEqual({ fails: checks, unknowns: [] })
    expect(inMarket(product, strict, {})).toEqual({ fails: [], unknowns: checks })
  })

  it.each<[string, ProductType, Partial<Lender>, Partial<Applicant>, MatchCheck[]]>([
    ['turnover in the band', 'Business Loans', { min_turnover: 4 }, { business_current_turnover: 4 }, []],
    ['years in the band', 'Business Loans', { min_business_years: 3 }, { business_years: 3 }, []],
    ['any registration', 'Business Loans', { needs_registration: 1 }, { business_registration_type: 6 }, []],
    ['no registration asked', 'Business Loans', {}, { business_registration_type: 7 }, []],
    ['business owner taken', 'Business Loans', { salaried: 0 }, { employment_status_code: 3 }, []],
    [
      'business owner not taken',
      'Business Loans',
      { business: 0 },
      { employment_status_code: 3 },
      ['employment'],
    ],
    ['just enough gold', 'Gold Loans', { amount_min: 250_000 }, { security_value: 294_118 }, []],
    [
      'a rupee too little gold',
      'Gold Loans',
      { amount_min: 250_000 },
      { security_value: 294_117 },
      ['security_value'],
    ],
    [
      'gold of somebody without work',
      'Gold Loans',
      { salaried: 0 },
      { employment_status_code: 6, security_value: 90_000 },
      [],
    ],
    ['a student', 'Student Loans', {}, { employment_status_code: 5 }, []],
    ['just enough home', 'Affordable Housing Loan', strict, { security_value: 125_000 }, []],
    ['too small a home', 'Affordable Housing Loan', strict, { security_value: 124_999 }, ['security_value']],
    ['all of a vehicle', 'Car', { amount_min: 90_000 }, { security_value: 90_000 }, []],
    [
      'more than a vehicle costs',
      'Car',
      { amount_min: 90_001 },
      { security_value: 90_000 },
      ['security_value'],
    ],
    [
      'a vehicle whose lender lends nothing on it',
      'Car',
      { max_ltv_percent: 0 },
      { security_value: 500_000_000 },
      ['security_value'],
    ],
    [
      '30 years',
      'Affordable Housing Loan',
      { tenure_max_months: 360, max_foir_percent: 50, amount_min: 3_000_000 },
      { tenure_months: 360, security_value: 3_333_334 },
      ['repayments_too_high'],
    ],
    [
      'a home whose share by law is less than its lender’s',
      'Affordable Housing Loan',
      { amount_min: 3_000_000 },
      { security_value: 3_333_333 },
      ['security_value'],
    ],
  ])('%s', (_name, product, lender, applicant, fails) => {
    expect(inMarket(product, lender, applicant).fails).toEqual(fails)
  })
})

describe('what is not told', () => {
  const asksAll: Partial<Lender> = {
    min_income: 25_000,
    max_income: 90_000,
    min_age: 21,
    max_age: 60,
    max_age_at_maturity: 62,
    credit_score_class: 4,
    pincode_prefixes: ['5'],
    max_foir_percent: 1,
  }

  it.each<[string, Partial<Applicant>, MatchCheck[]]>([
    ['income', { monthly_income: null }, ['income_below_min', 'income_above_max', 'repayments_too_high']],
    ['birth date', { birth_date: null }, ['age_below_min', 'age_above_max', 'age_at_maturity']],
    ['employment', { employment_status_code: null }, ['employment']],
    ['credit score', { credit_score_class: null }, ['credit_score']],
    ['PIN code', { postal_code: null }, ['pincode_not_served']],
    ['an empty PIN code', { postal_code: '' }, ['pincode_not_served']],
    ['a PIN code that is none', { postal_code: '0226' }, ['pincode_not_served']],
    ['EMIs', { emi: null }, ['repayments_too_high']],
    [
      'EMIs of a small household',
      { emi: null, household_income: 1 },
      ['repayments_too_high', 'microfinance_limit'],
    ],
    [
      'household, income at the limit',
      { household_income: null, monthly_income: 25_000 },
      ['microfinance_limit'],
    ],
    ['household, income above it', { household_income: null, monthly_income: 25_001 }, []],
  ])('%s is unknown and never fails', (_name, applicant, unknowns) => {
    const result = match(asksAll, applicant)
    expect(result.unknowns).toEqual(unknowns)
    expect(result.fails.filter((check) => unknowns.includes(check))).toEqual([])
  })

  it('is no question to a lender that does not ask', () => {
    const applicant = { monthly_income: null, birth_date: null, credit_score_class: null, postal_code: null }
    expect(match({}, applicant)).toEqual({ fails: [], unknowns: [] })
  })
})

describe('matchLenders', () => {
  it('keeps the order of the lenders and may reuse the arrays of an earlier answer', () => {
    const index = compileLenders(
      [buildOfferLender({ min_income: 90_000 }), buildOfferLender(), buildOfferLender({ salaried: 0 })],
      buildMarket(),
    )
    const into = emptyMatches(3)
    into.fails.fill(131_071)
    expect(matchLenders(index, buildApplicant(), today, into)).toBe(into)
    expect([...into.fails]).toEqual([checkBit.income_below_min, 0, checkBit.employment])
  })
})
