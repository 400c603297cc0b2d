import { describe, expect, it } from 'vitest'
import { deleteLender, getLender, LenderChange, previewOffer } from './lenders-office.ts'
import { problemOf, takes } from '../testing/problem-of.ts'

it.each([
  ['min_income', 25_000, null],
  ['min_income', null, null],
  ['min_income', -1, 'amount_invalid'],
  ['name', 'Demo Bank', 'lender_name_invalid'],
  ['lender_status', null, 'invalid_value'],
  // The slug is its address for good.
  ['slug', 'demo', 'invalid_value'],
  ['lender_id', 2, 'invalid_value'],
  ['unheard_of', 1, 'invalid_value'],
])('a change of %s to %j: %s', (property, value, problem) => {
  expect(problemOf(LenderChange, { lender_id: 1, property, value })).toBe(problem)
})

it('says beside the value what is wrong with it, once', () => {
  const { error } = LenderChange.safeParse({ lender_id: 1, property: 'min_age', value: 17 })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['value'], 'age_bound_invalid'],
  ])
})

it.each([
  [1, true],
  [2_147_483_647, true],
  [0, false],
  [2_147_483_648, false],
  [1.5, false],
])('lender %d: %s', (id, is) => {
  expect(takes(getLender.params, { lenderId: String(id) })).toBe(is)
  expect(takes(deleteLender.body, { lender_id: id })).toBe(is)
})

describe('a preview', () => {
  it.each([
    [{}, null],
    [{ amount: '1000', tenure_months: '1' }, null],
    [{ amount: '20000000', tenure_months: '360' }, null],
    [{ amount: '100001', tenure_months: '13' }, null],
    [{ amount: '999' }, 'amount_invalid'],
    [{ amount: '20000001' }, 'amount_invalid'],
    [{ amount: '1000.5' }, 'amount_invalid'],
    [{ tenure_months: '0' }, 'whole_number_invalid'],
    [{ tenure_months: '361' }, 'whole_number_invalid'],
    [{ tenure_months: '12.5' }, 'whole_number_invalid'],
  ])('of %j: %s', (change, problem) => {
    expect(problemOf(previewOffer.query, { amount: '500000', tenure_months: '36', ...change })).toBe(problem)
  })
})
