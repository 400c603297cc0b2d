import { expect, it } from 'vitest'
import { monthBefore } from './month-before.ts'

it.each([
  ['2026-11-02', '2026-10'],
  ['2026-10-31', '2026-09'],
  ['2027-01-02', '2026-12'],
])('before the month of %s came %s', (day, month) => {
  expect(monthBefore(day)).toBe(month)
})
