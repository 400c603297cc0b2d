import * as fc from 'fast-check'
import { buildMarket } from '../matching/example-market.ts'
import { describe, expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import {
  affordableAmount,
  affordableCaps,
  householdRepaymentCeiling,
  repaymentCeiling,
} from './affordable-amount.ts'
import { quotedEmiPaise } from './emi.ts'

const { figures } = buildMarket()

describe('affordableAmount', () => {
  it.each([
    [20_000, 14, 36, 585_178],
    [20_000, 14, 60, 859_540],
    // 17,01,098.49… is cut: a rupee more would be an instalment of more than 56,500.
    [56_500, 11.999, 36, 1_701_098],
    [20_000, 12, 60, 899_100],
    [1_000, 0, 12, 12_000],
    [0, 14, 36, 0],
    [-500, 14, 36, 0],
    [1, 0, 12, 12],
  ])('%d a month at %d %% over %d months', (maxEmi, rate, months, amount) => {
    expect(affordableAmount(maxEmi, rate, months)).toBe(amount)
  })

  it('never lends what the quoted instalment cannot bear', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 100_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 3, max: 96 }),
        (maxEmi, thousandths, months) => {
          const rate = thousandths / 1000
          const amount = affordableAmount(maxEmi, rate, months)
          expect(quotedEmiPaise(toPaise(amount), rate, months)).toBeLessThanOrEqual(toPaise(maxEmi))
        },
      ),
    )
  })
})

describe('ceilings', () => {
  it.each([
    [60_000, 50, 30_000],
    [18_001, 50, 9_000],
    [33_333, 33.33, 11_109],
    // In binary a share may lie a hair below what it says: 57.29 × 100 is 5728.999….
    [10_000, 57.29, 5_729],
    [0, 50, 0],
  ])('%d a month at %d %%', (income, percent, ceiling) => {
    expect(repaymentCeiling(income, percent)).toBe(ceiling)
  })

  // Half of the income is the law's most (domain.md 5.8): a part of a rupee is cut, never given.
  it.each([
    [300_000, 50, 12_500],
    [299_999, 50, 12_499],
    [299_976, 50, 12_499],
    [299_975, 50, 12_498],
    [120_000, 57.29, 5_729],
    [12_000_000, 50, 500_000],
  ])('a household of %d a year at %d % % may repay %d a month', (income, percent, ceiling) => {
    expect(householdRepaymentCeiling(income, percent)).toBe(ceiling)
  })
})

describe('affordableCaps', () => {
  const terms = { max_foir_percent: 50, unsecured_personal: true, ratePercent: 14, months: 36 }
  it.each([
    ['FOIR alone', { monthly_income: 60_000, emi: 10_000, household_income: Infinity }, terms, 585_178, null],
    [
      'household at the limit',
      { monthly_income: 60_000, emi: 0, household_income: 300_000 },
      terms,
      877_767,
      365_736,
    ],
    [
      'household above the limit',
      { monthly_income: 60_000, emi: 0, household_income: 300_001 },
      terms,
      877_767,
      null,
    ],
    ['household not told', { monthly_income: 60_000, emi: 0, household_income: null }, terms, 877_767, null],
    [
      'secured loan',
      { monthly_income: 60_000, emi: 0, household_income: 200_000 },
      { ...terms, unsecured_personal: false },
      877_767,
      null,
    ],
    [
      'no FOIR asked',
      { monthly_income: 60_000, emi: 0, household_income: Infinity },
      { ...terms, max_foir_percent: null },
      null,
      null,
    ],
    ['income not told', { monthly_income: null, emi: 0, household_income: Infinity }, terms, null, null],
    [
      'repayments above both',
      { monthly_income: 20_000, emi: 15_000, household_income: 240_000 },
      terms,
      0,
      0,
    ],
    [
      'EMIs not told',
      { monthly_income: 40_000, emi: null, household_income: Infinity },
      terms,
      585_178,
      null,
    ],
  ])('%s', (_name, means, capTerms, foir, microfinance) => {
    expect(affordableCaps(means, capTerms, figures)).toEqual({ foir, microfinance })
  })
})
