import { KeyFacts } from '@marketplace/contract/market/offers'
import type { Lender } from '@marketplace/contract/market/lenders'
import { expect, it, test } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { buildApplicant, buildMarket, buildOfferLender } from './example-market.ts'
import { buildKeyFacts } from './key-facts.ts'
import { priceOffer } from './price-offer.ts'

// duty 6: cooling-off, penal charges and closing early.
it('tells the figures of the offer, and a schedule that adds up to them', () => {
  const lender = buildOfferLender({ representative_rate: 13.75, fee_percent: 1.5 })
  const priced = priceOffer(lender, buildApplicant(), buildMarket(), null)
  if ('fails' in priced) throw new Error('no offer')
  const facts = buildKeyFacts(lender, priced.offer, '2026-11-20', {
    figures: buildMarket().figures,
    household_income: Infinity,
  })
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
    foreclosure_free_because: null,
    rate_type: null,
    fee_basis: 'up_to',
    apr_bound: 'about',
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
    buildKeyFacts(lender, priced.offer, '2026-11-20', {
      figures: { ...market.figures, gold_release },
      household_income: null,
    })
  expect(KeyFacts.parse(told({ working_days: 7, delay_charge: 5_000 })).gold_release).toEqual({
    working_days: 7,
    delay_charge: 5_000,
  })
  expect(told(null)).not.toHaveProperty('gold_release')
})

test.each<[string, Partial<Lender>, number | null, number | null, string | null]>([
  ['a fixed personal loan', { rate_type: 'fixed' }, Infinity, 4, null],
  ['one whose type is not stated', {}, Infinity, 4, null],
  ['a floating personal loan', { rate_type: 'floating' }, Infinity, 0, 'personal_floating'],
  ['a microfinance loan at a fixed rate', { rate_type: 'fixed' }, 300_000, 0, 'microfinance'],
  ['a rupee above the limit', { rate_type: 'fixed' }, 300_001, 4, null],
  ['a household that is not told', { rate_type: 'fixed' }, null, 4, null],
  [
    'a floating home loan',
    { rate_type: 'floating', product_type: 'Affordable Housing Loan' },
    200_000,
    0,
    'home_floating',
  ],
  ['a fixed home loan', { rate_type: 'fixed', product_type: 'Affordable Housing Loan' }, 200_000, 4, null],
  [
    'a floating business loan of a bank',
    { rate_type: 'floating', product_type: 'Business Loans' },
    null,
    0,
    'business_bank',
  ],
  [
    'the same of an NBFC of the base layer',
    { rate_type: 'floating', product_type: 'Business Loans', lender_kind: 'nbfc' },
    null,
    4,
    null,
  ],
])('closing early: %s', (_name, change, household_income, percent, because) => {
  const lender = buildOfferLender(change)
  const market = buildMarket({ product_type: lender.product_type })
  const priced = priceOffer(lender, buildApplicant({ tenure_months: 36 }), market, null)
  if ('fails' in priced) throw new Error('no offer')
  const { figures } = market
  expect(buildKeyFacts(lender, priced.offer, '2026-11-20', { figures, household_income })).toMatchObject({
    foreclosure_percent: percent,
    foreclosure_free_because: because,
  })
})
