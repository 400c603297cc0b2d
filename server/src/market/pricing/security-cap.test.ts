import { describe, expect, it, test } from 'vitest'
import { buildMarket } from '../matching/example-market.ts'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { ProductType } from '@marketplace/contract/reference/products'
import { leastSecurityFor, securityCap, securityValue, type SecurityTerms } from './security-cap.ts'

const gold_tiers = [
  { percent: 85, up_to: 250_000 },
  { percent: 80, up_to: 500_000 },
  { percent: 75, up_to: null },
]
const home_tiers = [
  { percent: 90, up_to: 3_000_000 },
  { percent: 80, up_to: 7_500_000 },
  { percent: 75, up_to: null },
]
const gold: SecurityTerms = { kind: 'gold', max_ltv_percent: null, law: gold_tiers }
const home: SecurityTerms = { kind: 'property', max_ltv_percent: 80, law: home_tiers }
const homeLaw: SecurityTerms = { kind: 'property', max_ltv_percent: null, law: home_tiers }
const vehicle: SecurityTerms = { kind: 'vehicle', max_ltv_percent: 100, law: null }
const none: SecurityTerms = { kind: null, max_ltv_percent: 80, law: null }

test.each<[ProductType, string | null]>([
  ['Personal Loans', null],
  ['Business Loans', null],
  ['Student Loans', null],
  ['Gold Loans', 'gold'],
  ['Affordable Housing Loan', 'property'],
  ['2-wheeler', 'vehicle'],
  ['Car', 'vehicle'],
])('%s is secured by %s', (product, kind) => {
  expect(securityKindOf(product)).toBe(kind)
})

describe('securityCap', () => {
  it.each<[string, number | null, SecurityTerms, number | null]>([
    ['gold, by the law alone', 300_000, gold, 250_000],
    ['gold, by a stricter lender', 300_000, { ...gold, max_ltv_percent: 70 }, 210_000],
    ['gold, by a lender laxer than the law', 300_000, { ...gold, max_ltv_percent: 90 }, 250_000],
    ['a home', 2_000_000, home, 1_600_000],
    ['a home, cut to the rupee', 999_999, { ...home, max_ltv_percent: 77.25 }, 772_499],
    ['a vehicle', 90_000, vehicle, 90_000],
    ['a vehicle whose lender has no limit', 90_000, { ...vehicle, max_ltv_percent: null }, 90_000],
    ['a home whose lender has no limit', 2_000_000, homeLaw, 1_800_000],
    ['a home at the end of 90 %', 3_333_334, homeLaw, 3_000_000],
    ['a home where more value buys no more loan', 3_750_000, homeLaw, 3_000_000],
    ['a home above 30 lakh of loan', 3_750_002, homeLaw, 3_000_001],
    ['a home of 85 lakh, lender laxer than the law', 8_500_000, { ...home, max_ltv_percent: 90 }, 6_800_000],
    ['a home at the end of 80 %', 10_000_000, homeLaw, 7_500_000],
    ['a home of 1.3 crore', 13_000_000, { ...home, max_ltv_percent: 80 }, 9_750_000],
    ['nothing behind the loan', 2_000_000, none, null],
    ['a value that is not told', null, home, null],
    ['gold whose value is not told', null, gold, null],
  ])('%s', (_, value, terms, cap) => {
    expect(securityCap(value, terms)).toBe(cap)
  })
})

describe('leastSecurityFor', () => {
  it.each<[string, number, SecurityTerms, number]>([
    ['gold, by the law alone', 250_000, gold, 294_118],
    ['gold, one rupee beyond a step', 250_001, gold, 312_502],
    ['gold, by a stricter lender', 210_000, { ...gold, max_ltv_percent: 70 }, 300_000],
    ['a home', 1_600_000, home, 2_000_000],
    ['a lender that lends nothing on it', 1, { ...home, max_ltv_percent: 0 }, Infinity],
    ['a home, by the law alone', 1_800_000, homeLaw, 2_000_000],
    ['a home, one rupee beyond a step', 3_000_001, homeLaw, 3_750_002],
    ['a home, by a lender laxer than the law', 7_500_000, { ...home, max_ltv_percent: 90 }, 9_375_000],
    ['no limit', 1_600_000, { ...vehicle, max_ltv_percent: null }, 1_600_000],
    ['nothing behind the loan', 1_600_000, none, 0],
  ])('%s', (_, amount, terms, value) => {
    expect(leastSecurityFor(amount, terms)).toBe(value)
  })
})

test.each([
  [20.5, null, 225_500],
  [100, 50, 1_100_000],
  [100, 50.01, 1_099_890],
  [100, 80, 770_000],
  [60, 60, 550_000],
  // More coins than gold are a slip: all of it is coins then.
  [60, 90, 550_000],
])('%d g of 22 carat with %s g in coins are worth %d', (gold_weight_grams, gold_coin_grams, value) => {
  const facts = {
    gold_weight_grams,
    gold_purity: 2,
    gold_coin_grams,
    property_value: null,
    vehicle_price: null,
  }
  const { gold_rate } = buildMarket()
  expect(securityValue(facts, { product_type: 'Gold Loans', gold_rate })).toBe(value)
})
