import { describe, expect, it } from 'vitest'
import { buildMarket } from '../../market/matching/example-market.ts'
import { workOutEligibility, workOutEmi, workOutForeclosure } from './calculate.ts'

const { figures } = buildMarket()
const facts = { day: '2026-11-22', figures, gold_rate: null }

// domain.md 6.1 and 6.2; the interest is that of the schedule, whose instalments are whole rupees.
it.each([
  [20_000, 15, 24, 970, 3_272.56],
  [100_000, 12, 12, 8_885, 6_618.46],
  [12_000, 0, 12, 1_000, 0],
])('%d at %d %% over %d months', (amount, rate, months, emi, total_interest) => {
  const told = workOutEmi({ amount, rate, months }, facts)
  expect(told).toMatchObject({ as_on: '2026-11-22', emi, total_interest })
  expect(told.total_paid).toBeCloseTo(amount + total_interest, 2)
  expect(told.schedule).toHaveLength(months)
  expect(told.schedule.at(-1)).toMatchObject({ balance: 0, emi: told.last_emi })
  expect(told.years).toHaveLength(Math.ceil(months / 12))
})

describe('what an income can bear (domain.md 6.5)', () => {
  const means = {
    monthly_income: 60_000,
    emi: 10_000,
    foir_percent: 50,
    rate: 14,
    months: 36,
    household_income: null,
  }
  const workOut = (
    change: Partial<Omit<typeof means, 'household_income'>>,
    household_income: number | null,
  ) => workOutEligibility({ ...means, ...change, household_income }, facts)

  it('is bound by the income where the household is not told', () => {
    expect(workOut({}, null)).toEqual({
      as_on: '2026-11-22',
      amount: 585_178,
      emi: 20_000,
      bound_by: 'income',
      by_income: { ceiling: 30_000, left: 20_000, amount: 585_178 },
      by_household: null,
      household_limit: 300_000,
      household_percent: 50,
    })
  })

  it.each([
    [300_000, 'household', 12_500],
    [300_001, 'income', null],
    [299_988, 'household', 12_499],
  ])('a household of %d a year: bound by %s, at most %d a month', (household, bound_by, ceiling) => {
    const told = workOut({ monthly_income: 24_999, emi: 0, foir_percent: 60 }, household)
    expect(told.bound_by).toBe(bound_by)
    expect(told.by_household?.ceiling ?? null).toBe(ceiling)
  })

  it('is nothing where other repayments take it all, and then no instalment', () => {
    expect(workOut({ emi: 30_000 }, null)).toMatchObject({ amount: 0, emi: 0, by_income: { left: 0 } })
    expect(workOut({ emi: 30_001 }, null)).toMatchObject({ amount: 0, by_income: { left: 0 } })
    expect(workOut({ monthly_income: 20_000, emi: 11_000, foir_percent: 60 }, 240_000)).toMatchObject({
      amount: 0,
      bound_by: 'household',
      by_household: { ceiling: 10_000, left: 0, amount: 0 },
    })
  })

  it.each([59_999, 0])('refuses a household of %d a year beside 5,000 a month of one’s own', (household) => {
    expect(() => workOut({ monthly_income: 5_000, emi: 0 }, household)).toThrow(
      expect.objectContaining({ details: [{ field: 'household_income', key: 'household_below_income' }] }),
    )
    expect(workOut({ monthly_income: 5_000, emi: 0 }, 60_000).by_household?.ceiling).toBe(2_500)
  })

  it('is bound by the income where both say the same', () => {
    expect(workOut({ monthly_income: 25_000, emi: 0 }, 300_000).bound_by).toBe('income')
  })
})

