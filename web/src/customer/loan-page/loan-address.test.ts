import { loanLimitsOf } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { askInSearch, loanAddress } from './loan-address.ts'

test.each([
  ['', {}],
  ['?amount=300000&months=24', { amount: 300_000, tenure_months: 24 }],
  ['?amount=300000', { amount: 300_000 }],
  ['?amount=999&months=24', { tenure_months: 24 }],
  ['?amount=3e5&months=97', {}],
  ['?amount=300000.5', {}],
])('%s asks for %j', (search, asked) => {
  expect(askInSearch(search, loanLimitsOf('Personal Loans'))).toEqual(asked)
})

test('an address is read as it was written', () => {
  const ask = { amount: 450_000, tenure_months: 48 }
  const { search } = new URL(loanAddress('/personal-loans', ask), 'http://localhost')
  expect(askInSearch(search, loanLimitsOf('Personal Loans'))).toEqual(ask)
})
