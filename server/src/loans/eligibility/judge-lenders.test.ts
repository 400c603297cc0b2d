import { describe, expect, it, test } from 'vitest'
import { buildOffers } from '../../market/matching/build-offers.ts'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildApplicant, buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { judgeLenders, sumUpLenders } from './judge-lenders.ts'

const TODAY = '2026-11-20'
const strict = {
  min_income: 25_000,
  max_income: 90_000,
  min_age: 23,
  max_age: 58,
  max_age_at_maturity: 60,
  ticket_class: 3,
  credit_score_class: 4,
  pincode_prefixes: ['226'],
  max_foir_percent: 50,
}
const person = {
  birth_date: '1990-05-17',
  employment_status_code: 1,
  monthly_income: 45_000,
  household_income: 200_000,
  emi: 2_500,
  credit_score_class: 5,
  postal_code: '226001',
  amount: 200_000,
  tenure_months: 24,
}
const judge = (lender = {}, applicant = {}, market = {}) => {
  const [judged] = judgeLenders(
    [buildOfferLender({ ...strict, ...lender })],
    buildMarket(market),
    buildApplicant({ ...person, ...applicant }),
    TODAY,
  )
  if (judged === undefined) throw new Error('a lender was not judged')
  return judged
}
const outcomes = (judged: ReturnType<typeof judge>) =>
  Object.fromEntries(judged.checks.map(({ code, outcome }) => [code, outcome]))

const allPass = {
  not_offered: 'pass',
  income_below_min: 'pass',
  income_above_max: 'pass',
  age_below_min: 'pass',
  age_above_max: 'pass',
  age_at_maturity: 'pass',
  employment: 'pass',
  ticket_class: 'pass',
  credit_score: 'pass',
  pincode_not_served: 'pass',
  repayments_too_high: 'pass',
  microfinance_limit: 'pass',
}

describe('a verdict with every check', () => {
  it('tells the passing ones too, with what the lender needs and what was given', () => {
    const judged = judge()
    expect(judged.verdict).toBe('pass')
    expect(outcomes(judged)).toEqual(allPass)
    expect(judged.checks).toContainEqual({
      code: 'income_below_min',
      outcome: 'pass',
      needs: '₹25,000 or more',
      yours: '₹45,000',
      text: 'Needs ₹25,000 or more',
    })
    for (const { needs, yours } of judged.checks)
      expect(`${needs}${yours}`).not.toMatch(/Infinity|NaN|undefined/)
  })

  it('leaves out what the rule does not ask', () => {
    expect(outcomes(judge({ min_income: null, pincode_prefixes: null }))).not.toHaveProperty(
      'income_below_min',
    )
    expect(outcomes(judge({}, { household_income: Infinity }))).not.toHaveProperty('microfinance_limit')
  })

  test.each([
    [{}, { monthly_income: 20_000 }, {}, ['income_below_min']],
    [{}, { monthly_income: 95_000 }, {}, ['income_above_max']],
    [{ salaried: 0 }, {}, {}, ['employment']],
    [{}, { credit_score_class: 7 }, {}, ['no_credit_history']],
    [{}, { postal_code: '110001', birth_date: '2004-05-17' }, {}, ['age_below_min', 'pincode_not_served']],
    [{ lender_status: 0 }, {}, {}, ['not_offered']],
    [{}, {}, { off_lender_ids: new Set([1]) }, ['not_offered']],
    [{}, { emi: 40_000 }, {}, ['microfinance_limit', 'repayments_too_high']],
  ] as const)('lender %j, person %j, market %j fails by %j', (lender, applicant, market, failing) => {
    const judged = judge(lender, applicant, market)
    expect(judged.verdict).toBe('fail')
    expect(judged.checks.flatMap(({ code, outcome }) => (outcome === 'fail' ? [code] : [])).sort()).toEqual(
      failing,
    )
  })

  it('is possible where something was not told', () => {
    const judged = judge({}, { credit_score_class: null, birth_date: null })
    expect(judged.verdict).toBe('possible')
    expect(outcomes(judged)).toMatchObject({
      credit_score: 'unknown',
      age_below_min: 'unknown',
      employment: 'pass',
    })
  })

  it('says whether the lender is off, or off for this brand', () => {
    const yours = (judged: ReturnType<typeof judge>) =>
      judged.checks.find(({ code }) => code === 'not_offered')?.yours
    expect(yours(judge({ lender_status: 0 }))).toBe('switched off')
    expect(yours(judge({}, {}, { off_lender_ids: new Set([1]) }))).toBe('off for this brand')
    expect(yours(judge())).toBe('live')
  })
})

it('agrees with the offers that customers see, reason by reason, in staff’s words and not in theirs', () => {
  const lenders = [
    buildOfferLender({ ...strict, lender_id: 1, legal_name: 'One' }),
    buildOfferLender({ lender_id: 2, legal_name: 'Two', min_age: 40, min_income: 60_000 }),
    buildOfferLender({ lender_id: 3, legal_name: 'Three', fee_min: 900_000, fee_percent: 0 }),
    buildOfferLender({ lender_id: 4, legal_name: 'Four', credit_score_class: 6, api: 1 }),
  ]
  for (const applicant of [
    buildApplicant(person),
    buildApplicant({ ...person, monthly_income: null, emi: 50_000 }),
  ]) {
    const market = buildMarket()
    const offers = buildOffers({
      index: compileLenders(lenders, market),
      applicant,
      answers: new Map(),
      applied_lender_ids: new Set(),
      today: TODAY,
      language: 'en',
    })
    const judged = judgeLenders(lenders, market, applicant, TODAY)
    for (const { lender_id, reasons } of offers.unmatched) {
      const one = judged.find((lender) => lender.lender_id === lender_id)
      expect(one?.verdict).toBe('fail')
      const failing = one?.checks.filter(({ outcome, code }) => outcome === 'fail' && code !== 'not_offered')
      expect(failing?.map(({ code }) => code)).toEqual(
        reasons.flatMap(({ code }) => (code === 'not_offered' ? [] : [code])),
      )
      for (const { text, unlock } of failing ?? []) expect(`${text} ${unlock ?? ''}`).not.toMatch(/\byou/i)
    }
    for (const { lender_id, possible } of offers.matched) {
      expect(judged.find((lender) => lender.lender_id === lender_id)?.verdict).toBe(
        possible === 1 ? 'possible' : 'pass',
      )
    }
    expect(offers.matched.length + offers.unmatched.length).toBe(judged.length)
  }
})

test.each([
  [{}, {}, 'pass', ''],
  [{}, { monthly_income: 20_000 }, 'fail', 'Income ₹20,000, needs ₹25,000 or more'],
  [
    { min_income: 25_000, max_income: 90_000 },
    { credit_score_class: null },
    'possible',
    'Credit score not given',
  ],
  [
    {},
    { credit_score_class: null, birth_date: null, postal_code: '110001' },
    'fail',
    'PIN code 110001 not served; Birth date not given; Credit score not given',
  ],
  [{ lender_status: 0 }, {}, 'fail', 'Lender switched off'],
] as const)('lender %j and person %j in one line: %s, %j', (lender, applicant, verdict, why) => {
  const given = [buildOfferLender({ ...strict, ...lender })]
  const asked = buildApplicant({ ...person, ...applicant })
  const [summed] = sumUpLenders(given, buildMarket(), asked, TODAY)
  expect(summed).toEqual({ lender_id: 1, lender_name: given[0]?.legal_name, verdict, why })
  expect(judgeLenders(given, buildMarket(), asked, TODAY)[0]?.verdict).toBe(verdict)
})
