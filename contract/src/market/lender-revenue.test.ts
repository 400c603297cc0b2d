import { describe, expect, it } from 'vitest'
import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  setLenderRevenueOrder,
  updateLenderRevenue,
  whatIfLenderRevenue,
} from './lender-revenue.ts'
import { problemOf, takes, times } from '../testing/problem-of.ts'

const fields = {
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 2,
  status: 1,
}

describe('a rule', () => {
  it.each([
    [{}, null],
    [{ slab_disbursed_min: 0, slab_disbursed_max: 100_000_000_000 }, null],
    [{ slab_disbursed_max: 100_000_000_000.01 }, 'amount_invalid'],
    [{ slab_disbursed_min: -0.01 }, 'not_positive'],
    [{ slab_disbursed_min: 1.005 }, 'amount_invalid'],
    [{ slab_disbursed_min: 5, slab_disbursed_max: 5 }, 'max_below_min'],
    [{ slab_disbursed_min: 5, slab_disbursed_max: 5.01 }, null],
    [{ slab_disbursed_min: 5, slab_disbursed_max: 4 }, 'max_below_min'],
    [{ slab_number_min: 1, slab_number_max: 1_000_000 }, null],
    [{ slab_number_max: 1_000_001 }, 'amount_invalid'],
    [{ slab_number_min: 1.5 }, 'amount_invalid'],
    [{ slab_number_min: -1 }, 'not_positive'],
    [{ slab_number_min: 0 }, null],
    [{ slab_number_min: 3, slab_number_max: 3 }, 'max_below_min'],
    [{ ats_min: 9, ats_max: 8 }, 'max_below_min'],
    [{ ats_min: 9, ats_max: 9.01 }, null],
    [{ revenue_flat: 10_000_000, revenue_percent: null }, null],
    [{ revenue_flat: 10_000_000.01 }, 'amount_invalid'],
    [{ revenue_flat: -1 }, 'not_positive'],
    [{ revenue_flat: 0.005 }, 'amount_invalid'],
    [{ revenue_percent: 100 }, null],
    [{ revenue_percent: 100.001 }, 'percent_out_of_range'],
    [{ revenue_percent: 2.2555 }, 'percent_decimals'],
    [{ revenue_percent: -0.001 }, 'percent_out_of_range'],
    [{ revenue_percent: 0.001 }, null],
    [{ revenue_percent: null }, 'revenue_rate_missing'],
    [{ revenue_percent: 0 }, 'revenue_rate_missing'],
    [{ revenue_percent: 0, revenue_flat: 0.01 }, null],
    [{ revenue_percent: null, revenue_flat: 0 }, 'revenue_rate_missing'],
    [{ revenue_type_id: 0 }, 'revenue_type_required'],
    [{ revenue_type_id: 2_147_483_648 }, 'revenue_type_required'],
    [{ revenue_type_id: 1.5 }, 'revenue_type_required'],
    [{ status: 2 }, 'invalid_value'],
  ])('with %j: %s', (change, problem) => {
    const rule = { ...fields, ...change }
    expect(problemOf(createLenderRevenue.body, { lender_id: 1, ...rule })).toBe(problem)
    expect(problemOf(updateLenderRevenue.body, { id: 1, lender_id: 1, ...rule })).toBe(problem)
    const tried = { lender_id: 1, disbursed: 100, loans: 1, rules: [{ id: null, ...rule }] }
    expect(problemOf(whatIfLenderRevenue.body, tried)).toBe(problem)
  })

  it('is on where nothing is said of it', () => {
    const { status: _, ...rest } = fields
    expect(createLenderRevenue.body.parse({ lender_id: 1, ...rest }).status).toBe(1)
  })
})

it.each([
  [{}, null],
  [{ disbursed: 0, loans: 0 }, null],
  [{ disbursed: 0, loans: 1 }, null],
  [{ disbursed: 0.01, loans: 0 }, 'loans_missing'],
  [{ rules: [] }, null],
  [{ rules: times(100, { id: 1, ...fields }) }, null],
])('a month with %j: %s', (change, problem) => {
  const month = { lender_id: 1, disbursed: 100, loans: 1 }
  expect(problemOf(whatIfLenderRevenue.body, { ...month, ...change })).toBe(problem)
})

it('tries at most a hundred rules', () => {
  const month = { lender_id: 1, disbursed: 100, loans: 1, rules: times(101, { id: 1, ...fields }) }
  expect(takes(whatIfLenderRevenue.body, month)).toBe(false)
})

it.each([
  [[], true],
  [[3, 1, 2], true],
  [[1, 1], false],
  [[0], false],
  [times(100, 0).map((_, at) => at + 1), true],
  [times(101, 0).map((_, at) => at + 1), false],
])('the order %j: %s', (lender_revenue_ids, is) => {
  expect(takes(setLenderRevenueOrder.body, { lender_id: 1, lender_revenue_ids })).toBe(is)
})

it.each([
  ['1', true],
  ['0', false],
  ['1.5', false],
  ['x', false],
])('number %s in an address: %s', (id, is) => {
  expect(takes(getLenderRevenue.params, { lenderId: id })).toBe(is)
  expect(takes(deleteLenderRevenue.params, { id })).toBe(is)
})
