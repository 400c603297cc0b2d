import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import { expect, test } from 'vitest'
import { ordersFor, sortPlans, type PlanOrder } from './sort-plans.ts'

const plan = (plan_name: string, facts: Partial<InsurancePlan>): InsurancePlan => ({
  plan_id: 1,
  kind: 'Health',
  insurer_name: 'An insurer',
  plan_name,
  sum_insured_min: 100,
  sum_insured_max: 1_000,
  entry_age_min: null,
  entry_age_max: null,
  waiting_days: null,
  pre_existing_months: null,
  co_pay_percent: null,
  room_limit: null,
  exclusions: '',
  premium_basis: '',
  premiums: [],
  premiums_as_of: null,
  wording_url: '',
  as_of: '2026-11-01',
  ...facts,
})
const plans = [
  plan('A', {
    sum_insured_max: 500,
    entry_age_max: 60,
    waiting_days: 30,
    pre_existing_months: 36,
    co_pay_percent: 0,
  }),
  plan('B', { sum_insured_min: 50, entry_age_max: 75 }),
  plan('C', { waiting_days: 0, pre_existing_months: 12, co_pay_percent: 20 }),
  plan('D', { sum_insured_max: 500, entry_age_max: 60, waiting_days: 30, co_pay_percent: 5 }),
]

test.each<[PlanOrder, string]>([
  ['name', 'ABCD'],
  ['sum_insured_high', 'BCAD'],
  ['sum_insured_low', 'BACD'],
  ['entry_age_high', 'BADC'],
  ['waiting_short', 'CADB'],
  ['pre_existing_short', 'CABD'],
  ['co_pay_low', 'ADCB'],
])('by %s', (order, names) => {
  expect(
    sortPlans(plans, order)
      .map(({ plan_name }) => plan_name)
      .join(''),
  ).toBe(names)
})

test('an order by a fact that no plan has is not offered', () => {
  expect(ordersFor([plan('A', { waiting_days: 0 })])).toEqual([
    'name',
    'sum_insured_high',
    'sum_insured_low',
    'waiting_short',
  ])
  expect(ordersFor(plans)).toHaveLength(7)
})
