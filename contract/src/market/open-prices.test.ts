import { expect, test } from 'vitest'
import { takes } from '../testing/problem-of.ts'
import { readOpenPrices } from './open-prices.ts'

test.each([
  [{ product_type: 'Personal Loans', amount: '200000', tenure_months: '36' }, true],
  [{ product_type: 'Car', amount: '600000', tenure_months: '60', all: '1' }, true],
  [{ product_type: 'Credit Cards', amount: '200000', tenure_months: '36' }, false],
  [{ product_type: 'Personal Loans', amount: '-7', tenure_months: '36' }, false],
  [{ product_type: 'Personal Loans', amount: '200000', tenure_months: '3.5' }, false],
  [{ product_type: 'Personal Loans', amount: '200000', tenure_months: '36', all: '2' }, false],
])('prices of %j: %s', (query, is) => {
  expect(takes(readOpenPrices.query, query)).toBe(is)
})
