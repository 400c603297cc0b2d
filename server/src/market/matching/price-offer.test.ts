import type { Lender } from '@marketplace/contract/market/lenders'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Applicant } from './applicant.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import type { FirmTerms } from './price-offer.ts'
import { priceOffer } from './price-offer.ts'

const price = (lender: Partial<Lender>, applicant: Partial<Applicant> = {}, firm: FirmTerms | null = null) =>
  priceOffer(buildOfferLender(lender), buildApplicant(applicant), buildMarket(), firm)

const offerOf = (...args: Parameters<typeof price>) => {
  const priced = price(...args)
  if ('fails' in priced) throw new Error(priced.fails.join())
  return priced.offer
}

describe('priceOffer', () => {
  it('comes to the figures of 5,00,000 at 14 % over 36 months with a fee of 11,800', () => {
    expect(offerOf({ representative_rate: 14, fee_percent: 2 })).toEqual({
      amount_min: 10_000,
      amount_max: 4_000_000,
      amount: 500_000,
      tenure_months: 36,
      rate: 14,
      rate_basis: 'representative',
      emi: 17_089,
      fee_before_tax: 10_000,
      fee_tax: 1_800,
      processing_fee: 11_800,
      net_disbursed: 488_200,
      total_interest: 115_195.76,
      total_paid: 615_195.76,
      total_cost: 626_995.76,
      apr: 15.69,
      apr_bound: 'about',
    })
  })

  it('comes to 17.07 % in the example of the RBI', () => {
    const lender = { representative_rate: 15, fee_percent: 0, fee_min: 400, amount_min: 10_000 }
    const rbi = priceOffer(
      buildOfferLender(lender),
      buildApplicant({ amount: 20_000, tenure_months: 24 }),
      buildMarket({ figures: { ...buildMarket().figures, gst_percent: 0 } }),
      null,
    )
    expect(rbi).toMatchObject({
      offer: { emi: 970, processing_fee: 400, net_disbursed: 19_600, total_interest: 3_272.56, apr: 17.07 },
    })
  })

  it.each<[string, Partial<Lender>, Partial<Applicant>, FirmTerms | null, number, number]>([
    ['as asked', {}, {}, null, 500_000, 36],
    ['raised to the smallest loan', { amount_min: 600_000 }, {}, null, 600_000, 36],
    ['cut to the largest', { amount_max: 300_000 }, {}, null, 300_000, 36],
    ['cut to the ticket class', { ticket_class: 2 }, {}, null, 200_000, 36],
    ['cut by FOIR', { max_foir_percent: 50 }, { amount: 900_000, emi: 10_000 }, null, 585_178, 36],
    ['cut by the household’s income', {}, { household_income: 300_000 }, null, 365_736, 36],
    ['cut by what the lender offered', {}, {}, { rate: 12, amount_max: 250_000 }, 250_000, 36],
    [
      'largest above what was offered',
      { amount_max: 200_000 },
      {},
      { rate: 12, amount_max: 250_000 },
      200_000,
      36,
    ],
    ['shortest tenure', { tenure_min_months: 48 }, {}, null, 500_000, 48],
    ['longest tenure', { tenure_max_months: 24 }, {}, null, 500_000, 24],
  ])('%s', (_name, lender, applicant, firm, amount, months) => {
    expect(offerOf(lender, applicant, firm)).toMatchObject({ amount, tenure_months: months })
  })

  it.each([
    [{ rate: 11.25, amount_max: null }, 11.25, 'firm'],
    [{ rate: null, amount_max: 900_000 }, 14, 'representative'],
    [null, 14, 'representative'],
  ] as const)('prices at %j', (firm, rate, rate_basis) => {
    expect(offerOf({ rate_from_only: 0 }, {}, firm)).toMatchObject({ rate, rate_basis })
  })

  it.each<[string, Partial<Lender>, Partial<Applicant>, FirmTerms | null, string[]]>([
    ['FOIR below the smallest loan', { max_foir_percent: 10 }, { emi: 6_000 }, null, ['repayments_too_high']],
    [
      'household below it',
      { amount_min: 365_737 },
      { household_income: 300_000 },
      null,
      ['microfinance_limit'],
    ],
    [
      'both',
      { max_foir_percent: 10 },
      { emi: 6_000, household_income: 100_000 },
      null,
      ['repayments_too_high', 'microfinance_limit'],
    ],
    ['a ticket class below it', { ticket_class: 1, amount_min: 60_000 }, {}, null, ['ticket_class']],
    ['offered less than it', {}, {}, { rate: 12, amount_max: 9_999 }, ['not_offered']],
    ['a fee as large as the loan', { fee_min: 500_000 }, {}, null, ['not_offered']],
  ])('answers why there is no offer: %s', (_name, lender, applicant, firm, fails) => {
    expect(price(lender, applicant, firm)).toEqual({ fails })
  })

  it.each<[string, ProductType, Partial<Lender>, Partial<Applicant>, number | string]>([
    ['gold by the law’s step', 'Gold Loans', {}, { security_value: 300_000 }, 250_000],
    [
      'gold by a stricter lender',
      'Gold Loans',
      { max_ltv_percent: 60 },
      { security_value: 300_000 },
      180_000,
    ],
    ['gold for more than is asked', 'Gold Loans', {}, { security_value: 3_000_000 }, 500_000],
    ['gold that is not told', 'Gold Loans', {}, {}, 500_000],
    [
      'gold worth less than the smallest loan',
      'Gold Loans',
      {},
      { security_value: 11_764 },
      'security_value',
    ],
    ['just enough gold for it', 'Gold Loans', {}, { security_value: 11_765 }, 10_000],
    ['a home', 'Affordable Housing Loan', { max_ltv_percent: 80 }, { security_value: 500_001 }, 400_000],
    [
      'as much of a home as the law lets',
      'Affordable Housing Loan',
      {},
      { security_value: 400_000 },
      360_000,
    ],
    ['a vehicle', 'Car', { max_ltv_percent: 90 }, { security_value: 500_000 }, 450_000],
    [
      'the lower of security and income',
      'Car',
      { max_ltv_percent: 90, max_foir_percent: 10 },
      { security_value: 500_000 },
      175_553,
    ],
    [
      'no security in a personal loan',
      'Personal Loans',
      { max_ltv_percent: 1 },
      { security_value: 1 },
      500_000,
    ],
  ])('lends on %s', (_name, product_type, lender, applicant, expected) => {
    const priced = priceOffer(
      buildOfferLender({ product_type, ...lender }),
      buildApplicant(applicant),
      buildMarket({ product_type }),
      null,
    )
    if (typeof expected === 'string') expect(priced).toEqual({ fails: [expected] })
    else expect('offer' in priced && priced.offer.amount).toBe(expected)
  })

  it('has the stated rate as APR where nothing is charged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 44_000 }),
        fc.integer({ min: 10_000, max: 4_000_000 }),
        fc.integer({ min: 6, max: 60 }),
        (thousandths, amount, tenure_months) => {
          const rate = thousandths / 1000
          const { apr } = offerOf({ representative_rate: rate, fee_percent: 0 }, { amount, tenure_months })
          expect(Math.abs(apr - rate)).toBeLessThanOrEqual(0.0101)
        },
      ),
    )
  })

  it('keeps its figures in agreement with each other', () => {
    fc.assert(
      fc.property(
        fc.record({
          representative_rate: fc.integer({ min: 0, max: 44_000 }).map((rate) => rate / 1000),
          fee_percent: fc.integer({ min: 0, max: 9_000 }).map((fee) => fee / 1000),
          max_foir_percent: fc.option(fc.integer({ min: 20, max: 70 })),
        }),
        fc.record({
          amount: fc.integer({ min: 1_000, max: 5_000_000 }),
          tenure_months: fc.integer({ min: 3, max: 96 }),
          emi: fc.integer({ min: 0, max: 60_000 }),
          household_income: fc.constantFrom(200_000, 300_000, Infinity),
        }),
        (lender, applicant) => {
          const priced = price(lender, applicant)
          fc.pre('offer' in priced)
          const { offer } = priced
          expect(offer.amount).toBeGreaterThanOrEqual(offer.amount_min)
          expect(offer.amount).toBeLessThanOrEqual(offer.amount_max)
          expect(offer.net_disbursed + offer.processing_fee).toBeCloseTo(offer.amount, 6)
          expect(offer.total_cost).toBeCloseTo(offer.amount + offer.total_interest + offer.processing_fee, 6)
          expect(offer.apr).toBeGreaterThanOrEqual(Math.floor(offer.rate * 100) / 100)
          const repayments = offer.emi + applicant.emi
          const foirShare = lender.max_foir_percent ?? Infinity
          expect(repayments).toBeLessThanOrEqual((60_000 * foirShare) / 100)
          expect(repayments).toBeLessThanOrEqual(applicant.household_income / 24)
        },
      ),
      { numRuns: 500 },
    )
  })
})

