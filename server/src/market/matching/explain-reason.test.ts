import type { Lender } from '@marketplace/contract/market/lenders'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import { matchChecks } from '@marketplace/contract/market/offers'
import { describe, expect, it } from 'vitest'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Applicant } from './applicant.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import { explainReason, explainUnknown, type ReasonReader } from './explain-reason.ts'
import { ordinalEn } from './reason-texts.en.ts'

const failing = (
  check: MatchCheck,
  lender: Partial<Lender>,
  applicant: Partial<Applicant>,
  product_type: ProductType = 'Personal Loans',
) => ({
  check,
  lender: buildOfferLender(lender),
  applicant: buildApplicant(applicant),
  market: buildMarket({ product_type }),
  rate: 14,
  today: '2026-11-20',
})

type Case = [check: MatchCheck, lender: Partial<Lender>, applicant: Partial<Applicant>, product?: ProductType]

const cases: Record<MatchCheck, Case> = {
  not_offered: ['not_offered', {}, {}],
  income_below_min: ['income_below_min', { min_income: 25_000 }, { monthly_income: 18_000 }],
  income_above_max: ['income_above_max', { max_income: 50_000 }, { monthly_income: 120_000 }],
  age_below_min: ['age_below_min', { min_age: 21 }, { birth_date: '2006-03-05' }],
  age_above_max: ['age_above_max', { max_age: 60 }, { birth_date: '1963-01-01' }],
  age_at_maturity: ['age_at_maturity', { max_age_at_maturity: 60 }, { birth_date: '1967-12-20' }],
  employment: ['employment', { salaried: 0 }, { employment_status_code: 5 }],
  ticket_class: ['ticket_class', { ticket_class: 3, amount_min: 600_000 }, {}],
  instalment_cannot_repay: ['instalment_cannot_repay', {}, {}],
  credit_score: ['credit_score', { credit_score_class: 4 }, { credit_score_class: 3 }],
  no_credit_history: ['no_credit_history', { credit_score_class: 3 }, { credit_score_class: 7 }],
  pincode_not_served: ['pincode_not_served', { pincode_prefixes: ['5'] }, {}],
  repayments_too_high: [
    'repayments_too_high',
    { max_foir_percent: 50, amount_min: 100_000, tenure_max_months: 36 },
    { monthly_income: 20_000, emi: 7_000 },
  ],
  microfinance_limit: [
    'microfinance_limit',
    { amount_min: 400_000, tenure_max_months: 60 },
    { household_income: 300_000 },
  ],
  turnover_below_min: ['turnover_below_min', { min_turnover: 4 }, { business_current_turnover: 3 }],
  business_years_below_min: ['business_years_below_min', { min_business_years: 4 }, { business_years: 2 }],
  registration_needed: ['registration_needed', { needs_registration: 1 }, { business_registration_type: 7 }],
  security_value: ['security_value', { amount_min: 250_001 }, { security_value: 300_000 }, 'Gold Loans'],
}

const explain = (check: MatchCheck, alone = true, language: ReasonReader = 'en') => {
  const { code, text, unlock, needs, yours } = explainReason(failing(...cases[check]), () => alone, language)
  expect(code).toBe(check)
  expect([needs, yours, text].every((words) => words.trim() !== '')).toBe(true)
  return [text, unlock]
}

