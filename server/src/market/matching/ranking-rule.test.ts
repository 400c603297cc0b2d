import { describe, expect, it } from 'vitest'
import { byName, publishedRankingRule, rankingRule, type Rankable } from './ranking-rule.ts'

const offer = (change: Partial<Rankable> = {}): Rankable => ({
  lender_id: 1,
  lender_name: 'Sahyadri Bank',
  amount: 500_000,
  asked: 500_000,
  apr: 14,
  emi: 17_089,
  rate_basis: 'representative',
  applied_here: false,
  ...change,
})

describe('each step puts first', () => {
  it.each<[string, Partial<Rankable>, Partial<Rankable>]>([
    ['asked_amount', {}, { amount: 499_999 }],
    ['asked_amount', {}, { amount: 500_001 }],
    ['applied_here', { applied_here: true }, {}],
    ['nearest_amount', { amount: 400_000 }, { amount: 399_999 }],
    ['nearest_amount', { amount: 600_000 }, { amount: 399_999 }],
    ['lower_amount', { amount: 400_000 }, { amount: 600_000 }],
    ['from_rate_last', {}, { rate_basis: 'from' }],
    ['lowest_apr', { apr: 13.99 }, {}],
    ['lower_emi', { emi: 17_088 }, {}],
    ['name', { lender_name: 'konkan' }, {}],
    ['lender_number', {}, { lender_id: 2 }],
  ])('%s: %j before %j', (key, first, second) => {
    const step = rankingRule.steps.find((one) => one.key === key)
    expect(step?.compare(offer(first), offer(second))).toBeLessThan(0)
    expect(step?.compare(offer(second), offer(first))).toBeGreaterThan(0)
    expect(step?.compare(offer(first), offer(first))).toBe(0)
  })
})

it('is asked in the order that is published (domain.md 3.3)', () => {
  expect(publishedRankingRule.steps.map(({ key }) => key)).toEqual([
    'asked_amount',
    'applied_here',
    'nearest_amount',
    'lower_amount',
    'from_rate_last',
    'lowest_apr',
    'lower_emi',
    'name',
    'lender_number',
  ])
  for (const step of publishedRankingRule.steps) expect(step).not.toHaveProperty('compare')
})

it('is in the version of its last change', () => {
  const { version, in_force_since, changes } = publishedRankingRule
  expect(changes.at(-1)).toMatchObject({ version, day: in_force_since })
})

it.each([
  ['Axis', 'Bank', -1],
  ['axis', 'Bank', -1],
  ['Bank', 'axis', 1],
  ['BANK', 'bank', -1],
])('%s and %s, by name', (first, second, sign) => {
  const sorted = byName({ lender_name: first, lender_id: 1 }, { lender_name: second, lender_id: 2 })
  expect(Math.sign(sorted)).toBe(sign)
})
