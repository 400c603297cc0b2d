import { expect, it } from 'vitest'
import { priceMonth, toSlabRules } from './price-month.ts'

const rule = (id: number | null, min: number | null, max: number | null, percent: number) => ({
  id,
  slab_disbursed_min: min,
  slab_disbursed_max: max,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: percent,
  status: 1 as const,
})
const volume = () => 'volume' as const
const rules = [rule(11, null, 49_99_999.99, 2), rule(12, 50_00_000, null, 2.25)]

// domain.md 6.7: 72,00,000 in the slab of 2.25 %.
it('prices a month as the rule picked says', () => {
  expect(priceMonth(rules, volume, { disbursed: 72_00_000, loans: 24 })).toEqual({
    rule: 2,
    rule_id: 12,
    rule_text: '2.25 % for ₹50,00,000 or more disbursed',
    ats: 3_00_000,
    formula: '₹72,00,000 × 2.25 % = ₹1,62,000',
    amount: 1_62_000,
    next: [],
    warnings: [],
  })
})

it('tells how far the next slab is, in rupees', () => {
  const {
    rule: place,
    rule_id,
    amount,
    next,
  } = priceMonth(rules, volume, { disbursed: 40_00_000, loans: 20 })
  expect([place, rule_id, amount]).toEqual([1, 11, 80_000])
  expect(next).toEqual([
    expect.objectContaining({ more_disbursed: 10_00_000, more_loans: 0, amount: 1_12_500 }),
  ])
})

it.each([
  [0, 0, null],
  [100, 3, 33.33],
])('%d rupees in %d loans: %d a loan', (disbursed, loans, ats) => {
  expect(priceMonth(rules, volume, { disbursed, loans }).ats).toBe(ats)
})

it('says that no rule takes a month', () => {
  const priced = priceMonth([rule(11, 100, null, 2)], volume, { disbursed: 99.99, loans: 1 })
  expect(priced).toMatchObject({
    rule: null,
    rule_id: null,
    rule_text: 'No active rule takes this month',
    amount: 0,
  })
  expect(priced.warnings.map(({ kind }) => kind)).toEqual(['gap'])
})

it('has no id of a rule that is not saved', () => {
  expect(priceMonth([rule(null, null, null, 1)], volume, { disbursed: 100, loans: 1 })).toMatchObject({
    rule: 1,
    rule_id: null,
    amount: 1,
  })
})

it('prices each rule as its own type says', () => {
  const types = [rule(1, null, null, 1), { ...rule(2, null, null, 1), revenue_type_id: 2 }]
  expect(
    toSlabRules(types, (id) => (id === 2 ? 'graduated' : 'volume')).map(({ pricing }) => pricing),
  ).toEqual(['volume', 'graduated'])
})
