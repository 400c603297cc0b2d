import { describe, expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { exactEmi, quotedEmiPaise } from './emi.ts'

describe('exactEmi', () => {
  it.each([
    [20_000, 15, 24, 969.733, 3_273.59],
    [100_000, 12, 12, 8_884.8789, 6_618.55],
    [500_000, 14, 36, 17_088.8149, 115_197.34],
    [12_000, 0, 12, 1_000, 0],
    [10_000, 24, 1, 10_200, 200],
  ])('%d at %d %% over %d months', (principal, rate, months, emi, interest) => {
    const exact = exactEmi(principal, rate, months)
    expect(exact).toBeCloseTo(emi, 4)
    expect(exact * months - principal).toBeCloseTo(interest, 2)
  })
})

describe('quotedEmiPaise', () => {
  it.each([
    [20_000, 15, 24, 970],
    [100_000, 12, 12, 8_885],
    [500_000, 14, 36, 17_089],
    [1_000, 0, 16, 63],
    // One instalment is the last one: 1,00,000 with a month's interest, and no rupee of which a part is not owed.
    [100_000, 9.9, 1, 100_825],
    [98_765, 9.75, 1, 99_567.47],
    // Just half a paisa, which division alone cuts.
    [8_229_000, 29.666, 1, 8_432_434.6],
    [1_000, 0, 1, 1_000],
    // The whole rupee (17) would pay 1,003 before the last month.
    [1_000, 0, 60, 16.67],
    // The whole rupee (50) would pay the interest alone and leave everything to the last month.
    [1_000, 60, 96, 50.47],
  ])('%d at %d %% over %d months is quoted at %d', (principal, rate, months, emi) => {
    expect(quotedEmiPaise(toPaise(principal), rate, months)).toBe(toPaise(emi))
  })
})
