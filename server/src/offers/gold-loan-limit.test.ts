import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldLoanLimit, leastGoldFor, type GoldTier } from './gold-loan-limit.ts'

const tiers: readonly GoldTier[] = [
  { percent: 85, up_to: 250_000 },
  { percent: 80, up_to: 500_000 },
  { percent: 75, up_to: null },
]

describe('goldLoanLimit', () => {
  it.each([
    // domain.md 6.6.
    [200_000, 170_000],
    [300_000, 250_000],
    [400_000, 320_000],
    // The flat zone between the first two steps, and its ends.
    [294_117, 249_999],
    [294_118, 250_000],
    [312_500, 250_000],
    [312_502, 250_001],
    // The same between the second and the third.
    [625_000, 500_000],
    [666_667, 500_000],
    [666_668, 500_001],
    [1_000_000, 750_000],
    [0, 0],
    [1, 0],
  ])('gold worth %d is good for %d', (value, loan) => {
    expect(goldLoanLimit(value, tiers)).toBe(loan)
  })

  it('was three quarters of any value before there were steps', () => {
    expect(goldLoanLimit(200_000, [{ percent: 75, up_to: null }])).toBe(150_000)
  })

  it('is nothing where the law says nothing', () => {
    expect(goldLoanLimit(200_000, [])).toBe(0)
    expect(leastGoldFor(1, [])).toBe(Infinity)
  })
})

it('the least gold for a loan is just enough for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (loan) => {
      const least = leastGoldFor(loan, tiers)
      expect(goldLoanLimit(least, tiers)).toBeGreaterThanOrEqual(loan)
      expect(goldLoanLimit(least - 1, tiers)).toBeLessThan(loan)
    }),
  )
})
