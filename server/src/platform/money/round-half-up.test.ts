import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfUp, roundHalfUp } from './round-half-up.ts'

describe('divideHalfUp', () => {
  it.each([
    [0, 7, 0],
    [1, 2, 1],
    [5, 2, 3],
    [249, 100, 2],
    [250, 100, 3],
    [251, 100, 3],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%d / %d = %d', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient)
  })

  it('agrees with whole-number arithmetic of any size', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 2_000_000 }), (numerator, denominator) => {
        const exact = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator))
        expect(BigInt(divideHalfUp(numerator, denominator))).toBe(exact)
      }),
    )
  })

  it.each([
    [-1, 2],
    [1.5, 2],
    [2 ** 53, 2],
    [1, 0],
  ])('refuses %d / %d', (numerator, denominator) => {
    expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError)
  })
})

describe('roundHalfUp', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [17_088.8149, 17_089],
  ])('%d is %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })
})
