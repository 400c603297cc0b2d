import { expect, it } from 'vitest'
import { toPaise } from '../../platform/money/paise.ts'
import { foreclosure } from './foreclosure.ts'

const loan = { principal_paise: toPaise(500_000), ratePercent: 14, months: 36, paid: 12, gstPercent: 18 }

it.each([
  ['4 % charge', 4, 0, 355_921.45, 14_236.86, 2_562.63, 0, 372_720.94],
  ['and ten broken days', 4, 10, 355_921.45, 14_236.86, 2_562.63, 1_365.18, 374_086.12],
  ['no charge allowed', 0, 0, 355_921.45, 0, 0, 0, 355_921.45],
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

it('counts the days of the largest loan to the paisa', () => {
  // 10,00,00,000 at 60 % for 31 days: 10,00,00,000 × 60 × 31 ÷ 36,500 = 50,95,890.4109…
  const largest = { ...loan, principal_paise: toPaise(100_000_000), ratePercent: 60, paid: 0 }
  expect(foreclosure({ ...largest, chargePercent: 10, brokenDays: 31 })).toMatchObject({
    outstanding_paise: toPaise(100_000_000),
    interest_paise: toPaise(5_095_890.41),
  })
})
