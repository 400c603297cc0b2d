import { expect, test } from 'vitest'
import { askSearch, readAsk, readOffersQuery, withOffersQuery } from './offers-query.ts'

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
  expect(readAsk(new URLSearchParams(search), 'Personal Loans')).toEqual({ amount, tenure })
})

test.each([
  ['compare=3.7', [3, 7]],
  ['compare=3.7.7.9.11', [3, 7, 9]],
  ['compare=x.7.-1', [7]],
  ['compare=', []],
])('%s compares %j', (search, compare) => {
  expect(readOffersQuery(new URLSearchParams(search), 'Personal Loans').compare).toEqual(compare)
})

test('an unknown order is the published one', () => {
  expect(readOffersQuery(new URLSearchParams('order=commission'), 'Personal Loans').order).toBe('published')
  expect(readOffersQuery(new URLSearchParams('order=emi'), 'Personal Loans').order).toBe('emi')
})

test('changes keep what belongs to others and leave out defaults', () => {
  const search = new URLSearchParams('utm_id=a&order=emi&compare=3')
  const next = withOffersQuery(search, { amount: 200_000, tenure: 24, order: 'published', compare: [] })
  expect(next.toString()).toBe('utm_id=a&amount=200000&tenure=24')
  expect(withOffersQuery(next, { compare: [4, 9] }).get('compare')).toBe('4.9')
  expect(search.toString()).toBe('utm_id=a&order=emi&compare=3')
})

test('an ask goes to the key-facts page as it is', () => {
  expect(askSearch({ amount: 200_000, tenure: 24 })).toBe('amount=200000&tenure=24')
  expect(askSearch({ amount: undefined, tenure: undefined })).toBe('')
})

test.each([
  ['Affordable Housing Loan', 'amount=5000001&tenure=360', 5_000_001, 360],
  ['Affordable Housing Loan', 'amount=99999&tenure=11', undefined, undefined],
  ['Gold Loans', 'amount=1000&tenure=1', 1_000, 1],
  ['Business Loans', 'amount=20000000&tenure=61', 20_000_000, undefined],
] as const)('%s has bounds of its own: %s', (product, search, amount, tenure) => {
  expect(readAsk(new URLSearchParams(search), product)).toEqual({ amount, tenure })
})
