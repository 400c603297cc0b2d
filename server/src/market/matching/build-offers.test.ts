import type { Lender } from '@marketplace/contract/market/lenders'
import { Offers } from '@marketplace/contract/market/offers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Applicant } from './applicant.ts'
import type { LenderAnswer, OffersAsk } from './build-offers.ts'
import { buildOffers } from './build-offers.ts'
import { compileLenders } from './compile-lenders.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'

const build = (
  lenders: Partial<Lender>[],
  applicant: Partial<Applicant> = {},
  ask: Partial<OffersAsk> = {},
) => {
  const numbered = lenders.map((lender, index) => ({
    lender_id: index + 1,
    legal_name: `Lender ${index + 1}`,
    ...lender,
  }))
  return buildOffers({
    index: compileLenders(numbered.map(buildOfferLender), buildMarket()),
    applicant: buildApplicant(applicant),
    answers: new Map(),
    applied_lender_ids: new Set(),
    today: '2026-11-20',
    language: 'en',
    ...ask,
  })
}

const answers = (answer: LenderAnswer) => ({ answers: new Map([[1, answer]]) })

const withoutSpecials = (built: ReturnType<typeof build>) => ({
  ...built,
  matched: built.matched.map((offer) => ({ ...offer, so_text: undefined })),
})

