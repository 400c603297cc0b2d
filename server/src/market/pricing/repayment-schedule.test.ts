import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { quotedEmiPaise } from './emi.ts'
import { balanceAfter, repaymentSchedule, scheduleTotals } from './repayment-schedule.ts'

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
    ).toEqual({ interest_paise: 327_256, last_paise: 96_256, repays: true })
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

describe('balanceAfter', () => {
  const loan = { principal_paise: 2_000_000, ratePercent: 15, months: 24, emi_paise: 97_000 }
  it.each([
    [0, 2_000_000],
    [1, 1_928_000],
    [2, 1_855_100],
    [23, 95_068],
    [24, 0],
  ])('after %d instalments %d paise are owed', (paid, owed) => {
    expect(balanceAfter(loan, paid)).toBe(owed)
  })
})

describe('whether the instalments repay', () => {
  it.each([
    ['an ordinary loan', 100_000, 12, 12, 888_500, true],
    ['one of a single month', 100_000, 12, 1, 10_100_000, true],
    // The paisa that is rounded away each month grows to the whole loan.
    ['a last instalment of 27 others', 100_000, 47.94, 352, 399_500, false],
    ['a last instalment of twice the others', 100, 0, 2, 3_334, true],
    ['a last instalment of a paisa more than that', 100, 0, 2, 3_333, false],
    ['an instalment below the interest', 100_000, 24, 12, 150_000, false],
    ['instalments that end before their number', 100_000, 0, 12, 1_000_000, false],
  ])('%s', (_name, rupees, ratePercent, months, emi_paise, repays) => {
    expect(scheduleTotals({ principal_paise: toPaise(rupees), ratePercent, months, emi_paise }).repays).toBe(
      repays,
    )
  })
})
