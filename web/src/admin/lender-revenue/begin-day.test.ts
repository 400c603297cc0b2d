import { expect, test } from 'vitest'
import { nextMonthBegin, wrongBegin } from './begin-day.ts'

test.each([
  ['2026-11-23', '2026-12-01'],
  ['2026-12-01', '2027-01-01'],
  ['2027-01-31', '2027-02-01'],
])('after %s the next month begins on %s', (day, begin) => {
  expect(nextMonthBegin(day)).toBe(begin)
})

test.each([
  [null, undefined],
  ['2026-11-23', undefined],
  ['2026-12-01', undefined],
  ['2028-11-23', undefined],
  ['2028-11-24', 'Choose a day within the next two years'],
  ['2026-11-22', 'Choose today or a later day'],
])('from %s: %s', (day, wrong) => {
  expect(wrongBegin(day, '2026-11-23')).toBe(wrong)
})
