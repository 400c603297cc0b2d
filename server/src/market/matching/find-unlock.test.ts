import type { Lender } from '@marketplace/contract/market/lenders'
import type { MatchCheck } from '@marketplace/contract/market/offers'
import { matchChecks } from '@marketplace/contract/market/offers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Applicant } from './applicant.ts'
import { applyUnlock } from './apply-unlock.ts'
import { checkBit, checksOf } from './check-bits.ts'
import { compileLenders } from './compile-lenders.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import type { Unlock } from './find-unlock.ts'
import { findUnlock } from './find-unlock.ts'
import { matchLenders } from './match-lenders.ts'

const today = '2026-11-20'
const market = buildMarket()

const unlock = (check: MatchCheck, lender: Partial<Lender>, applicant: Partial<Applicant>) =>
  findUnlock({
    check,
    lender: buildOfferLender(lender),
    applicant: buildApplicant(applicant),
    market,
    rate: 14,
    today,
  })

describe('findUnlock', () => {
  it.each<[string, MatchCheck, Partial<Lender>, Partial<Applicant>, Unlock | null]>([
    [
      'income',
      'income_below_min',
      { min_income: 25_000 },
      { monthly_income: 18_000 },
      { kind: 'income', monthly_income: 25_000 },
    ],
    ['income above', 'income_above_max', { max_income: 25_000 }, {}, null],
    [
      'birthday',
      'age_below_min',
      { min_age: 21 },
      { birth_date: '2006-03-05' },
      { kind: 'birthday', years: 21, day: { year: 2027, month: 3, day: 5 } },
    ],
    ['age above', 'age_above_max', { max_age: 60 }, { birth_date: '1950-01-01' }, null],
    [
      'a shorter loan',
      'age_at_maturity',
      { max_age_at_maturity: 60 },
      { birth_date: '1967-12-20' },
      { kind: 'tenure_at_most', months: 24 },
    ],
    ['no shorter loan', 'age_at_maturity', { max_age_at_maturity: 60 }, { birth_date: '1966-01-01' }, null],
    ['employment', 'employment', { salaried: 0 }, {}, null],
    [
      'a ticket class below the smallest loan',
      'ticket_class',
      { ticket_class: 1, amount_min: 60_000 },
      {},
      null,
    ],
    ['an instalment that cannot repay', 'instalment_cannot_repay', {}, {}, null],
    [
      'score',
      'credit_score',
      { credit_score_class: 4 },
      { credit_score_class: 2 },
      { kind: 'score', least: 700 },
    ],
    [
      'first score',
      'no_credit_history',
      { credit_score_class: 3 },
      { credit_score_class: 7 },
      { kind: 'score', least: 650 },
    ],
    ['PIN code', 'pincode_not_served', { pincode_prefixes: ['5'] }, {}, null],
    [
      'more turnover',
      'turnover_below_min',
      { min_turnover: 4 },
      { business_current_turnover: 2 },
      { kind: 'turnover_above', turnover: 2_000_000 },
    ],
    ['any turnover', 'turnover_below_min', { min_turnover: 1 }, {}, null],
    [
      'an older business',
      'business_years_below_min',
      { min_business_years: 5 },
      { business_years: 2 },
      { kind: 'business_years', years: 5 },
    ],
    ['a registration', 'registration_needed', { needs_registration: 1 }, {}, { kind: 'registration' }],
    ['no security of an unsecured loan', 'security_value', { max_ltv_percent: 80 }, {}, null],
    [
      'a longer loan',
      'repayments_too_high',
      { max_foir_percent: 50, amount_min: 100_000 },
      { monthly_income: 20_000, emi: 7_000 },
      // 3,000 a month bears 1,00,000 from the 43rd month on.
      { kind: 'tenure_at_least', months: 43 },
    ],
    [
      'lower EMIs elsewhere',
      'repayments_too_high',
      { max_foir_percent: 50, amount_min: 100_000, tenure_max_months: 36 },
      { monthly_income: 20_000, emi: 7_000 },
      { kind: 'other_emis_at_most', emi: 6_582 },
    ],
    [
      'a higher income',
      'repayments_too_high',
      { max_foir_percent: 50, amount_min: 100_000, tenure_max_months: 36 },
      { monthly_income: 6_000, emi: 0 },
      { kind: 'income', monthly_income: 6_836 },
    ],
    [
      'no income above the most that the lender takes',
      'repayments_too_high',
      { max_foir_percent: 50, amount_min: 100_000, tenure_max_months: 36, max_income: 6_835 },
      { monthly_income: 6_000, emi: 0 },
      null,
    ],
    [
      'nothing in a household that can bear none',
      'microfinance_limit',
      { amount_min: 365_737, tenure_max_months: 36 },
      { household_income: 100_000 },
      null,
    ],
    ['not offered', 'not_offered', {}, {}, null],
  ])('%s', (_name, check, lender, applicant, expected) => {
    expect(unlock(check, lender, applicant)).toEqual(expected)
  })

  const lenders = fc.record({
    min_income: fc.option(fc.integer({ min: 10_000, max: 60_000 })),
    min_age: fc.option(fc.integer({ min: 18, max: 30 })),
    max_age_at_maturity: fc.option(fc.integer({ min: 30, max: 65 })),
    credit_score_class: fc.option(fc.integer({ min: 1, max: 6 })),
    max_foir_percent: fc.option(fc.integer({ min: 20, max: 70 })),
    amount_min: fc.integer({ min: 5_000, max: 400_000 }),
    representative_rate: fc.constant(14),
  })
  const applicants = fc.record({
    birth_date: fc
      .date({ min: new Date('1950-01-01'), max: new Date('2008-11-20'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    monthly_income: fc.integer({ min: 5_000, max: 80_000 }),
    household_income: fc.constantFrom(100_000, 200_000, 300_000, Infinity),
    emi: fc.integer({ min: 0, max: 30_000 }),
    credit_score_class: fc.integer({ min: 1, max: 7 }),
    amount: fc.integer({ min: 1_000, max: 5_000_000 }),
    tenure_months: fc.integer({ min: 3, max: 96 }),
  })

  it('lets the check pass once done, whatever it says', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(lenders, applicants, (lender, changes) => {
        const applicant = buildApplicant(changes)
        const index = compileLenders([buildOfferLender(lender)], market)
        const fails = matchLenders(index, applicant, today).fails[0] ?? 0
        for (const check of checksOf(fails)) {
          const change = unlock(check, lender, changes)
          if (change === null) continue
          seen.add(change.kind)
          const after = applyUnlock(change, applicant, { market, today })
          const still = matchLenders(index, after.applicant, after.today).fails[0] ?? 0
          expect(still & checkBit[check]).toBe(0)
        }
      }),
      { numRuns: 3_000 },
    )
    expect(seen.size).toBe(6)
  })

  it.each<[ProductType, Partial<Lender>, Unlock | null]>([
    ['Gold Loans', { amount_min: 250_000 }, { kind: 'gold_worth', value: 294_118 }],
    ['Gold Loans', { amount_min: 250_000, max_ltv_percent: 50 }, { kind: 'gold_worth', value: 500_000 }],
    [
      'Affordable Housing Loan',
      { amount_min: 250_000, max_ltv_percent: 50 },
      { kind: 'property_worth', value: 500_000 },
    ],
    ['Affordable Housing Loan', { amount_min: 250_000, max_ltv_percent: 0 }, null],
    ['Car', { amount_min: 250_000, max_ltv_percent: 50 }, null],
  ])('%s with %j wants security worth %j', (product_type, lender, change) => {
    const failing = {
      check: 'security_value',
      lender: buildOfferLender({ product_type, ...lender }),
      applicant: buildApplicant({ security_value: 1 }),
      market: buildMarket({ product_type }),
      rate: 14,
      today,
    } as const
    expect(findUnlock(failing)).toEqual(change)
    if (change === null) return
    const index = compileLenders([failing.lender], failing.market)
    const after = applyUnlock(change, failing.applicant, failing)
    expect((matchLenders(index, after.applicant, today).fails[0] ?? 0) & checkBit.security_value).toBe(0)
  })

  it('has an answer for every check', () => {
    for (const check of matchChecks) expect(unlock(check, {}, {})).not.toBeUndefined()
  })
})

it.each([
  [1, 'income'],
  [0.01, null],
  [0, null],
])('a lender that takes %d %% of the income for repayments: %s would open it', (max_foir_percent, kind) => {
  const found = unlock(
    'repayments_too_high',
    { max_foir_percent, amount_min: 50_000 },
    { monthly_income: 60_000 },
  )
  expect(found?.kind ?? null).toBe(kind)
})
