import type { Lender } from '@marketplace/contract/market/lenders'
import { loanProducts } from '@marketplace/contract/reference/product-journeys'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMarket, buildOfferLender } from './example-market.ts'
import { idealApplicant, previewOffer } from './preview-offer.ts'
import { priceOffer } from './price-offer.ts'

const TODAY = '2026-11-20'
const ask = { amount: 500_000, tenure_months: 36 }
const preview = (facts: Partial<Lender> = {}, asked = ask) =>
  previewOffer(buildOfferLender(facts), asked, buildMarket(), TODAY)

describe('previewOffer', () => {
  it('is the offer that a customer is priced', () => {
    const lender = buildOfferLender()
    const priced = priceOffer(lender, idealApplicant(lender, ask, TODAY), buildMarket(), null)
    const { offer, unmatched } = preview()
    expect(unmatched).toBeNull()
    expect(offer).toMatchObject({ lender_name: 'Sahyadri Bank', amount: 500_000, emi: 17_089, apr: 15.69 })
    if ('fails' in priced) throw new Error(priced.fails.join())
    expect(offer).toMatchObject({
      emi: priced.offer.emi,
      apr: priced.offer.apr,
      total_cost: priced.offer.total_cost,
      processing_fee: priced.offer.processing_fee,
      possible: 0,
      reasons: [],
    })
  })

  it('shows a lender that is not live, and one that is off for the brand', () => {
    expect(preview({ lender_status: 0 }).offer).not.toBeNull()
    const market = buildMarket({ off_lender_ids: new Set([1]) })
    expect(previewOffer(buildOfferLender(), ask, market, TODAY).offer).not.toBeNull()
  })

  it.each(loanProducts)(
    'shows a lender of %s as it is to somebody who has all that it asks',
    (product_type) => {
      const lender = buildOfferLender({
        product_type,
        min_turnover: 7,
        min_business_years: 6,
        needs_registration: 1,
        max_ltv_percent: 60,
        max_foir_percent: 50,
      })
      const { offer, unmatched } = previewOffer(lender, ask, buildMarket({ product_type }), TODAY)
      expect(unmatched).toBeNull()
      expect(offer).toMatchObject({ amount: 500_000, possible: 0, reasons: [] })
    },
  )

  it('says why the ask itself gets none', () => {
    expect(preview({ ticket_class: 1, amount_min: 60_000 })).toMatchObject({
      offer: null,
      unmatched: { reasons: [{ code: 'ticket_class' }] },
    })
  })

  it('prices at the special fee on its days alone', () => {
    const so = { so_status: 1, so_fee_percent: 0, so_date_start: '2026-11-01', so_date_end: TODAY } as const
    expect(preview(so).offer).toMatchObject({ processing_fee: 0, fee_basis: 'fixed' })
    expect(preview({ ...so, so_date_end: '2026-11-19' }).offer).toMatchObject({ processing_fee: 11_800 })
  })

  it('treats a ticket class as it treats a largest loan', () => {
    const byClass = preview({ ticket_class: 2 }).offer
    expect(byClass).toEqual(preview({ amount_max: 200_000 }).offer)
    expect(byClass).toMatchObject({ amount: 200_000, position_reason: 'nearest_amount' })
  })

  it('keeps to the days of a special offer', () => {
    const so = { so_status: 1, so_text: 'No fee', so_date_start: '2026-11-01', so_date_end: TODAY } as const
    expect(preview(so).offer?.so_text).toBe('No fee')
    expect(preview({ ...so, so_date_end: '2026-11-19' }).offer?.so_text).toBeUndefined()
  })

  it('has an applicant whom every rule lets pass', () => {
    const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })
    const rule = fc.record({
      min_income: maybe(0, 40_000),
      max_income: maybe(300_000, 900_000),
      min_age: maybe(18, 40),
      max_age: maybe(41, 80),
      credit_score_class: maybe(1, 6),
      max_foir_percent: maybe(40, 100),
      pincode_prefixes: fc.constantFrom<string[] | null>(null, ['2'], ['226'], ['560001']),
      salaried: fc.constantFrom<0 | 1>(0, 1),
      self_employed: fc.constantFrom<0 | 1>(0, 1),
      business: fc.constant<1>(1),
    })
    fc.assert(
      fc.property(rule, (facts) => {
        expect(preview(facts, { amount: 100_000, tenure_months: 24 }).unmatched).toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })
})
