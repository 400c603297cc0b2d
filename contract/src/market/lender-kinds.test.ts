import { expect, test } from 'vitest'
import { isBank, lenderKinds } from './lender-kinds.ts'

test('every kind of lender is a bank or an NBFC', () => {
  expect(lenderKinds.filter(isBank)).toEqual([
    'bank',
    'small_finance_bank',
    'regional_rural_bank',
    'cooperative_bank',
  ])
})
