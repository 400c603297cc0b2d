import { expect, test } from 'vitest'
import { prepaymentFreedom, type PrepaidLoan } from './prepayment-freedom.ts'

const free: PrepaidLoan = {
  rate_kind: 'floating',
  sanctioned: 'from_2026',
  purpose: 'personal',
  lender_group: 'other',
  amount: 1_00_00_000,
}

test.each<[Partial<PrepaidLoan>, ReturnType<typeof prepaymentFreedom>]>([
  [{}, 'personal_floating'],
  [{ rate_kind: 'fixed' }, null],
  [{ sanctioned: 'before_2026' }, null],
  [{ purpose: 'business', lender_group: 'bank' }, 'business_bank'],
  [{ purpose: 'business', lender_group: 'bank', sanctioned: 'before_2026' }, null],
  [{ purpose: 'business', lender_group: 'bank', rate_kind: 'fixed' }, null],
  [{ purpose: 'business', lender_group: 'small', amount: 50_00_000 }, 'business_small_loan'],
  [{ purpose: 'business', lender_group: 'small', amount: 50_00_001 }, null],
  [{ purpose: 'business', lender_group: 'other', amount: 1_000 }, null],
])('%j: %s', (change, freedom) => {
  expect(prepaymentFreedom({ ...free, ...change }, 50_00_000)).toBe(freedom)
})