// duty 1: matched and unmatched lenders in one view.
describe('buildOffers', () => {
  it('answers the contract', () => {
    const built = build([{}, { min_income: 90_000 }, { api: 1, representative_rate: null, rate_max: 20 }])
    expect(Offers.parse({ snapshot_id: null, ...built })).toEqual({ snapshot_id: null, ...built })
    expect(built).toMatchObject({
      ranking_version: 'v1',
      as_on: '2026-11-20',
      amount: 500_000,
      tenure_months: 36,
      matched: [
        { lender_id: 1, position: 1, possible: 0, reasons: [] },
        { lender_id: 3, position: 2, rate_basis: 'up_to' },
      ],
      unmatched: [{ lender_id: 2, lender_name: 'Lender 2', reasons: [{ code: 'income_below_min' }] }],
      pending: [{ lender_id: 3, lender_name: 'Lender 3', state: 'asking' }],
    })
  })

  it('tells what secures the loan, gold with the day of its rate', () => {
    const inMarket = (product_type: ProductType, applicant: Partial<Applicant>) => {
      const index = compileLenders([buildOfferLender({ product_type })], buildMarket({ product_type }))
      const built = build([], applicant, { index })
      expect(Offers.parse({ snapshot_id: null, ...built })).toEqual({ snapshot_id: null, ...built })
      return built.security
    }
    const { gold_rate } = buildMarket()
    expect(inMarket('Gold Loans', { security_value: 225_500 })).toEqual({ value: 225_500, gold_rate })
    expect(inMarket('Car', { security_value: 900_000 })).toEqual({ value: 900_000 })
    expect(inMarket('Gold Loans', {})).toBeUndefined()
    expect(inMarket('Personal Loans', {})).toBeUndefined()
  })

  it('names a lender whose smallest loan the security does not reach, once', () => {
    const product_type = 'Gold Loans'
    const lender = buildOfferLender({ product_type, amount_min: 50_000 })
    const index = compileLenders([lender], buildMarket({ product_type }))
    const { matched, unmatched } = build([], { security_value: 20_000 }, { index })
    expect(matched).toEqual([])
    expect(unmatched.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([['security_value']])
  })

  it('leaves out lenders that are not on offer', () => {
    const built = build([{ lender_status: 0 }, { product_type: 'Gold Loans' }])
    expect([...built.matched, ...built.unmatched, ...built.pending]).toEqual([])
  })

  it('names unmatched lenders from A to Z with every failing check', () => {
    const built = build([
      { legal_name: 'Nilgiri', min_income: 90_000, min_age: 50 },
      { legal_name: 'aravali', salaried: 0 },
    ])
    expect(built.unmatched.map(({ lender_name }) => lender_name)).toEqual(['aravali', 'Nilgiri'])
    expect(built.unmatched[1]?.reasons.map(({ code, unlock }) => [code, unlock])).toEqual([
      ['income_below_min', 'An income of ₹90,000 a month would meet this condition'],
      ['age_below_min', 'From your 50th birthday on 15/06/2040 you meet this condition'],
    ])
  })

  it('shows an offer as possible where a fact is not told', () => {
    const [offer] = build([{ credit_score_class: 4 }], { credit_score_class: null }).matched
    expect(offer).toMatchObject({ possible: 1, reasons: [{ code: 'credit_score', yours: 'not told yet' }] })
  })

  it.each([
    ['repayments_too_high', { max_foir_percent: 10 }, { emi: 6_000 }],
    ['microfinance_limit', { amount_min: 365_737 }, { household_income: 300_000 }],
  ])('has no offer below the smallest loan: %s', (code, lender, applicant) => {
    const built = build([lender], applicant)
    expect(built.matched).toEqual([])
    expect(built.unmatched[0]?.reasons.map((reason) => reason.code)).toEqual([code])
  })

  describe('an API lender', () => {
    const api = { api: 1, max_foir_percent: 50, amount_min: 365_000, representative_rate: 14 } as const

    it.each([
      [undefined, 'asking'],
      [{ state: 'asking' }, 'asking'],
      [{ state: 'failed' }, 'failed'],
    ] as const)('that has not answered (%j) stands on its stated figures and is pending', (answer, state) => {
      const built = build([api], {}, answer === undefined ? {} : answers(answer))
      expect(built.matched).toMatchObject([{ rate: 14, rate_basis: 'representative' }])
      expect(built.pending).toEqual([{ lender_id: 1, lender_name: 'Lender 1', state }])
    })

    it('is firm once it has answered', () => {
      const built = build(
        [api],
        {},
        answers({ state: 'answered', eligible: 1, rate: 11.5, amount_max: 400_000 }),
      )
      expect(built.matched).toMatchObject([
        {
          rate: 11.5,
          rate_basis: 'firm',
          amount: 400_000,
          amount_max: 400_000,
          position_reason: 'nearest_amount',
        },
      ])
      expect(built.pending).toEqual([])
    })

    it('is judged on its firm rate', () => {
      // 11,000 a month bears 3,65,000 over 36 months at 5 % but not at 14 %.
      const applicant = { emi: 19_000 }
      expect(build([api], applicant).unmatched[0]?.reasons.map(({ code }) => code)).toEqual([
        'repayments_too_high',
      ])
      const firm = answers({ state: 'answered', eligible: 1, rate: 5, amount_max: null })
      expect(build([api], applicant, firm).matched).toMatchObject([{ rate_basis: 'firm', amount: 367_022 }])
    })

    it('is unmatched once it said no', () => {
      const built = build(
        [api],
        {},
        answers({ state: 'answered', eligible: 0, rate: null, amount_max: null }),
      )
      expect(built).toMatchObject({
        matched: [],
        pending: [],
        unmatched: [{ reasons: [{ code: 'not_offered' }] }],
      })
    })

    it('is not asked where its rule already fails', () => {
      expect(build([{ ...api, salaried: 0 }]).pending).toEqual([])
    })

    it('is alone in being asked: an answer of another lender counts for nothing', () => {
      const stray = answers({ state: 'answered', eligible: 0, rate: null, amount_max: null })
      expect(build([{ ...api, api: 0 }], {}, stray).matched).toHaveLength(1)
    })
  })

  it('puts the lender with an application in progress first', () => {
    const built = build(
      [{ representative_rate: 10 }, { representative_rate: 20 }],
      {},
      { applied_lender_ids: new Set([2]) },
    )
    expect(built.matched.map(({ lender_id, position_reason }) => [lender_id, position_reason])).toEqual([
      [2, 'applied_here'],
      [1, 'lowest_apr'],
    ])
  })

  it('ranks a lender where an application has ended as any other, and says that there was one', () => {
    const built = build(
      [{ representative_rate: 10 }, { representative_rate: 20 }],
      {},
      { ended_lender_ids: new Set([2]) },
    )
    expect(
      built.matched.map(({ lender_id, position_reason, applied_before }) => [
        lender_id,
        position_reason,
        applied_before,
      ]),
    ).toEqual([
      [1, 'lowest_apr', undefined],
      [2, 'lowest_apr', 1],
    ])
  })

  it.each([
    ['on, no dates', 1, 'Fee waived', null, null, 'Fee waived'],
    ['off', 0, 'Fee waived', null, null, undefined],
    ['first day', 1, 'Fee waived', '2026-11-20', null, 'Fee waived'],
    ['before', 1, 'Fee waived', '2026-11-21', null, undefined],
    ['last day', 1, 'Fee waived', null, '2026-11-20', 'Fee waived'],
    ['after', 1, 'Fee waived', null, '2026-11-19', undefined],
    ['without a text', 1, null, null, null, undefined],
    ['with an empty text', 1, '', null, null, undefined],
  ] as const)(
    'shows a special offer between its dates: %s',
    (_name, so_status, so_text, so_date_start, so_date_end, shown) => {
      expect(build([{ so_status, so_text, so_date_start, so_date_end }]).matched[0]?.so_text).toBe(shown)
    },
  )

  it('leaves the words of a special rate out where the lender named another one for this customer', () => {
    const special = { api: 1, so_status: 1, so_text: 'Interest of 9.5 %', so_rate: 9.5 } as const
    const named = (rate: number | null) =>
      build([special], {}, answers({ state: 'answered', eligible: 1, rate, amount_max: null })).matched[0]
    expect(named(12)).toMatchObject({ rate: 12, rate_basis: 'firm' })
    expect(named(12)?.so_text).toBeUndefined()
    expect(named(9.5)?.so_text).toBe(special.so_text)
  })

  it('is not moved by commission, priority or special offers', () => {
    const market = fc.array(
      fc.record({
        representative_rate: fc.constantFrom(11, 12, 14),
        amount_max: fc.constantFrom(300_000, 500_000, 900_000),
        fee_percent: fc.constantFrom(0, 2),
        min_income: fc.constantFrom(null, 50_000, 70_000),
        rate_from_only: fc.constantFrom(0, 1),
      } as const),
      { minLength: 1, maxLength: 12 },
    )
    const noise = fc.record({
      priority: fc.nat(),
      so_status: fc.constantFrom(0, 1),
      so_text: fc.option(fc.string()),
      so_date_start: fc.option(fc.constantFrom('2020-01-01', '2030-01-01')),
      so_date_end: fc.option(fc.constantFrom('2020-01-01', '2030-01-01')),
      utm_link: fc.webUrl(),
      lender_group_ids: fc.array(fc.nat()),
      apr_min: fc.option(fc.nat(3)),
      apr_max: fc.option(fc.nat(3)),
      modelled_on: fc.option(fc.string()),
      autosubmission: fc.constantFrom(0, 1),
      lender_revenue: fc.array(
        fc.record({ slab_disbursed_min: fc.nat(), revenue_percent: fc.nat(9), revenue_flat: fc.nat() }),
      ),
    } as const)
    fc.assert(
      fc.property(
        market,
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        (lenders, first, second) => {
          const noisy = (noises: typeof first) => lenders.map((lender, at) => ({ ...lender, ...noises[at] }))
          expect(withoutSpecials(build(noisy(first)))).toEqual(withoutSpecials(build(noisy(second))))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('does not depend on the order in which lenders are kept', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    const lenders = ids.map((lender_id) => ({
      lender_id,
      legal_name: `Lender ${lender_id % 3}`,
      min_income: lender_id % 4 === 0 ? 90_000 : null,
      representative_rate: 12 + (lender_id % 2),
    }))
    const expected = build(lenders)
    fc.assert(
      fc.property(fc.shuffledSubarray(lenders, { minLength: lenders.length }), (shuffled) => {
        expect(build(shuffled)).toEqual(expected)
      }),
    )
  })
})

describe('what is said to unlock a lender does', () => {
  const reasonsOf = (lender: Partial<Lender>, applicant: Partial<Applicant>) =>
    build([lender], applicant).unmatched[0]?.reasons.map(({ code, unlock }) => [code, unlock])

  it('says so where it gives an offer', () => {
    expect(reasonsOf({ min_income: 65_000 }, {})).toEqual([
      ['income_below_min', 'An income of ₹65,000 a month would unlock this lender'],
    ])
  })

  it('names no income that the lender does not take', () => {
    const lender = { max_income: 30_000, max_foir_percent: 62, amount_min: 400_000, tenure_max_months: 12 }
    expect(reasonsOf(lender, { monthly_income: 30_000, tenure_months: 12 })).toEqual([
      ['repayments_too_high', undefined],
    ])
  })

  it('promises no more than the condition where another check would fail then', () => {
    // Born in 1967, the loan has to end in 24 months, over which its instalments are more than the income bears.
    const lender = { max_age_at_maturity: 60, max_foir_percent: 20, amount_min: 400_000 }
    expect(reasonsOf(lender, { birth_date: '1967-12-20', monthly_income: 80_000 })).toEqual([
      ['age_at_maturity', 'A loan over 24 months or less would meet this condition'],
    ])
  })

  it('promises no more than the condition where the price of the changed loan does not hold', () => {
    const lender = { min_income: 65_000, fee_min: 600_000, fee_percent: 0 }
    expect(reasonsOf(lender, {})?.[0]).toEqual([
      'income_below_min',
      'An income of ₹65,000 a month would meet this condition',
    ])
  })
})
