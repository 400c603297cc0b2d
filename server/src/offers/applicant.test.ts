import { describe, expect, it } from 'vitest'
import { bandOf, employmentOf, toApplicant } from './applicant.ts'
import { ticketBands } from './example-market.ts'

describe('employmentOf', () => {
  it.each([
    [1, 'salaried'],
    [2, 'self_employed'],
    [3, 'business'],
    [4, null],
    [5, null],
    [6, null],
    [7, null],
    [99, null],
  ])('option %d is %s', (code, employment) => {
    expect(employmentOf(code)).toBe(employment)
  })
})

describe('bandOf', () => {
  it.each([
    [1_000, 1],
    [50_000, 1],
    [50_001, 2],
    [200_000, 2],
    [200_001, 3],
    [500_000, 3],
    [500_001, 4],
    [1_000_000, 4],
    [1_000_001, 5],
    [5_000_000, 5],
  ])('%d is in ticket class %d', (amount, option) => {
    expect(bandOf(ticketBands, amount)).toBe(option)
  })

  it('is null where no band holds the value', () => {
    expect(bandOf([{ option_id: 1, band_min: 10, band_max: 20 }], 21)).toBeNull()
  })
})

describe('toApplicant', () => {
  const bands = [
    { option_id: 1, band_min: 0, band_max: 300_000 },
    { option_id: 2, band_min: 300_001, band_max: null },
  ]
  const profile = {
    birth_date: '1990-06-15',
    employment_status_code: 1,
    monthly_income: 40_000,
    household_income: 1,
    emi: 0,
    credit_score_class: null,
    postal_code: '226001',
  }

  it.each([
    [1, 300_000],
    [2, Infinity],
    [3, null],
    [null, null],
  ])('household option %s is %s a year', (household_income, expected) => {
    expect(toApplicant({ ...profile, household_income }, { amount: 1, tenure_months: 3 }, bands)).toEqual({
      ...profile,
      household_income: expected,
      amount: 1,
      tenure_months: 3,
    })
  })
})