describe('paying a loan early (domain.md 6.4)', () => {
  const loan = {
    amount: 100_000,
    rate: 12,
    months: 12,
    paid: 6,
    charge_percent: 4,
    broken_days: 0,
    rate_kind: 'fixed',
    sanctioned: 'from_2026',
    purpose: 'personal',
    borrower: 'individual',
    lender_group: 'bank',
    part: null,
  } as const
  type Typed = Parameters<typeof workOutForeclosure>[0]
  const workOut = (change: Partial<Typed> = {}) => workOutForeclosure({ ...loan, ...change }, facts)
  const problem = (change: Partial<Typed>): unknown => {
    try {
      return workOut(change)
    } catch (error) {
      return error
    }
  }

  it('adds charge and tax to what is owed', () => {
    const told = workOut()
    expect(told).toMatchObject({ charge_percent: 4, tax_percent: 18, broken_interest: 0, part: null })
    expect(told.charge).toBeCloseTo(told.outstanding * 0.04, 1)
    expect(told.tax).toBeCloseTo(told.charge * 0.18, 1)
    expect(told.total).toBeCloseTo(told.outstanding + told.charge + told.tax, 2)
    expect(told.net_saved).toBeCloseTo(told.interest_ahead - told.charge - told.tax, 2)
  })

  it.each([
    [0, 0, 3_72_720.94],
    [10, 1_365.18, 3_74_086.12],
  ])('after a year of 5,00,000 at 14 % over 36 months, %d days on', (broken_days, interest, total) => {
    const told = workOut({ amount: 500_000, rate: 14, months: 36, paid: 12, broken_days })
    // From instalments of whole rupees the sum owed is a few rupees beside the formula's 3,55,921.45.
    expect(Math.abs(told.outstanding - 3_55_921.45)).toBeLessThan(10)
    expect(Math.abs(told.broken_interest - interest)).toBeLessThan(0.1)
    expect(Math.abs(told.total - total)).toBeLessThan(10)
  })

  it('owes what the schedule of the same loan says', () => {
    const home = { amount: 5_000_000, rate: 8.5, months: 240 }
    const { schedule } = workOutEmi(home, facts)
    expect(workOut({ ...home, paid: 60 }).outstanding).toBe(schedule[59]?.balance)
    expect(workOut({ ...home, paid: 60 }).outstanding).toBe(4_406_371.2)
  })

  it('charges nothing for a floating home loan of before 2026', () => {
    const home = workOut({
      amount: 5_000_000,
      rate: 8.5,
      months: 240,
      paid: 60,
      rate_kind: 'floating',
      sanctioned: 'before_2026',
    })
    expect(home).toMatchObject({ charge: 0, tax: 0, free_because: 'personal_floating' })
    expect(home.free_source).toContain('7 May 2014')
    expect(workOut({ purpose: 'home', rate_kind: 'floating', sanctioned: 'before_2026' })).toMatchObject({
      charge: 0,
      free_because: 'home_floating',
    })
  })

  it.each([
    ['microfinance', {}, 'microfinance'],
    ['business', { rate_kind: 'floating', lender_group: 'bank', borrower: 'mse' }, 'business_bank'],
    ['business', { rate_kind: 'floating', lender_group: 'bank', borrower: 'other' }, null],
    ['business', { rate_kind: 'floating', lender_group: 'small' }, 'business_small_loan'],
    ['business', { rate_kind: 'floating', lender_group: 'other' }, null],
    ['business', { rate_kind: 'floating', sanctioned: 'before_2026' }, null],
    ['home', { rate_kind: 'fixed' }, null],
  ] as const)('%s with %o is free because %s', (purpose, change, because) => {
    expect(workOut({ purpose, ...change }).free_because).toBe(because)
  })

  it('refuses a loan that even instalments would not repay', () => {
    const steep = { amount: 100_000, rate: 47.94, months: 352 }
    const details = [{ field: 'months', key: 'calculator_cannot_repay' }]
    expect(problem(steep)).toMatchObject({ details })
    expect(() => workOutEmi(steep, facts)).toThrow(expect.objectContaining({ details }))
    expect(workOutEmi({ ...steep, months: 120 }, facts).schedule).toHaveLength(120)
  })

  it('charges nothing where law forbids it, and says why', () => {
    const free = workOut({ rate_kind: 'floating' })
    expect(free).toMatchObject({ free_because: 'personal_floating', charge_percent: 0, charge: 0, tax: 0 })
    expect(free.net_saved).toBe(free.interest_ahead)
    expect(workOut().free_because).toBeNull()
  })

  it.each([
    [11, null],
    [12, [{ field: 'paid', key: 'calculator_paid' }]],
    [13, [{ field: 'paid', key: 'calculator_paid' }]],
  ])('with %d of 12 instalments paid: %j', (paid, details) => {
    if (details === null) expect(workOut({ paid }).outstanding).toBeGreaterThan(0)
    else expect(problem({ paid })).toMatchObject({ code: 'invalid_request', details })
  })

  it('takes a part that is less than what is owed', () => {
    // Half a loan of no interest, whose six instalments so far were 8,333: 50,002 is owed.
    const half = { rate: 0, charge_percent: 4 }
    expect(workOut({ ...half, part: 50_001 }).part).toMatchObject({
      amount: 50_001,
      charge: 2_000.04,
      tax: 360.01,
      outstanding: 1,
    })
    expect(problem({ ...half, part: 50_002 })).toMatchObject({
      details: [{ field: 'part', key: 'calculator_part', values: { max: '₹50,002' } }],
    })
  })

  it('tells both ways on after a part: fewer months, or a smaller instalment', () => {
    const { part, emi } = workOut({ part: 20_000 })
    if (part === null) throw new Error('no part')
    expect(part.shorter).toMatchObject({ emi, months: 6 - part.shorter.months_fewer })
    expect(part.shorter.months_fewer).toBeGreaterThan(0)
    expect(part.smaller.months).toBe(6)
    expect(part.smaller.emi).toBeLessThan(emi)
    for (const way of [part.shorter, part.smaller])
      expect(way.net_saved).toBeCloseTo(way.interest_saved - part.charge - part.tax, 2)
    expect(part.shorter.interest_saved).toBeGreaterThan(part.smaller.interest_saved)
  })
})
