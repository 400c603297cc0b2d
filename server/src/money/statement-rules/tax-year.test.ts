import { expect, it } from 'vitest'
import { taxYearInWords, taxYearOf } from './tax-year.ts'

it.each([
  ['2026-03-31', 2025, '2025-26'],
  ['2026-04-01', 2026, '2026-27'],
  ['2026-12-31', 2026, '2026-27'],
  ['2100-01-01', 2099, '2099-00'],
])('%s is of the year that began in %d', (day, year, words) => {
  expect(taxYearOf(day)).toBe(year)
  expect(taxYearInWords(year)).toBe(words)
})
