import { expect, it, test } from 'vitest'
import { countProducts, everyLender, isShown } from './filter-lenders.ts'

const lender = {
  legal_name: 'Sahyadri Bank',
  lender_kind: 'small_finance_bank',
  product_type: 'Personal Loans',
} as const

test.each([
  [{}, true],
  [{ name: 'sahya' }, true],
  [{ name: '  BANK  sah ' }, true],
  [{ name: 'konkan' }, false],
  [{ kind: 'bank' }, true],
  [{ kind: 'nbfc' }, false],
  [{ product: 'Personal Loans' }, true],
  [{ product: 'Car' }, false],
  [{ name: 'bank', kind: 'bank', product: 'Car' }, false],
] as const)('%j leaves it: %s', (filter, isLeft) => {
  expect(isShown(lender, { ...everyLender, ...filter })).toBe(isLeft)
})

it('counts the products that somebody lends, in the order of the brand', () => {
  const of = (product_type: 'Car' | 'Gold Loans') => ({ product_type })
  expect(
    countProducts([of('Car'), of('Gold Loans'), of('Car')], ['Gold Loans', 'Personal Loans', 'Car']),
  ).toEqual([
    { product: 'Gold Loans', count: 1 },
    { product: 'Car', count: 2 },
  ])
})