describe('in English', () => {
  it.each<[MatchCheck, string, string | undefined]>([
    ['not_offered', 'has no offer for you at present', undefined],
    [
      'income_below_min',
      'needs income ₹25,000 a month; you gave ₹18,000',
      'An income of ₹25,000 a month would unlock this lender',
    ],
    ['income_above_max', 'needs income ₹50,000 a month or less; you gave ₹1,20,000', undefined],
    [
      'age_below_min',
      'needs age 21 or more; you are 20',
      'From your 21st birthday on 05/03/2027 this lender is open to you',
    ],
    ['age_above_max', 'needs age 60 or less; you are 63', undefined],
    [
      'age_at_maturity',
      'needs age 60 or less when the loan ends; you would be 61',
      'A loan over 24 months or less would unlock this lender',
    ],
    [
      'employment',
      'needs employment: self-employed professional or business owner; you gave student',
      undefined,
    ],
    ['ticket_class', 'states ₹5,00,000 as the most it lends, and ₹6,00,000 as the least', undefined],
    [
      'instalment_cannot_repay',
      'has a rate so high for so many months that equal instalments would not repay the loan; try fewer months',
      undefined,
    ],
    [
      'credit_score',
      'needs a credit score of 700 or more; you gave 650–699',
      'A credit score of 700 or more would unlock this lender',
    ],
    [
      'no_credit_history',
      'needs a credit score of 650 or more; you gave no credit history yet',
      'A credit score of 650 or more would unlock this lender',
    ],
    ['pincode_not_served', 'does not lend at PIN code 226001 yet', undefined],
    [
      'repayments_too_high',
      'needs all EMIs together within 50 % of your income, ₹10,000 a month; with its smallest loan of ₹1,00,000 yours would be ₹10,418',
      'Other EMIs of ₹6,582 a month or less would unlock this lender',
    ],
    [
      'microfinance_limit',
      'by an RBI rule, all EMIs together must stay within 50 % of your household income, ₹12,500 a month; with its smallest loan of ₹4,00,000 yours would be ₹13,672',
      'A loan over 41 months would unlock this lender',
    ],
    [
      'turnover_below_min',
      'needs a turnover above ₹20,00,000 a year; you gave ₹10,00,001–₹20,00,000',
      'A turnover above ₹20,00,000 a year would unlock this lender',
    ],
    [
      'business_years_below_min',
      'needs 3 years in business or more; you gave 1–2 years',
      '3 years in business would unlock this lender',
    ],
    [
      'registration_needed',
      'needs a business with GST, Udyam or another registration; yours is not registered',
      'Registering your business would unlock this lender',
    ],
    [
      'security_value',
      'needs gold worth ₹3,12,502 or more for its smallest loan of ₹2,50,001; yours is ₹3,00,000',
      'Gold worth ₹3,12,502 or more would unlock this lender',
    ],
  ])('%s', (check, text, unlock) => {
    expect(explain(check)).toEqual([text, unlock])
  })

  it.each<[MatchCheck, string]>([
    ['income_below_min', 'An income of ₹25,000 a month would meet this condition'],
    ['age_below_min', 'From your 21st birthday on 05/03/2027 you meet this condition'],
  ])('%s promises no more than it does where other checks fail too', (check, unlock) => {
    expect(explain(check, false)[1]).toBe(unlock)
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [11, '11th'],
    [18, '18th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [112, '112th'],
  ])('%d is %s', (number, ordinal) => {
    expect(ordinalEn(number)).toBe(ordinal)
  })
})

describe('by product', () => {
  const words = (...given: Case) => {
    const { text, unlock } = explainReason(failing(...given), () => true, 'en')
    return [text, unlock]
  }

  it('speaks of the property', () => {
    const home: Case = [
      'security_value',
      { amount_min: 300_000, max_ltv_percent: 80 },
      { security_value: 374_999 },
      'Affordable Housing Loan',
    ]
    expect(words(...home)).toEqual([
      'needs a property worth ₹3,75,000 or more for its smallest loan of ₹3,00,000; yours is ₹3,74,999',
      'A property worth ₹3,75,000 or more would unlock this lender',
    ])
  })

  it('speaks of the vehicle, and never of buying a dearer one', () => {
    const car: Case = [
      'security_value',
      { amount_min: 100_000, max_ltv_percent: 90 },
      { security_value: 90_000 },
      'Car',
    ]
    expect(words(...car)).toEqual([
      'needs a vehicle priced at ₹1,11,112 or more for its smallest loan of ₹1,00,000; yours is ₹90,000',
      undefined,
    ])
  })

  it('speaks of the co-applicant’s income to a student', () => {
    const student: Case = [
      'income_below_min',
      { min_income: 25_000 },
      { monthly_income: 18_000 },
      'Student Loans',
    ]
    expect(words(...student)[0]).toBe('needs a co-applicant’s income of ₹25,000 a month; you gave ₹18,000')
    expect(explainUnknown(failing(...student), 'en').text).toBe(
      'needs a co-applicant’s income of ₹25,000 a month; you have not told us your co-applicant’s monthly income',
    )
    expect(explainUnknown(failing(...student), 'hi').text).toBe(
      'शर्त: सह-आवेदक की महीने की आय ₹25,000; आपने सह-आवेदक की मासिक आय अभी नहीं बताई',
    )
  })

  it('unlocks with the co-applicant’s income too', () => {
    const student: Case = [
      'income_below_min',
      { min_income: 25_000 },
      { monthly_income: 18_000 },
      'Student Loans',
    ]
    expect(words(...student)[1]).toBe('A co-applicant’s income of ₹25,000 a month would unlock this lender')
    expect(explainReason(failing(...student), () => true, 'hi').unlock).toBe(
      'सह-आवेदक की महीने की आय ₹25,000 हो तो इस लेंडर से लोन मिल सकता है',
    )
  })

  it('says that the co-applicant’s EMIs are not known, and does not ask the student for them', () => {
    const student: Case = ['repayments_too_high', { max_foir_percent: 50 }, { emi: null }, 'Student Loans']
    expect(explainUnknown(failing(...student), 'en')).toEqual({
      code: 'repayments_too_high',
      needs: 'all EMIs together within 50 % of your co-applicant’s income',
      yours: 'not known to us',
      text: 'needs all EMIs together within 50 % of your co-applicant’s income; we do not ask for your co-applicant’s EMIs',
    })
    expect(explainUnknown(failing(...student), 'hi').text).toBe(
      'शर्त: सारी EMI मिलाकर सह-आवेदक की आय के 50% के अंदर; सह-आवेदक की EMI हम नहीं पूछते',
    )
    const [text] = words('repayments_too_high', { max_foir_percent: 10 }, { emi: 0 }, 'Student Loans')
    expect(text).toContain('within 10 % of your co-applicant’s income, ₹6,000 a month')
  })

  it('does not ask for gold that was told while there is no rate to value it with', () => {
    const [check, lender, applicant, product] = cases.security_value
    const gold = failing(check, lender, applicant, product)
    const unrated = { ...gold, market: { ...gold.market, gold_rate: null } }
    expect(explainUnknown(unrated, 'en')).toEqual({
      code: 'security_value',
      needs: 'gold worth ₹3,12,502 or more for its smallest loan of ₹2,50,001',
      yours: 'not known to us',
      text: 'needs gold worth ₹3,12,502 or more for its smallest loan of ₹2,50,001; we have no gold rate yet to value yours with',
    })
    expect(explainUnknown(unrated, 'hi').text).toContain('हमारे पास अभी सोने का भाव नहीं है')
  })

  it('leaves an open band open', () => {
    expect(words('turnover_below_min', { min_turnover: 4 }, { business_current_turnover: 7 })[0]).toContain(
      'you gave ₹5,00,00,001+',
    )
  })
})

const figures = (text: string | undefined) => (text?.match(/₹[\d,]+|\d[\d/]*/g) ?? []).toSorted()

describe('in Hindi', () => {
  it.each<[MatchCheck, string, string | undefined]>([
    [
      'income_below_min',
      'महीने की आय ₹25,000 चाहिए; आपने ₹18,000 बताई है',
      'महीने की आय ₹25,000 हो तो इस लेंडर से लोन मिल सकता है',
    ],
    [
      'age_below_min',
      'उम्र 21 साल या उससे ज़्यादा चाहिए; आपकी उम्र 20 साल है',
      '05/03/2027 से, जब आपके 21 साल पूरे होंगे, इस लेंडर से लोन मिल सकता है',
    ],
    ['ticket_class', 'ज़्यादा से ज़्यादा ₹5,00,000 और कम से कम ₹6,00,000 का लोन बताता है', undefined],
    ['pincode_not_served', 'पिन कोड 226001 पर अभी लोन नहीं देता', undefined],
  ])('%s', (check, text, unlock) => {
    expect(explain(check, true, 'hi')).toEqual([text, unlock])
  })

  it.each(matchChecks)('%s is told in Devanagari, with the same figures as in English', (check) => {
    const [en, unlockEn] = explain(check)
    const [hi, unlockHi] = explain(check, true, 'hi')
    expect(hi).toMatch(/\p{Script=Devanagari}/u)
    expect(hi?.replaceAll(/EMI|GST|RBI/g, '')).not.toMatch(/[A-Za-z]/)
    expect(figures(hi)).toEqual(figures(en))
    expect(figures(unlockHi)).toEqual(figures(unlockEn?.replace(/(\d)(st|nd|rd|th)/, '$1')))
  })
})

describe('what is not told', () => {
  it.each<[MatchCheck, string]>([
    ['credit_score', 'needs a credit score of 700 or more; you have not told us your credit score band'],
    ['pincode_not_served', 'needs a PIN code that the lender serves; you have not told us your PIN code'],
    [
      'repayments_too_high',
      'needs all EMIs together within 50 % of your income; you have not told us your monthly income and EMIs',
    ],
    [
      'microfinance_limit',
      'needs all EMIs together within 50 % of the household’s income where it earns ₹3,00,000 a year or less; you have not told us your household income and EMIs',
    ],
    [
      'turnover_below_min',
      'needs a turnover above ₹20,00,000 a year; you have not told us your yearly turnover',
    ],
    [
      'security_value',
      'needs gold worth ₹3,12,502 or more for its smallest loan of ₹2,50,001; you have not told us your gold’s weight and purity',
    ],
  ])('%s', (check, text) => {
    const [, lender, applicant, product] = cases[check]
    const reason = explainUnknown(
      failing(check, lender, { ...applicant, credit_score_class: null }, product),
      'en',
    )
    expect(reason.text).toBe(text)
    expect(reason.yours).toBe('not told yet')
    expect(reason.unlock).toContain('Tell us your')
  })

  it.each(matchChecks)('%s is told in Devanagari', (check) => {
    const reason = explainUnknown(failing(...cases[check]), 'hi')
    expect(reason.text).toMatch(/\p{Script=Devanagari}/u)
    // These are written as people read them everywhere.
    expect(
      Object.values(reason)
        .slice(1)
        .join(' ')
        .replaceAll(/EMI|GST|RBI/g, ''),
    ).not.toMatch(/[A-Za-z]/)
  })
})

describe('for staff', () => {
  it.each<[MatchCheck, string, string | undefined]>([
    [
      'income_below_min',
      'Income ₹18,000, needs ₹25,000 or more',
      'Income of ₹25,000 a month would open this lender',
    ],
    ['income_above_max', 'Income ₹1,20,000, needs ₹50,000 or less', undefined],
    ['age_below_min', 'Age 20, needs 21 or more', 'The 21st birthday on 05/03/2027 would open this lender'],
    ['age_above_max', 'Age 63, needs 60 or less', undefined],
    ['age_at_maturity', 'Age 61 at the end, needs 60 or less', '24 months or less would open this lender'],
    ['employment', 'Employment: student, needs self-employed professional or business owner', undefined],
    ['ticket_class', 'Lends ₹5,00,000 at most, and ₹6,00,000 at least', undefined],
    [
      'credit_score',
      'Credit score 650–699, needs 700 or more',
      'A credit score of 700 or more would open this lender',
    ],
    [
      'no_credit_history',
      'No credit history, needs a credit score of 650 or more',
      'A credit score of 650 or more would open this lender',
    ],
    ['pincode_not_served', 'PIN code 226001 not served', undefined],
    [
      'repayments_too_high',
      'EMIs ₹10,418 with its smallest loan of ₹1,00,000, needs ₹10,000 or less (50 % of the income)',
      'Other EMIs of ₹6,582 or less would open this lender',
    ],
    [
      'microfinance_limit',
      'RBI rule: EMIs ₹13,672 with its smallest loan of ₹4,00,000, needs ₹12,500 or less (50 % of the household income)',
      '41 months would open this lender',
    ],
    [
      'turnover_below_min',
      'Turnover ₹10,00,001–₹20,00,000 a year, needs more than ₹20,00,000',
      'A turnover above ₹20,00,000 a year would open this lender',
    ],
  ])('%s is told in short words', (check, text, unlock) => {
    expect(explain(check, true, 'staff')).toEqual([text, unlock])
  })

  it.each(matchChecks.filter((check) => check !== 'not_offered'))(
    '%s never speaks to the customer',
    (check) => {
      const words = explain(check, false, 'staff').join(' ')
      expect(words).not.toMatch(/\b(?:you|your)\b/i)
      const { text } = explainUnknown(failing(...cases[check]), 'staff')
      expect(text).toMatch(/not given$/)
    },
  )
})
