import { describe, expect, it } from 'vitest'
import { checksOf } from './check-bits.ts'
import { compileLenders, employmentBit, OPEN } from './compile-lenders.ts'
import { buildMarket, buildOfferLender } from './example-market.ts'

const compile = (change: Parameters<typeof buildOfferLender>[0], market = buildMarket()) =>
  compileLenders([buildOfferLender(change)], market)

it('has a bound that no fact reaches where a lender sets none', () => {
  const index = compile({})
  expect(OPEN).toBe(2 ** 30)
  for (const column of [index.min_income, index.min_age, index.credit_score_class, index.min_turnover])
    expect([...column]).toEqual([-OPEN])
  for (const column of [index.max_income, index.max_age]) expect([...column]).toEqual([OPEN])
  expect(index.maturity_ages).toEqual([OPEN])
  // The difference of two open bounds still fits a column of 32 bits.
  expect(Int32Array.of(OPEN - -OPEN - 1)[0]).toBe(2 ** 31 - 1)
})

it.each([
  [{ salaried: 1, self_employed: 0, business: 0 }, employmentBit.salaried],
  [{ salaried: 0, self_employed: 1, business: 0 }, employmentBit.self_employed],
  [{ salaried: 0, self_employed: 0, business: 1 }, employmentBit.business],
  [{ salaried: 1, self_employed: 1, business: 1 }, 7],
  [{ salaried: 0, self_employed: 0, business: 0 }, 0],
] as const)('takes %j', (change, bits) => {
  expect([...compile(change).employment]).toEqual([bits])
})

it.each([
  [null, 0],
  [50, 5_000],
  [57.29, 5_729],
])('keeps a share of %d %% as %d hundredths', (max_foir_percent, hundredths) => {
  expect([...compile({ max_foir_percent }).foir]).toEqual([hundredths])
})

describe('what a lender is judged on', () => {
  const judged = (change: Parameters<typeof buildOfferLender>[0], market = buildMarket()) =>
    checksOf(compile(change, market).judged[0] ?? 0).toSorted()

  it('of a personal loan', () => {
    expect(judged({})).toEqual(['employment', 'microfinance_limit', 'not_offered'])
    expect(
      judged({ min_income: 1, credit_score_class: 4, pincode_prefixes: ['2'], max_foir_percent: 50 }),
    ).toEqual([
      'credit_score',
      'employment',
      'income_below_min',
      'microfinance_limit',
      'no_credit_history',
      'not_offered',
      'pincode_not_served',
      'repayments_too_high',
    ])
  })

  it('of a business loan alone: turnover, years, registration', () => {
    const asked = { min_turnover: 2, min_business_years: 2, needs_registration: 1 } as const
    const business = buildMarket({ product_type: 'Business Loans' })
    expect(judged({ ...asked, product_type: 'Business Loans' }, business)).toEqual([
      'business_years_below_min',
      'employment',
      'not_offered',
      'registration_needed',
      'turnover_below_min',
    ])
    expect(judged({ product_type: 'Business Loans' }, business)).toEqual(['employment', 'not_offered'])
    expect(judged(asked)).not.toContain('turnover_below_min')
  })

  it('of gold: what it is worth, and no employment', () => {
    const gold = buildMarket({ product_type: 'Gold Loans' })
    const index = compile({ product_type: 'Gold Loans', amount_min: 17_000 }, gold)
    expect(checksOf(index.judged[0] ?? 0).toSorted()).toEqual(['not_offered', 'security_value'])
    expect(index.asks_business_or_security).toBe(true)
    // 85 % of 20,000 is 17,000.
    expect([...index.least_security]).toEqual([20_000])
    expect(compile({}).asks_business_or_security).toBe(false)
    expect([...compile({}).least_security]).toEqual([0])
  })
})

describe('what fails whoever asks', () => {
  const failing = (change: Parameters<typeof buildOfferLender>[0], market = buildMarket()) =>
    checksOf(compile(change, market).fixed_fails[0] ?? 0)

  it.each<[Parameters<typeof buildOfferLender>[0], string[]]>([
    [{}, []],
    [{ lender_status: 0 }, ['not_offered']],
    [{ product_type: 'Car' }, ['not_offered']],
    [{ pincode_prefixes: ['226'] }, ['pincode_not_served']],
    [{ pincode_prefixes: [] }, ['pincode_not_served']],
  ])('%j: %j', (change, checks) => {
    expect(failing(change)).toEqual(checks)
  })

  it('is a lender that is off for the brand', () => {
    expect(failing({}, buildMarket({ off_lender_ids: new Set([1]) }))).toEqual(['not_offered'])
    expect(failing({}, buildMarket({ off_lender_ids: new Set([2]) }))).toEqual([])
  })
})

it('finds lenders by the digits that a PIN code begins with, each once', () => {
  const index = compileLenders(
    [
      buildOfferLender({ lender_id: 1, pincode_prefixes: ['226', '226', '4'] }),
      buildOfferLender({ lender_id: 2, pincode_prefixes: ['226', '022', '2260011', 'x', ''] }),
      buildOfferLender({ lender_id: 3 }),
    ],
    buildMarket(),
  )
  expect([...index.served]).toEqual([
    [226, [0, 1]],
    [4, [0]],
  ])
})

it('has the least instalment of the smallest loan for every tenure of the product, within the lender’s own', () => {
  const index = compile({
    amount_min: 12_000,
    representative_rate: 0,
    tenure_min_months: 6,
    tenure_max_months: 12,
  })
  const two = compileLenders(
    [
      index.lenders[0] ?? buildOfferLender(),
      buildOfferLender({ amount_min: 24_000, representative_rate: 0 }),
    ],
    buildMarket(),
  )
  // Of both lenders after three months, then of both after four, and so on.
  expect([...two.least_emi].slice(6, 10)).toEqual([2_000, 4_000, 1_715, 3_429])
  const at = (months: number): number | undefined => index.least_emi[months - 3]
  expect([at(3), at(6), at(8), at(12), at(13), at(36)]).toEqual([2_000, 2_000, 1_500, 1_000, 1_000, 1_000])
})
