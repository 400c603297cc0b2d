import type { Failure } from '@marketplace/contract/platform/answers'
import type { CalculatorAnswers } from '@marketplace/contract/loans/calculators'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await createTestApp()
})
afterAll(() => running.close())

const ask = (name: string, query: Record<string, string>, language = 'en') =>
  running.app.inject({
    url: `/api/calculators/${name}?${new URLSearchParams(query).toString()}`,
    headers: { 'accept-language': language },
  })
const answer = async <Name extends keyof CalculatorAnswers>(
  name: Name,
  query: Record<string, string> = {},
): Promise<CalculatorAnswers[Name]> => {
  const response = await ask(name, query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ data: CalculatorAnswers[Name] }>().data
}
const faults = async (name: string, query: Record<string, string>, language = 'en') => {
  const response = await ask(name, query, language)
  expect(response.statusCode, response.body).toBe(400)
  return response.json<Failure>().details
}

describe('EMI', () => {
  // domain.md 6.1 and 6.2.
  test.each([
    [{ amount: '20000', rate: '15', months: '24' }, 970, 3_272.56],
    [{ amount: '100000', rate: '12', months: '12' }, 8_885, 6_618.55],
    [{ amount: '500000', rate: '14', months: '36' }, 17_089, 1_15_197.34],
    [{ amount: '12000', rate: '0', months: '12' }, 1_000, 0],
  ])('%j: %d a month', async (query, emi, interest) => {
    const told = await answer('emi', query)
    expect(told.emi).toBe(emi)
    expect(Math.abs(told.total_interest - interest)).toBeLessThan(10)
    expect(told.total_paid).toBeCloseTo(Number(query.amount) + told.total_interest, 2)
    expect(told.schedule).toHaveLength(Number(query.months))
    expect(told.schedule.at(-1)).toMatchObject({ balance: 0, emi: told.last_emi })
    expect(told.as_on).toBe('2026-11-20')
  })

  it('answers for what stands there first, in figures that a link has', async () => {
    expect(await answer('emi')).toEqual(
      await answer('emi', { amount: '5,00,000', rate: '14 %', months: '36' }),
    )
  })
})

describe('eligibility', () => {
  // domain.md 6.5.
  test.each([
    [{ rate: '14', months: '36' }, 5_85_178],
    [{ rate: '14', months: '60' }, 8_59_540],
    [{ rate: '12', months: '60' }, 8_99_100],
  ])('60,000 a month at 50 %% with 10,000 of EMIs, %j: %d', async (query, amount) => {
    const told = await answer('eligibility', query)
    expect(told).toMatchObject({ amount, bound_by: 'income', by_household: null })
    expect(told.by_income).toEqual({ ceiling: 30_000, left: 20_000, amount })
    expect(told.emi).toBe(20_000)
  })

  it('binds a household up to the limit by the microfinance rule', async () => {
    const low = { monthly_income: '25000', foir_percent: '60', emi: '0' }
    const told = await answer('eligibility', { ...low, household_income: '300000' })
    expect(told.bound_by).toBe('household')
    expect(told.by_household).toMatchObject({ ceiling: 12_500, left: 12_500, amount: told.amount })
    expect(told.by_income.amount).toBeGreaterThan(told.amount)
    expect((await answer('eligibility', { ...low, household_income: '300001' })).by_household).toBeNull()
  })

  it('says that nothing is left where the EMIs of now take it all', async () => {
    const told = await answer('eligibility', { monthly_income: '20000', emi: '10000' })
    expect(told).toMatchObject({ amount: 0, emi: 0, by_income: { ceiling: 10_000, left: 0, amount: 0 } })
  })
})

describe('foreclosure', () => {
  const loan = { amount: '500000', rate: '14', months: '36', paid: '12', charge_percent: '4' }

  it('is the example of domain.md 6.4, from the schedule of the quoted instalment', async () => {
    const told = await answer('foreclosure', { ...loan, broken_days: '10' })
    expect(told).toMatchObject({
      outstanding: 3_55_919.09,
      charge_percent: 4,
      charge: 14_236.76,
      tax_percent: 18,
      tax: 2_562.62,
      broken_interest: 1_365.17,
      total: 3_74_083.64,
      free_because: null,
      part: null,
    })
  })

  it('charges nothing where the circulars say so', async () => {
    const told = await answer('foreclosure', { ...loan, rate_kind: 'floating' })
    expect(told).toMatchObject({ charge: 0, tax: 0, total: 3_55_919.09, free_because: 'personal_floating' })
    const before = await answer('foreclosure', { ...loan, rate_kind: 'floating', sanctioned: 'before_2026' })
    expect(before).toMatchObject({ charge: 0, free_because: 'personal_floating' })
    expect(before.free_source).toMatch(/^RBI circular .*7 May 2014$/)
    const business = { ...loan, rate_kind: 'floating', purpose: 'business', lender_group: 'small' }
    expect((await answer('foreclosure', business)).free_because).toBe('business_small_loan')
    const large = await answer('foreclosure', { ...business, amount: '5000001' })
    expect(large.free_because).toBeNull()
  })

  it('shows both ways of going on after a part is paid', async () => {
    const { part } = await answer('foreclosure', { ...loan, part: '1,00,000' })
    expect(part).toMatchObject({
      amount: 1_00_000,
      charge: 4_000,
      tax: 720,
      outstanding: 2_55_919.09,
      shorter: { months: 17, months_fewer: 7, emi: 17_089 },
      smaller: { months: 24 },
    })
    expect(part?.shorter.interest_saved).toBeGreaterThan(part?.smaller.interest_saved ?? Infinity)
    expect(part?.smaller.emi).toBeLessThan(17_089)
  })

  it('tells what either way saves once it is paid for, also where that is less than nothing', async () => {
    const early = await answer('foreclosure', { ...loan, broken_days: '10', part: '100000' })
    // Of the interest to come, that of the ten days is paid all the same.
    const paid = 1_365.17 + 14_236.76 + 2_562.62
    expect(early.net_saved).toBeCloseTo(early.interest_ahead - paid, 2)
    for (const way of [early.part?.shorter, early.part?.smaller])
      expect(way?.net_saved).toBeCloseTo((way?.interest_saved ?? 0) - 4_000 - 720, 2)
    const late = await answer('foreclosure', { ...loan, paid: '35' })
    expect(late.interest_ahead).toBeCloseTo(197, 0)
    expect(late.net_saved).toBeLessThan(-500)
  })

  it('closes the largest loan that may be typed', async () => {
    const largest = { amount: '100000000', rate: '60', months: '360', paid: '0', broken_days: '31' }
    expect(await answer('foreclosure', largest)).toMatchObject({ broken_interest: 50_95_890.41 })
  })

  it('refuses what no loan is, beside its field', async () => {
    expect(await faults('foreclosure', { ...loan, paid: '36' })).toEqual([
      { field: 'paid', message: 'Enter fewer instalments than the loan has' },
    ])
    expect(await faults('foreclosure', { ...loan, part: '355920' })).toEqual([
      {
        field: 'part',
        message: 'This is more than the ₹3,55,919.09 still owed: read above what closes the loan',
      },
    ])
  })
})

