import { describe, expect, it } from 'vitest'
import {
  checkEligibility,
  compareEligibility,
  RuleChange,
  startEligibilityRun,
  TriedProfile,
  triedFieldNames,
} from './customer-eligibility.ts'
import { lenderProperties } from '../market/lender-fields.ts'
import { problemOf, takes, times } from '../testing/problem-of.ts'

const user_id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'
const change = { lender_id: 1, property: 'min_income', value: 25_000 }
const ask = { user_id, amount: 500_000, tenure_months: 36, brand_id: 1 }

describe('whom is asked about', () => {
  it.each([
    [{}, null],
    [{ user_id: undefined, profile: {} }, null],
    [{ user_id: undefined }, 'customer_or_profile'],
    [{ profile: {} }, 'customer_or_profile'],
  ])('%j: %s', (who, problem) => {
    expect(problemOf(checkEligibility.body, { ...ask, ...who })).toBe(problem)
    expect(problemOf(compareEligibility.body, { ...ask, ...who, changes: [change] })).toBe(problem)
  })

  it.each([
    [{ amount: 1_000, tenure_months: 1 }, true],
    [{ amount: 20_000_000, tenure_months: 360 }, true],
    [{ amount: 100_001, tenure_months: 13 }, true],
    [{ amount: 999 }, false],
    [{ amount: 20_000_001 }, false],
    [{ amount: 1_000.5 }, false],
    [{ tenure_months: 0 }, false],
    [{ tenure_months: 361 }, false],
    [{ brand_id: 0 }, false],
    [{ brand_id: 2_147_483_648 }, false],
    [{ product_type: 'Car' }, true],
    [{ product_type: 'Boat' }, false],
  ])('with %j: %s', (facts, is) => {
    expect(takes(checkEligibility.body, { ...ask, ...facts })).toBe(is)
  })
})

it.each([
  [change, true],
  [{ ...change, value: null }, true],
  [{ ...change, lender_id: 2_147_483_647 }, true],
  [{ ...change, lender_id: 0 }, false],
  [{ ...change, lender_id: 2_147_483_648 }, false],
  [{ ...change, lender_id: 1.5 }, false],
  [{ ...change, property: 'utm_link' }, false],
  [{ ...change, value: '25000' }, false],
])('a change %j: %s', (value, is) => {
  expect(takes(RuleChange, value)).toBe(is)
})

it.each([
  [0, 'field_required'],
  [1, null],
  [200, null],
  [201, 'invalid_value'],
])('%d changes in a run: %s', (count, problem) => {
  expect(problemOf(startEligibilityRun.body, { changes: times(count, change) })).toBe(problem)
})

it.each([
  [{}, true],
  [{ emi: 1_000_000, property_value: 500_000_000, vehicle_price: 100_000_000 }, true],
  [{ emi: 1_000_001 }, false],
  [{ property_value: 500_000_001 }, false],
  [{ vehicle_price: 100_000_001 }, false],
  [{ monthly_income: null }, true],
  [{ name: 'Asha' }, false],
])('somebody with %j: %s', (profile, is) => {
  expect(takes(TriedProfile, profile)).toBe(is)
})

it('tries fields that staff may set, each once', () => {
  expect(new Set(triedFieldNames).size).toBe(triedFieldNames.length)
  for (const name of triedFieldNames) expect(lenderProperties).toContain(name)
})
