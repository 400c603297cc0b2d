import { expect, test } from 'vitest'
import type { LenderRevenueRule, RevenueRuleFields } from './lender-revenue.ts'
import { fieldsOf, lastBegin, laterContents, pricingRulesOn, ruleOn } from './rule-on.ts'

const fields = (revenue_percent: number): RevenueRuleFields => ({
  slab_disbursed_min: null,
  slab_disbursed_max: 5_000_000,
  slab_number_min: 1,
  slab_number_max: 25,
  ats_min: 2,
  ats_max: 3,
  revenue_type_id: 1,
  revenue_flat: 250,
  revenue_percent,
  status: 1,
})
const rule = (change: Partial<LenderRevenueRule> = {}): LenderRevenueRule => ({
  id: 7,
  lender_id: 1,
  version: 2,
  valid_from: '2026-11-20',
  ...fields(2),
  state: 'in_force',
  planned: [
    { version: 4, valid_from: '2026-12-01', ...fields(3) },
    { version: 3, valid_from: '2027-01-01', ...fields(4) },
  ],
  newest_version: 4,
  ...change,
})

test.each([
  ['2026-11-19', [2, 4, 3]],
  ['2026-11-20', [4, 3]],
  ['2026-12-01', [3]],
  ['2027-01-01', []],
])('after %s versions %o begin', (day, versions) => {
  expect(laterContents(rule(), day).map(({ version }) => version)).toEqual(versions)
})

test('two years ahead', () => {
  expect(lastBegin('2026-11-20')).toBe('2028-11-20')
})

test.each([
  ['2026-11-19', null],
  ['2026-11-20', 2],
  ['2026-11-30', 2],
  ['2026-12-01', 4],
  ['2026-12-31', 4],
  ['2027-01-01', 3],
])('on %s version %s counts', (day, version) => {
  expect(ruleOn(rule(), day)?.version ?? null).toBe(version)
})

test('the fields are those that staff fill in', () => {
  expect(fieldsOf(rule())).toEqual(fields(2))
})

test('a rule that has not begun keeps its place and prices nothing', () => {
  const later = rule({ id: 8, valid_from: '2026-12-01', state: 'planned', planned: [] })
  expect(pricingRulesOn([later, rule()], '2026-11-25')).toEqual([
    { id: 8, ...fields(2), status: 0 },
    { id: 7, ...fields(2) },
  ])
  expect(pricingRulesOn([later, rule()], '2026-12-01')).toEqual([
    { id: 8, ...fields(2) },
    { id: 7, ...fields(3) },
  ])
})
