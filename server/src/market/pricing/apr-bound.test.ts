import type { RateBasis } from '@marketplace/contract/market/lenders'
import type { FeeBasis } from '@marketplace/contract/market/price-facts'
import { expect, test } from 'vitest'
import { aprBound } from './apr-bound.ts'

test.each<[RateBasis, FeeBasis, string]>([
  ['firm', 'fixed', 'exact'],
  ['firm', 'up_to', 'at_most'],
  ['up_to', 'fixed', 'at_most'],
  ['up_to', 'up_to', 'at_most'],
  ['from', 'fixed', 'at_least'],
  // 9.98 % with a fee of up to 5 %: 14.21 % is not the least, as a fee of 1 % comes to 10.80 %.
  ['from', 'up_to', 'about'],
  ['representative', 'fixed', 'about'],
  ['representative', 'up_to', 'about'],
])('a rate %s and a fee %s: %s', (rate, fee_basis, bound) => {
  expect(aprBound(rate, { fee_basis, paise: 100 })).toBe(bound)
})

test.each<[RateBasis, string]>([
  ['firm', 'exact'],
  ['up_to', 'at_most'],
  ['from', 'at_least'],
  ['representative', 'about'],
])('a rate %s without a fee: %s', (rate, bound) => {
  expect(aprBound(rate, { fee_basis: 'up_to', paise: 0 })).toBe(bound)
})
