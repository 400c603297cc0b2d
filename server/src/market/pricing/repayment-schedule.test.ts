import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { quotedEmiPaise } from './emi.ts'
import { repaymentSchedule, scheduleTotals } from './repayment-schedule.ts'

describe('repaymentSchedule', () => {
  const rows = repaymentSchedule({
    principal_paise: 2_000_000,
    ratePercent: 15,
    months: 24,
    emi_paise: 97_000,
  })

  it.each([
    [1, 970, 720, 250, 19_280],
    [2, 970, 729, 241, 18_551],
    [24, 962.56, 950.68, 11.88, 0],
  ])('row %d of 20,000 at 15 %% over 24 months with 970', (number, emi, principal, interest, balance) => {
    expect(rows[number - 1]).toEqual({ number, emi, principal, interest, balance })
  })

  it('charges 3,272.56 of interest in that example', () => {
    const total = rows.reduce((sum, row) => sum + toPaise(row.interest), 0)
    expect(total).toBe(327_256)
    expect(
      scheduleTotals({ principal_paise: 2_000_000, ratePercent: 15, months: 24, emi_paise: 97_000 }),
    ).toEqual({ interest_paise: 327_256, last_paise: 96_256 })
  })

  const loans = fc.record({
    rupees: fc.integer({ min: 1_000, max: 5_000_000 }),
    thousandths: fc.integer({ min: 0, max: 60_000 }),
    months: fc.integer({ min: 1, max: 180 }),
  })

  it('repays the principal exactly, in the agreed number of instalments, with no negative figure', () => {
    fc.assert(
      fc.property(loans, ({ rupees, thousandths, months }) => {
        const loan = {
          principal_paise: toPaise(rupees),
          ratePercent: thousandths / 1000,
          months,
          emi_paise: quotedEmiPaise(toPaise(rupees), thousandths / 1000, months),
        }
        const schedule = repaymentSchedule(loan)
        const totals = scheduleTotals(loan)
        expect(schedule).toHaveLength(months)
        expect(schedule.reduce((sum, row) => sum + toPaise(row.principal), 0)).toBe(loan.principal_paise)
        expect(schedule.reduce((sum, row) => sum + toPaise(row.interest), 0)).toBe(totals.interest_paise)
        expect(schedule.at(-1)?.balance).toBe(0)
        expect(toPaise(schedule.at(-1)?.emi ?? -1)).toBe(totals.last_paise)
        for (const row of schedule) {
          expect(Math.min(row.emi, row.principal, row.interest, row.balance)).toBeGreaterThanOrEqual(0)
          expect(toPaise(row.emi)).toBe(toPaise(row.principal) + toPaise(row.interest))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every instalment but the last at the quoted figure up to 60 % over 96 months', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 2, max: 96 }), ({ rupees, thousandths }, months) => {
        const emi = quotedEmiPaise(toPaise(rupees), thousandths / 1000, months)
        const schedule = repaymentSchedule({
          principal_paise: toPaise(rupees),
          ratePercent: thousandths / 1000,
          months,
          emi_paise: emi,
        })
        expect(schedule.slice(0, -1).every((row) => toPaise(row.emi) === emi)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
