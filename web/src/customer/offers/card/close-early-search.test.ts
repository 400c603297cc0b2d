import { expect, test } from 'vitest'
import { closeEarlySearch } from './close-early-search.ts'

const facts = { amount: 500_000, rate: 14.25, tenure_months: 37, foreclosure_percent: 4 }
const loan = 'amount=500000&rate=14.25&months=37&paid=18'

test.each([
  ['a personal loan', 'Personal Loans', facts, `${loan}&charge_percent=4`],
  ['a charge that is not known', 'Car', { ...facts, foreclosure_percent: null }, loan],
  ['no charge', 'Car', { ...facts, foreclosure_percent: 0 }, `${loan}&charge_percent=0`],
  ['a loan to a business', 'Business Loans', facts, `${loan}&charge_percent=4&purpose=business`],
  [
    'a month of gold',
    'Gold Loans',
    { ...facts, tenure_months: 1, foreclosure_percent: null },
    'amount=500000&rate=14.25&months=1&paid=0',
  ],
] as const)('%s', (_, product, of, search) => {
  expect(closeEarlySearch(of, product)).toBe(search)
})