it('lends on a home by the law where the lender would lend more', () => {
  const product_type = 'Affordable Housing Loan'
  const home = (security_value: number, amount: number, max_ltv_percent: number) =>
    priceOffer(
      buildOfferLender({ product_type, max_ltv_percent, amount_max: 10_000_000, tenure_max_months: 360 }),
      buildApplicant({ amount, tenure_months: 240, security_value }),
      buildMarket({ product_type }),
      null,
    )
  // 85 lakh carry 80 %, as the loan is above 30 lakh; 1.3 crore carry 75 %, as it is above 75 lakh.
  expect(home(8_500_000, 7_500_000, 90)).toMatchObject({ offer: { amount: 6_800_000 } })
  expect(home(13_000_000, 10_000_000, 80)).toMatchObject({ offer: { amount: 9_750_000 } })
  expect(home(3_000_000, 3_000_000, 95)).toMatchObject({ offer: { amount: 2_700_000 } })
})

it('refuses instalments that would not repay the loan', () => {
  const steep = { representative_rate: 47.94, tenure_max_months: 352, fee_percent: 0 }
  const applicant = buildApplicant({ amount: 100_000, tenure_months: 352 })
  expect(priceOffer(buildOfferLender(steep), applicant, buildMarket(), null)).toEqual({
    fails: ['instalment_cannot_repay'],
  })
  expect(
    priceOffer(buildOfferLender({ ...steep, tenure_max_months: 120 }), applicant, buildMarket(), null),
  ).toMatchObject({ offer: { amount: 100_000, tenure_months: 120 } })
})

it('lends whole rupees, and never more than a lender offered', () => {
  expect(offerOf({}, {}, { rate: 14, amount_max: 123_456.7 }).amount).toBe(123_456)
})
