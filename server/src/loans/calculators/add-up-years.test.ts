import { expect, it } from 'vitest'
import { repaymentSchedule } from '../../market/pricing/repayment-schedule.ts'
import { addUpYears } from './add-up-years.ts'

const loan = { principal_paise: 2_000_000, ratePercent: 15, emi_paise: 97_000 }

it('adds up to the loan and to its interest, to the paisa', () => {
  const years = addUpYears(repaymentSchedule({ ...loan, months: 24 }))
  expect(years.map(({ year }) => year)).toEqual([1, 2])
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(20_000)
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(3_272.56, 2)
  expect(years[1]?.balance).toBe(0)
})

it('has a last year of its own for the months that are left', () => {
  const years = addUpYears(repaymentSchedule({ ...loan, emi_paise: 85_000, months: 30 }))
  expect(years).toHaveLength(3)
  expect(years[0]?.balance).toBeGreaterThan(years[1]?.balance ?? 0)
  expect(addUpYears([])).toEqual([])
})
