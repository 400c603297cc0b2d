import { expect, test } from 'vitest'
import { closeEarlySearch } from './close-early-search.ts'

const facts = {
  amount: 500_000,
  rate: 14.25,
  tenure_months: 37,
  foreclosure_percent: 4,
  foreclosure_free_because: null,
  rate_type: null,
  lender_kind: 'nbfc',
} as const
const loan = 'amount=500000&rate=14.25&months=37&paid=18'

test.each([
  ['a personal loan', 'Personal Loans', facts, `${loan}&charge_percent=4`],
  ['a charge that is not known', 'Car', { ...facts, foreclosure_percent: null }, loan],
  ['no charge', 'Car', { ...facts, foreclosure_percent: 0 }, `${loan}&charge_percent=0`],
  [
    'a loan to a business',
    'Business Loans',
    facts,
    `${loan}&charge_percent=4&purpose=business&borrower=mse&lender_group=other`,
  ],
  [
    'the same of a housing finance company, which is of the middle layer',
    'Business Loans',
    { ...facts, lender_kind: 'housing_finance_company' },
    `${loan}&charge_percent=4&purpose=business&borrower=mse&lender_group=small`,
  ],
  [
    'a floating home loan',
    'Affordable Housing Loan',
    { ...facts, rate_type: 'floating', foreclosure_percent: 0 },
    `${loan}&charge_percent=0&rate_kind=floating&purpose=home`,
  ],
  [
    'a microfinance loan',
    'Personal Loans',
    { ...facts, foreclosure_free_because: 'microfinance', foreclosure_percent: 0 },
    `${loan}&charge_percent=0&purpose=microfinance`,
  ],
  [
    'a month of gold',
    'Gold Loans',
    { ...facts, tenure_months: 1, foreclosure_percent: null },
    'amount=500000&rate=14.25&months=1&paid=0',
  ],
] as const)('%s', (_, product, of, search) => {
  expect(closeEarlySearch(of, product)).toBe(search)
})
