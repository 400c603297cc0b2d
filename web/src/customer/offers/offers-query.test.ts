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
  expect(readAsk(new URLSearchParams(search))).toEqual({ amount, tenure })
})

test.each([
  ['compare=3.7', [3, 7]],
  ['compare=3.7.7.9.11', [3, 7, 9]],
  ['compare=x.7.-1', [7]],
  ['compare=', []],
])('%s compares %j', (search, compare) => {
  expect(readOffersQuery(new URLSearchParams(search)).compare).toEqual(compare)
})

test('an unknown order is the published one', () => {
  expect(readOffersQuery(new URLSearchParams('order=commission')).order).toBe('published')
  expect(readOffersQuery(new URLSearchParams('order=emi')).order).toBe('emi')
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
