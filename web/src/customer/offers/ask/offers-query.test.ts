import { expect, test } from 'vitest'
import { readOffersQuery, withOffersQuery } from './offers-query.ts'

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

test('each list says by itself whether all of it is in sight', () => {
  const wholeOf = (search: string) => {
    const { all, others } = readOffersQuery(new URLSearchParams(search), 'Personal Loans')
    return [all, others]
  }
  expect(wholeOf('')).toEqual([undefined, undefined])
  expect(wholeOf('all=1')).toEqual([1, undefined])
  expect(wholeOf('others=1')).toEqual([undefined, 1])
})

test('changes keep what belongs to others and leave out defaults', () => {
  const search = new URLSearchParams('utm_id=a&order=emi&compare=3')
  const next = withOffersQuery(search, { amount: 200_000, tenure: 24, order: 'published', compare: [] })
  expect(next.toString()).toBe('utm_id=a&amount=200000&tenure=24')
  expect(withOffersQuery(next, { compare: [4, 9] }).get('compare')).toBe('4.9')
  expect(search.toString()).toBe('utm_id=a&order=emi&compare=3')
})
