import { expect, it } from 'vitest'
import { ownProfileFieldNames, ProfilePatch } from './profiles.ts'
import { problemOf, takes } from '../testing/problem-of.ts'

it.each([
  [{}, null],
  [{ birth_date: '1990-05-17' }, null],
  [{ birth_date: '**/**/1990' }, null],
  // What shows no asterisk is a date, and then one that exists.
  [{ birth_date: '17/05/1990' }, 'birth_date_invalid'],
  [{ birth_date: '*1/**/19900' }, 'birth_date_invalid'],
  [{ birth_date: 'x**/**/1990' }, 'birth_date_invalid'],
  [{ birth_date: '1990-02-30' }, 'birth_date_invalid'],
  [{ monthly_rent: 1_000_000, emi: 1_000_000 }, null],
  [{ monthly_rent: 1_000_001 }, 'amount_invalid'],
  [{ emi: 1_000_001 }, 'amount_invalid'],
  [{ se_loan_amount: 20_000_000 }, null],
  [{ se_loan_amount: 20_000_001 }, 'amount_invalid'],
  [{ property_value: 500_000_000 }, null],
  [{ property_value: 500_000_001 }, 'amount_invalid'],
  [{ course_cost: 50_000_000 }, null],
  [{ course_cost: 50_000_001 }, 'amount_invalid'],
  [{ vehicle_price: 100_000_000, down_payment: 100_000_000 }, null],
  [{ vehicle_price: 100_000_001 }, 'amount_invalid'],
  [{ down_payment: 100_000_001 }, 'amount_invalid'],
  [{ product_type: 'Car' }, null],
  [{ product_type: 'Credit Cards' }, 'invalid_value'],
  [{ mobile_phone_number: '9876543210' }, null],
])('a save of %j: %s', (patch, problem) => {
  expect(problemOf(ProfilePatch, patch)).toBe(problem)
})

it.each(ownProfileFieldNames)('%s may be emptied', (field) => {
  expect(problemOf(ProfilePatch, { [field]: null })).toBeNull()
})

it.each(['user_id', 'role_id', 'email_verified', 'pl_completed', 'inflight_credit_app_id'])(
  '%s is not the customer’s to save',
  (field) => {
    expect(takes(ProfilePatch, { [field]: 1 })).toBe(false)
  },
)

it('keeps the mobile number: it is changed by a passcode and never emptied', () => {
  expect(takes(ProfilePatch, { mobile_phone_number: null })).toBe(false)
})
