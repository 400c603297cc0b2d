import { expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { quotedEmiPaise } from './emi.ts'
import { foreclosure } from './foreclosure.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

// The schedule of 17,089 a month leaves 3,55,919.09 after a year; the formula of domain.md 6.4, from an instalment that nobody
// is quoted, 3,55,921.45.
const loan = {
  principal_paise: toPaise(500_000),
  ratePercent: 14,
  months: 36,
  emi_paise: toPaise(17_089),
  paid: 12,
  gstPercent: 18,
}

it.each([
  ['4 % charge', 4, 0, 355_919.09, 14_236.76, 2_562.62, 0, 372_718.47],
  ['and ten broken days', 4, 10, 355_919.09, 14_236.76, 2_562.62, 1_365.17, 374_083.64],
  ['no charge allowed', 0, 0, 355_919.09, 0, 0, 0, 355_919.09],
])('%s', (_name, chargePercent, brokenDays, outstanding, charge, tax, interest, total) => {
  expect(foreclosure({ ...loan, chargePercent, brokenDays })).toEqual({
    outstanding_paise: toPaise(outstanding),
    charge_paise: toPaise(charge),
    tax_paise: toPaise(tax),
    interest_paise: toPaise(interest),
    total_paise: toPaise(total),
  })
})

it('leaves nothing to pay after the last instalment', () => {
  expect(foreclosure({ ...loan, paid: 36, chargePercent: 4, brokenDays: 0 }).total_paise).toBe(0)
})

it('owes what the schedule of the same loan says, to the paisa', () => {
  const home = { ...loan, principal_paise: toPaise(5_000_000), ratePercent: 8.5, months: 240, paid: 60 }
  const emi_paise = quotedEmiPaise(home.principal_paise, home.ratePercent, home.months)
  const row = repaymentSchedule({ ...home, emi_paise })[59]
  const closed = foreclosure({ ...home, emi_paise, chargePercent: 0, brokenDays: 0 })
  expect(closed.outstanding_paise).toBe(toPaise(row?.balance ?? 0))
  expect(closed.outstanding_paise).toBe(toPaise(4_406_371.2))
})

it('counts the days of the largest loan to the paisa', () => {
  // 10,00,00,000 at 60 % for 31 days: 10,00,00,000 × 60 × 31 ÷ 36,500 = 50,95,890.4109…
  const largest = { ...loan, principal_paise: toPaise(100_000_000), ratePercent: 60, paid: 0 }
  expect(foreclosure({ ...largest, chargePercent: 10, brokenDays: 31 })).toMatchObject({
    outstanding_paise: toPaise(100_000_000),
    interest_paise: toPaise(5_095_890.41),
  })
})
