import { expect, test } from 'vitest'
import { moved, namedOf, wholeOrder } from './move-in-order.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the one at %i moves by %i', (place, by, order) => {
  expect(moved(['a', 'b', 'c'], place, by)).toEqual(order)
})

test('what is named comes first, and what is gone is left out', () => {
  expect(wholeOrder(['a', 'b', 'c'], ['c', 'x'])).toEqual(['c', 'a', 'b'])
  expect(wholeOrder(['a', 'b'], [])).toEqual(['a', 'b'])
})

test('the order of the brand itself names nothing', () => {
  expect(namedOf(['a', 'b'], ['a', 'b'])).toEqual([])
  expect(namedOf(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
})
