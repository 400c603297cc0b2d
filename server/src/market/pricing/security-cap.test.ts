import { describe, expect, it, test } from 'vitest'
import { securityKindOf } from '@marketplace/contract/reference/product-traits'
import type { ProductType } from '@marketplace/contract/reference/products'
import { isCappedBySecurity, leastSecurityFor, securityCap, type SecurityTerms } from './security-cap.ts'

const gold_tiers = [
  { percent: 85, up_to: 250_000 },
  { percent: 80, up_to: 500_000 },
  { percent: 75, up_to: null },
]
const gold: SecurityTerms = { kind: 'gold', max_ltv_percent: null, gold_tiers }
const home: SecurityTerms = { kind: 'property', max_ltv_percent: 80, gold_tiers }
const none: SecurityTerms = { kind: null, max_ltv_percent: 80, gold_tiers }

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
    ['a vehicle', 90_000, { ...home, kind: 'vehicle', max_ltv_percent: 100 }, 90_000],
    ['a home whose lender has no limit', 2_000_000, { ...home, max_ltv_percent: null }, 2_000_000],
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
    ['no limit', 1_600_000, { ...home, max_ltv_percent: null }, 1_600_000],
    ['nothing behind the loan', 1_600_000, none, 0],
  ])('%s', (_, amount, terms, value) => {
    expect(leastSecurityFor(amount, terms)).toBe(value)
  })
})

it('what secures a loan is judged, whether a lender has a limit of its own or not', () => {
  expect(isCappedBySecurity(gold)).toBe(true)
  expect(isCappedBySecurity(home)).toBe(true)
  expect(isCappedBySecurity({ ...home, max_ltv_percent: null })).toBe(true)
  expect(isCappedBySecurity(none)).toBe(false)
})
