import { describe, expect, test } from 'vitest'
import { monthBefore, monthOfPartner } from './month-of-partner.ts'
import type { AgreedTerms } from '../../partners/accounts/terms-on.ts'

const flat = (terms_id: number, valid_from: string, revenue_flat_fee: number): AgreedTerms => ({
  terms_id,
  valid_from,
  revenue_flat_fee,
  revenue_percent: 0,
})

let loans = 0
/** A part of a loan of its own; rupees. */
const paid = (day: string, rupees: number, lender_application_id = (loans += 1)) => ({
  lender_application_id,
  day,
  amount_paise: Math.round(rupees * 100),
})

describe('a month', () => {
  test('counts its own leads and disbursals alone', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']
    const disbursals = days.map((day) => paid(day, 100_000.5))
    expect(monthOfPartner('2026-11', days, disbursals, [flat(1, '2026-01-01', 250.25)], null)).toEqual({
      month: '2026-11',
      leads: 2,
      disbursals: 2,
      disbursed_amount: 200_001,
      flat_share: 500.5,
      percent_share: 0,
      without_terms: 0,
    })
  })

  test('takes for each disbursal the fee agreed for its day', () => {
    const terms = [flat(1, '2026-11-01', 100), flat(2, '2026-11-15', 900)]
    const disbursals = [paid('2026-11-14', 1), paid('2026-11-15', 1)]
    expect(monthOfPartner('2026-11', [], disbursals, terms, null).flat_share).toBe(1_000)
  })

  test('does not know a percentage of a commission that nobody has told yet', () => {
    const terms = [{ ...flat(1, '2026-01-01', 100), revenue_percent: 0.001 }]
    const month = monthOfPartner('2026-11', [], [paid('2026-11-02', 500_000)], terms, null)
    expect(month).toMatchObject({ flat_share: 100, percent_share: null })
  })

  test('knows that a percentage of nothing is nothing', () => {
    const terms = [{ ...flat(1, '2026-01-01', 100), revenue_percent: 40 }]
    expect(monthOfPartner('2026-11', [], [], terms, null)).toMatchObject({ flat_share: 0, percent_share: 0 })
  })

  test('says what no terms cover, and gives it no share', () => {
    const month = monthOfPartner(
      '2026-11',
      [],
      [paid('2026-11-02', 500_000)],
      [flat(1, '2026-11-03', 100)],
      null,
    )
    expect(month).toMatchObject({ disbursals: 1, flat_share: 0, percent_share: 0, without_terms: 1 })
  })

  test('says what the ledger holds, to the paisa, once every disbursal is priced', () => {
    const terms = [{ ...flat(1, '2026-01-01', 100), revenue_percent: 40 }]
    const disbursals = [paid('2026-11-02', 500_000), paid('2026-11-03', 300_000)]
    const shares = { percent_paise: 6_400_05, flat_paise: 190_00 }
    expect(monthOfPartner('2026-11', [], disbursals, terms, { loans: 2, ...shares })).toMatchObject({
      flat_share: 190,
      percent_share: 6_400.05,
    })
    expect(monthOfPartner('2026-11', [], disbursals, terms, { loans: 1, ...shares })).toMatchObject({
      flat_share: 200,
      percent_share: null,
    })
  })

  test('adds paise without losing any', () => {
    const disbursals = Array.from({ length: 3 }, () => paid('2026-11-02', 0.1))
    const month = monthOfPartner('2026-11', [], disbursals, [flat(1, '2026-01-01', 0.1)], null)
    expect([month.disbursed_amount, month.flat_share]).toEqual([0.3, 0.3])
  })
})

test('a loan that was paid in parts counts once, with the fee of its first part', () => {
  const terms = [flat(1, '2026-11-01', 100), flat(2, '2026-11-15', 900)]
  const parts = [paid('2026-11-10', 200_000, 7), paid('2026-11-20', 300_000, 7), paid('2026-12-01', 1, 7)]
  expect(monthOfPartner('2026-11', [], parts, terms, null)).toMatchObject({
    disbursals: 1,
    disbursed_amount: 500_000,
    flat_share: 100,
  })
  expect(monthOfPartner('2026-12', [], parts, terms, null)).toMatchObject({
    disbursals: 1,
    disbursed_amount: 1,
  })
})

test.each([
  ['2026-11', '2026-10'],
  ['2026-10', '2026-09'],
  ['2026-01', '2025-12'],
])('before %s comes %s', (month, before) => {
  expect(monthBefore(month)).toBe(before)
})
