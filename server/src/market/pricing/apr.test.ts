import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apr } from './apr.ts'
import { exactEmi } from './emi.ts'

describe('apr', () => {
  it.each([
    ['RBI example, unrounded EMI', 19_600, exactEmi(20_000, 15, 24), 24, 15, 17.0706],
    ['RBI example, EMI 970', 19_600, 970, 24, 15, 17.0989],
    ['5,00,000 at 14 % with 11,800 upfront', 488_200, exactEmi(500_000, 14, 36), 36, 14, 15.6891],
    ['nothing charged', 100_000, 10_000, 10, 0, 0],
    ['one instalment', 10_000, 10_200, 1, 12, 24],
  ])('%s', (_name, net, emi, months, near, expected) => {
    expect(apr({ net, emi, last: emi, months }, near)).toBeCloseTo(expected, 4)
  })

  it('is the rate where nothing is charged upfront', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 180 }),
        (thousandths, months) => {
          const rate = thousandths / 1000
          const emi = exactEmi(500_000, rate, months)
          expect(apr({ net: 500_000, emi, last: emi, months }, rate)).toBeCloseTo(rate, 6)
        },
      ),
    )
  })

  it('discounts the payments to what was received, from any start', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 2, max: 180 }),
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (thousandths, months, feePercent, near) => {
          const emi = exactEmi(500_000, thousandths / 1000, months)
          const flows = { net: 500_000 * (1 - feePercent / 100), emi, last: emi * 0.7, months }
          fc.pre(emi * (months - 0.3) > flows.net)
          const monthly = apr(flows, near) / 1200
          let worth = 0
          for (let month = 1; month <= months; month += 1) {
            worth += (month === months ? flows.last : emi) / (1 + monthly) ** month
          }
          expect(Math.abs(worth / flows.net - 1)).toBeLessThan(1e-8)
        },
      ),
    )
  })

  it.each([
    [0, 100],
    [-5, 100],
    [10_000, 900],
  ])('refuses net %d repaid by 10 × %d', (net, emi) => {
    expect(() => apr({ net, emi, last: emi, months: 10 }, 12)).toThrow(RangeError)
  })
})
