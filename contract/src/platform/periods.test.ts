import { expect, test } from 'vitest'
import { inWholeMonths, periods } from './periods.ts'

test.each([
  [396, 13],
  [365, 11],
  [366, 12],
  [30, 0],
  [31, 1],
])('%d days are %d whole months', (days, months) => {
  expect(inWholeMonths(days)).toBe(months)
})

test('nothing is kept for less, nor announced later, than the law says', () => {
  expect(periods.silent_days).toBeGreaterThanOrEqual(365)
  expect(periods.log_days).toBeGreaterThanOrEqual(365)
  expect(periods.silence_notice_days * 24).toBeGreaterThanOrEqual(48)
  expect(periods.silence_notice_days).toBeLessThan(periods.silent_days)
})