test('refuses a loan that even instalments would not repay, beside its months', async () => {
  expect(await faults('emi', { amount: '100000', rate: '47.94', months: '352' })).toEqual([
    {
      field: 'months',
      message:
        'At this rate, equal instalments over so many months would not repay the loan. Enter fewer months',
    },
  ])
})

describe('gold', () => {
  const worth = (value: number) => ({
    weight_grams: String(value / 10_000),
    purity: '24',
    rate_per_gram: '10000',
  })

  // domain.md 6.6, the flat zones included.
  test.each([
    [2_00_000, 1_70_000],
    [3_00_000, 2_50_000],
    [4_00_000, 3_20_000],
    [6_50_000, 5_00_000],
    [8_00_000, 6_00_000],
  ])('%d of gold carries %d', async (value, amount) => {
    const told = await answer('gold-value', worth(value))
    expect(told).toMatchObject({ value, amount, rate_per_gram: 10_000, rate: null })
    expect(told.tiers.map(({ percent }) => percent)).toEqual([85, 80, 75])
  })

  it('counts the interest as loan where all is repaid at the end', async () => {
    const told = await answer('gold-value', {
      ...worth(2_00_000),
      repayment: 'at_end',
      rate: '12',
      months: '12',
    })
    expect(told).toMatchObject({
      amount: 1_51_785,
      at_end: { months: 12, interest: 18_214.2, total: 1_69_999.2 },
      tiers: [
        { percent: 85, up_to: 2_50_000, amount: 1_51_785 },
        { percent: 80, up_to: 5_00_000, amount: 1_42_857 },
        { percent: 75, up_to: null, amount: 1_33_928 },
      ],
    })
    expect((await answer('gold-value', { ...worth(2_00_000), rate: '60' })).at_end).toBeNull()
    expect(
      await faults('gold-value', { ...worth(2_00_000), repayment: 'at_end', months: '13' }),
    ).toMatchObject([{ field: 'months' }])
  })

  it('goes by the lower of the last close and the average where no rate is typed, and says which', async () => {
    expect(await faults('gold-value', {})).toEqual([
      { field: 'rate_per_gram', message: 'Please fill this in' },
    ])
    await running.db.run(sql`insert into gold_rate (day, rupees_per_gram_24k, source)
      values ('2026-11-01', 12000, 'mcx'), ('2026-11-16', 12480.5, 'ibja'), ('2026-11-21', 99999, 'ibja')`)
    const told = await answer('gold-value', { weight_grams: '10', purity: '24' })
    // The average of the two closes is lower than the last one; that of a day to come counts for nothing.
    const rate = {
      day: '2026-11-16',
      rupees_per_gram_24k: 12_240.25,
      source: 'ibja',
      basis: 'average',
      average_of: 2,
      is_old: 0,
    }
    expect(told).toMatchObject({ rate_per_gram: 12_240.25, rate, value: 1_22_402 })
    expect((await answer('gold-value', { rate_per_gram: '13000' })).rate).toBeNull()
  })

  it('counts the purity', async () => {
    const { value } = await answer('gold-value', { weight_grams: '24', purity: '22', rate_per_gram: '10000' })
    expect(value).toBe(2_20_000)
  })
})

describe('wrong input', () => {
  it('is told beside every field that is wrong, in the language of the page', async () => {
    expect(await faults('emi', { amount: '5', rate: 'x', months: '' })).toEqual([
      { field: 'amount', message: 'Enter ₹1,000 to ₹10,00,00,000' },
      { field: 'rate', message: 'Enter a number' },
      { field: 'months', message: 'Please fill this in' },
    ])
    expect(await faults('emi', { months: '12.5' }, 'hi')).toEqual([
      { field: 'months', message: 'पूरी संख्या डालें' },
    ])
  })

  test.each(['emi', 'eligibility', 'foreclosure', 'gold-value'])(
    '%s never fails on our side',
    async (name) => {
      for (const text of ['', ' ', '-1', '1e9', 'NaN', '9'.repeat(30), '१२', '0', '0.1', '999999999999'])
        for (const field of [
          'amount',
          'rate',
          'months',
          'monthly_income',
          'weight_grams',
          'rate_per_gram',
          'paid',
          'part',
        ])
          expect((await ask(name, { [field]: text })).statusCode, `${field}=${text}`).toBeLessThan(500)
    },
  )
})
