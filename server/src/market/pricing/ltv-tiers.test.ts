import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulletLoanLimit, leastTieredValue, owedAtEnd, tieredLimit, tiersBeside } from './ltv-tiers.ts'
import type { LtvTier } from '../../reference/regulated-figures/figures.ts'

const tiers: readonly LtvTier[] = [
  { percent: 85, up_to: 250_000 },
  { percent: 80, up_to: 500_000 },
  { percent: 75, up_to: null },
]

describe('tieredLimit', () => {
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
    expect(tieredLimit(value, tiers)).toBe(loan)
  })

  it('was three quarters of any value before there were steps', () => {
    expect(tieredLimit(200_000, [{ percent: 75, up_to: null }])).toBe(150_000)
  })

  it('is nothing where the law says nothing', () => {
    expect(tieredLimit(200_000, [])).toBe(0)
    expect(leastTieredValue(1, [])).toBe(Infinity)
  })
})

describe('a loan that is repaid at the end', () => {
  it.each([
    [100_000, 12, 12, 11_200_000],
    [100_000, 0, 12, 10_000_000],
    // Half a paisa of interest and more is a whole one: 1 × 6 % ÷ 12 is half a paisa.
    [1, 6, 1, 101],
    [1, 5.999, 1, 100],
    [8_349, 13.755, 7, 901_890],
  ])('%d at %d%% for %d months is %d paise at the end', (principal, rate, months, owed) => {
    expect(owedAtEnd(principal, { rate, months })).toBe(owed)
  })

  it.each([
    // 2,00,000 of gold carry 1,70,000 with the interest: 1,51,785 + 18,214.20, and a rupee more would be 1,70,000.32.
    [200_000, 12, 12, 151_785],
    // 85 % of 1,31,765 are 1,12,000 and a quarter: 1,00,000 with 12,000 of interest. A rupee of gold less carries less.
    [131_765, 12, 12, 100_000],
    [131_764, 12, 12, 99_999],
    // The step goes by the whole: 2,50,000 with interest is the first step's end, …
    [294_118, 12, 12, 223_214],
    [312_500, 12, 12, 223_214],
    // … and 5,00,000 with interest the second's.
    [625_000, 12, 12, 446_428],
    [666_667, 12, 12, 446_428],
    [1_000_000, 10, 6, 714_285],
    [200_000, 0, 12, 170_000],
    [1, 12, 12, 0],
    [0, 12, 12, 0],
  ])('gold worth %d at %d%% for %d months is good for %d', (value, rate, months, amount) => {
    expect(bulletLoanLimit(value, tiers, { rate, months })).toBe(amount)
  })

  it('is the most that stays within the law, whatever the figures', () => {
    const figures = fc.record({
      rate: fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1_000),
      months: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), figures, (value, bullet) => {
        const amount = bulletLoanLimit(value, tiers, bullet)
        const most = tieredLimit(value, tiers) * 100
        expect(amount === 0 ? 0 : owedAtEnd(amount, bullet)).toBeLessThanOrEqual(most)
        expect(owedAtEnd(amount + 1, bullet)).toBeGreaterThan(most)
      }),
    )
  })
})

it('the least gold for a loan is just enough for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (loan) => {
      const least = leastTieredValue(loan, tiers)
      expect(tieredLimit(least, tiers)).toBeGreaterThanOrEqual(loan)
      expect(tieredLimit(least - 1, tiers)).toBeLessThan(loan)
    }),
  )
})

it.each([
  // 2,00,000 are owed elsewhere: with the first 50,000 the step of 85 % is used up.
  [200_000, 300_000, 240_000],
  [200_000, 58_824, 50_000],
  [200_000, 60_000, 50_000],
  [200_000, 375_000, 300_000],
  [500_000, 200_000, 150_000],
  [0, 300_000, 250_000],
])('beside %d of other gold loans, gold worth %d is good for %d', (open, value, loan) => {
  expect(tieredLimit(value, tiersBeside(tiers, open))).toBe(loan)
})
