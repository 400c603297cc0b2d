import { expect, test } from 'vitest'
import { compare, decimal, dividedBy, floor, halfUp, least, minus, plus, times, whole } from './exact.ts'

test('reckons without a rounding', () => {
  expect(plus(decimal(0.1), decimal(0.2))).toEqual(decimal(0.3))
  expect(times(dividedBy(whole(1), whole(3)), whole(3))).toEqual(whole(1))
  expect(minus(whole(1), decimal(1.5))).toEqual({ over: -1n, under: 2n })
  expect(dividedBy(whole(1), minus(whole(1), whole(3)))).toEqual({ over: -1n, under: 2n })
  expect(decimal(0)).toEqual(whole(0))
})

test.each([
  [2.4, 2n, 2n],
  [2.5, 2n, 3n],
  [2.999, 2n, 3n],
  [3, 3n, 3n],
])('%d is cut to %d and rounded to %d', (value, cut, rounded) => {
  expect(floor(decimal(value))).toBe(cut)
  expect(halfUp(decimal(value))).toBe(rounded)
})

test('cuts downwards below 0 too, and compares', () => {
  expect(floor(minus(whole(0), decimal(0.5)))).toBe(-1n)
  expect(floor(minus(whole(0), whole(2)))).toBe(-2n)
  expect([compare(whole(1), whole(2)), compare(whole(2), whole(2)), compare(whole(3), whole(2))]).toEqual([
    -1, 0, 1,
  ])
  expect(least(whole(3), decimal(2.5))).toEqual(decimal(2.5))
})
