import { expect, test } from 'vitest'
import { addDays, countDays, daysBefore, firstOfMonth, lastOfMonth, monthsOf } from './days.ts'

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-18', 15, '2026-12-03'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-23', 6, '2028-02-29'],
  ['2026-02-23', 6, '2026-03-01'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then)
})

test.each([
  ['2026-11-22', '2026-11-22', 1, '2026-11-21', '2026-11-21'],
  ['2026-10-24', '2026-11-22', 30, '2026-09-24', '2026-10-23'],
  ['2026-03-01', '2026-03-31', 31, '2026-01-29', '2026-02-28'],
  ['2028-03-01', '2028-03-31', 31, '2028-01-30', '2028-02-29'],
  ['2027-01-01', '2027-12-31', 365, '2026-01-01', '2026-12-31'],
  ['2024-03-01', '2024-03-01', 1, '2024-02-29', '2024-02-29'],
])('%s to %s are %i days, and before them are %s to %s', (from, to, days, first, last) => {
  expect(countDays({ from, to })).toBe(days)
  expect(daysBefore({ from, to })).toEqual({ from: first, to: last })
})

test.each([
  ['2026-11-22', '2026-11-01', '2026-11-30', '2026-12-01'],
  ['2026-12-01', '2026-12-01', '2026-12-31', '2027-01-01'],
  ['2028-02-29', '2028-02-01', '2028-02-29', '2028-03-01'],
  ['2026-02-28', '2026-02-01', '2026-02-28', '2026-03-01'],
])('the month of %s is %s to %s, and the next begins on %s', (day, first, last, next) => {
  expect([firstOfMonth(day), lastOfMonth(day), firstOfMonth(day, 1)]).toEqual([first, last, next])
})

test('months before and after', () => {
  expect([firstOfMonth('2026-03-31', -1), firstOfMonth('2026-01-31', -13)]).toEqual([
    '2026-02-01',
    '2024-12-01',
  ])
  expect(monthsOf({ from: '2025-12-31', to: '2026-02-01' })).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
  expect(monthsOf({ from: '2026-02-03', to: '2026-02-03' })).toEqual(['2026-02-01'])
})
