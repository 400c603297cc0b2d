import { KeyFacts } from '@marketplace/contract/market/offers'
import { expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import { buildKeyFacts } from './key-facts.ts'
import { priceOffer } from './price-offer.ts'

// duty 6: cooling-off, penal charges and closing early.
it('tells the figures of the offer, and a schedule that adds up to them', () => {
  const lender = buildOfferLender({ representative_rate: 13.75, fee_percent: 1.5 })
  const priced = priceOffer(lender, buildApplicant(), buildMarket(), null)
  if ('fails' in priced) throw new Error('no offer')
  const facts = buildKeyFacts(lender, priced.offer, '2026-11-20', buildMarket().figures)
  const sum = (field: 'emi' | 'interest' | 'principal') =>
    facts.schedule.reduce((total, row) => total + toPaise(row[field]), 0)
  expect(KeyFacts.parse(facts)).toEqual(facts)
  expect(facts).toMatchObject({
    lender_name: 'Sahyadri Bank',
    as_on: '2026-11-20',
    amount: 500_000,
    rate: 13.75,
    rate_basis: 'representative',
    fee_before_tax: 7_500,
    fee_tax: 1_350,
    processing_fee: 8_850,
    net_disbursed: 491_150,
    instalments: 36,
    foreclosure_percent: 4,
  })
  expect(facts.schedule).toHaveLength(36)
  expect(sum('emi')).toBe(toPaise(facts.total_paid))
  expect(sum('interest')).toBe(toPaise(facts.total_interest))
  expect(sum('principal')).toBe(toPaise(facts.amount))
  expect(facts.total_cost).toBe(facts.total_paid + facts.processing_fee)
  expect(facts).not.toHaveProperty('gold_release')
})

it('tells by when gold is given back, once the law says it', () => {
  const market = buildMarket({ product_type: 'Gold Loans' })
  const lender = buildOfferLender({ product_type: 'Gold Loans' })
  const priced = priceOffer(lender, buildApplicant({ security_value: 400_000, amount: 60_000 }), market, null)
  if ('fails' in priced) throw new Error('no offer')
  const told = (gold_release: typeof market.figures.gold_release) =>
    buildKeyFacts(lender, priced.offer, '2026-11-20', { gold_release })
  expect(KeyFacts.parse(told({ working_days: 7, delay_charge: 5_000 })).gold_release).toEqual({
    working_days: 7,
    delay_charge: 5_000,
  })
  expect(told(null)).not.toHaveProperty('gold_release')
})
