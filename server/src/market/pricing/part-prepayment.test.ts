import { expect, it, test } from 'vitest'
import { quotedEmiPaise } from './emi.ts'
import { foreclosure } from './foreclosure.ts'
import { partPrepayment } from './part-prepayment.ts'

/** 5,00,000 at 14 % over 36 months, after 12: 3,55,919.09 is owed. */
const { outstanding_paise } = foreclosure({
  principal_paise: 50_000_000,
  ratePercent: 14,
  months: 36,
  emi_paise: 1_708_900,
  paid: 12,
  chargePercent: 0,
  gstPercent: 18,
  brokenDays: 0,
})
const loan = {
  outstanding_paise,
  ratePercent: 14,
  months_left: 24,
  emi_paise: quotedEmiPaise(50_000_000, 14, 36),
}

it('saves nothing where nothing is paid', () => {
  const { shorter, smaller, ahead_paise } = partPrepayment({ ...loan, part_paise: 0 })
  expect(shorter).toEqual({ months: 24, emi_paise: loan.emi_paise, saved_paise: 0 })
  expect(smaller.months).toBe(24)
  expect(smaller.saved_paise).toBe(0)
  // 24 × 17,089 − 3,55,919.09, but for what the last instalment rounds.
  expect(Math.abs(ahead_paise - (24 * 1_708_900 - outstanding_paise))).toBeLessThan(1_000)
})

it('ends sooner at the same instalment, or asks for less over the same months; the first saves more', () => {
  const { shorter, smaller } = partPrepayment({ ...loan, part_paise: 10_000_000 })
  expect(shorter).toMatchObject({ months: 17, emi_paise: 1_708_900 })
  expect(smaller).toMatchObject({
    months: 24,
    emi_paise: quotedEmiPaise(outstanding_paise - 10_000_000, 14, 24),
  })
  expect(shorter.saved_paise).toBeGreaterThan(smaller.saved_paise)
  expect(smaller.saved_paise).toBeGreaterThan(0)
})

test.each([
  [1_200_000, 100_000, 12],
  [1_200_001, 100_000, 13],
  [100, 100_000, 1],
])('without interest %d at %d a month takes %d months', (rest, emi_paise, months) => {
  const { shorter } = partPrepayment({
    outstanding_paise: rest + 500,
    part_paise: 500,
    ratePercent: 0,
    months_left: 24,
    emi_paise,
  })
  expect(shorter.months).toBe(months)
  expect(shorter.saved_paise).toBe(0)
})
