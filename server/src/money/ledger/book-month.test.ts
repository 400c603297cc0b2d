import { expect, it } from 'vitest'
import { daysOfMonth, firstOpenMonth, monthAfter, monthOf } from './book-month.ts'

it.each([
  ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
  ['2024-02', { from: '2024-02-01', to: '2024-02-29' }],
  ['2026-02', { from: '2026-02-01', to: '2026-02-28' }],
])('the days of %s', (month, days) => {
  expect(daysOfMonth(month)).toEqual(days)
})

it.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['2026-08', '2026-09'],
])('after %s comes %s', (month, next) => {
  expect(monthAfter(month)).toBe(next)
  expect(monthOf(`${month}-17`)).toBe(month)
})

it.each<[string, string[], string]>([
  ['2026-11-17', [], '2026-11'],
  ['2026-11-17', ['2026-10'], '2026-11'],
  ['2026-11-17', ['2026-11'], '2026-12'],
  ['2026-11-17', ['2026-11', '2026-12', '2027-02'], '2027-01'],
])('news of %s with %o closed stands in %s', (day, closed, month) => {
  expect(firstOpenMonth(day, new Set(closed))).toBe(month)
})
