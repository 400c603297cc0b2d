import type { Product, ProductType } from '@marketplace/contract/reference/products'
import { expect, it, test } from 'vitest'
import { compileLenders } from '../../market/matching/compile-lenders.ts'
import { buildMarket, buildOfferLender } from '../../market/matching/example-market.ts'
import { lendersAt } from './lenders-at.ts'

const today = '2026-11-20'
const indexOf = (rates: readonly number[]) =>
  compileLenders(
    rates.map((representative_rate, at) =>
      buildOfferLender({ lender_id: at + 1, legal_name: `Lender ${at + 1}`, representative_rate }),
    ),
    buildMarket(),
  )
const where = (rates: readonly number[], ...products: ProductType[]) => ({
  directory: { indexOf: () => indexOf(rates) },
  brand_id: 1,
  products: products.map((product_type): Product => ({ product_type, available: 1 })),
  today,
})
const ask = { amount: 200_000, tenure_months: 36, emi: null }

// ₹2,00,000 over 36 months: ₹6,643 at 12 %, ₹6,934 at 15 %, ₹7,231 at 18 %.
test.each([
  [6_643, 1],
  [6_642, 0],
  [7_000, 2],
  [null, 3],
] as const)('of an EMI of %s are %s of three', (emi, at_most) => {
  expect(lendersAt({ ...ask, emi }, where([12, 15, 18], 'Personal Loans'))).toEqual({
    product_type: 'Personal Loans',
    amount: 200_000,
    tenure_months: 36,
    address: '/personal-loans?amount=200000&tenure=36',
    all: 3,
    at_most,
  })
})

it('takes the first loan of the brand that has such an amount and time', () => {
  const home = { ...ask, amount: 2_000_000, tenure_months: 180 }
  expect(lendersAt(home, where([12], 'Personal Loans', 'Affordable Housing Loan'))).toBeUndefined()
  expect(lendersAt(ask, where([12], 'Credit Cards', 'Personal Loans'))?.product_type).toBe('Personal Loans')
})

it('knows none where nobody lends it, and of what is no whole amount', () => {
  expect(lendersAt(ask, where([], 'Personal Loans'))).toBeUndefined()
  expect(lendersAt(ask, where([12], 'Credit Cards'))).toBeUndefined()
  expect(lendersAt({ ...ask, amount: 200_000.5 }, where([12], 'Personal Loans'))).toBeUndefined()
})
