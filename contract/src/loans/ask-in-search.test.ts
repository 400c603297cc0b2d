import { expect, test } from 'vitest'
import { askSearch, readAsk } from './ask-in-search.ts'

const searchOf = (search: string) => {
  const given = new Map(search.split('&').map((part) => part.split('=', 2) as [string, string]))
  return { get: (name: string) => given.get(name) ?? null }
}

test.each([
  ['', undefined, undefined],
  ['amount=500000&tenure=36', 500_000, 36],
  ['amount=1000&tenure=3', 1_000, 3],
  ['amount=999&tenure=2', undefined, undefined],
  ['amount=5000000&tenure=96', 5_000_000, 96],
  ['amount=5000001&tenure=97', undefined, undefined],
  ['amount=5e5&tenure=-36', undefined, undefined],
  ['amount=5,00,000&tenure=3.5', undefined, undefined],
  ['amount=99999999999999&tenure=', undefined, undefined],
])('%s asks for %s over %s', (search, amount, tenure) => {
  expect(readAsk(searchOf(search), 'Personal Loans')).toEqual({ amount, tenure })
})

test('an ask is written as it is read', () => {
  expect(askSearch({ amount: 200_000, tenure: 24 })).toBe('amount=200000&tenure=24')
  expect(askSearch({ amount: undefined, tenure: undefined })).toBe('')
})

test.each([
  ['Affordable Housing Loan', 'amount=5000001&tenure=360', 5_000_001, 360],
  ['Affordable Housing Loan', 'amount=99999&tenure=11', undefined, undefined],
  ['Gold Loans', 'amount=1000&tenure=1', 1_000, 1],
  ['Business Loans', 'amount=20000000&tenure=61', 20_000_000, undefined],
] as const)('%s has bounds of its own: %s', (product, search, amount, tenure) => {
  expect(readAsk(searchOf(search), product)).toEqual({ amount, tenure })
})
