import { expect, test } from 'vitest'
import { costByMonth } from './cost-by-month.ts'

test('the fee at once, the interest of the schedule by the end', () => {
  // ₹5,00,000 at 14 % over 36 months: interest ₹1,15,197 at the exact EMI.
  const costs = costByMonth({
    amount: 500_000,
    rate: 14,
    emi: 17_088.8149,
    tenure_months: 36,
    processing_fee: 11_800,
  })
  expect(costs).toHaveLength(37)
  expect(costs[0]).toBe(11_800)
  expect(costs[1]).toBeCloseTo(11_800 + 5_833.33, 1)
  expect(costs[36]).toBeCloseTo(11_800 + 115_197.34, 0)
})

test('without interest it stays at the fee', () => {
  expect(costByMonth({ amount: 12_000, rate: 0, emi: 1_000, tenure_months: 3, processing_fee: 50 })).toEqual([
    50, 50, 50, 50,
  ])
})
