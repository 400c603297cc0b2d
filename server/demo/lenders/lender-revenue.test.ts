import { createLenderRevenue } from '@marketplace/contract/market/lender-revenue'
import { expect, test } from 'vitest'
import { toSlabRules } from '../../src/market/lender-revenue/price-month.ts'
import { slabWarnings } from '../../src/market/lender-revenue/slab-warnings.ts'
import { revenueTypes } from '../../seeds/reference/revenue-types.ts'
import { demoLenderRevenue } from './lender-revenue.ts'
import { demoLenders } from './lenders.ts'

const byLender = Map.groupBy(demoLenderRevenue, ({ lender_slug }) => lender_slug)

test('several example lenders pay, each of them known', () => {
  expect(byLender.size).toBeGreaterThan(5)
  const slugs = new Set(demoLenders.map(({ slug }) => slug))
  expect([...byLender.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})

test.each([...byLender])('the rules of %s are as a member of staff could have written them', (_, rules) => {
  for (const { lender_slug: _slug, sort_order: _order, began_days_ago: _days, ...rule } of rules)
    expect(createLenderRevenue.body.safeParse({ lender_id: 1, ...rule }).error).toBeUndefined()
  expect(rules.map(({ sort_order }) => sort_order)).toEqual(rules.map((_rule, index) => index + 1))
  const pricing = (id: number) =>
    revenueTypes.find((type) => type.revenue_type_id === id)?.pricing ?? 'volume'
  const kinds = slabWarnings(toSlabRules(rules, pricing)).map(({ kind }) => kind)
  expect(kinds).not.toContain('gap')
  expect(kinds).not.toContain('never')
})
