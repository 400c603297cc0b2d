import { expect, it } from 'vitest'
import { daysInMonth, formatDay, formatIsoDay, parseDay } from './calendar-day.ts'

it.each([
  ['2026-11-22', { year: 2026, month: 11, day: 22 }, '22/11/2026'],
  ['2026-01-05', { year: 2026, month: 1, day: 5 }, '05/01/2026'],
  ['1999-12-31', { year: 1999, month: 12, day: 31 }, '31/12/1999'],
])('%s', (text, day, formatted) => {
  expect(parseDay(text)).toEqual(day)
  expect(formatDay(day)).toBe(formatted)
  expect(formatIsoDay(day)).toBe(text)
})

it.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2000, 2, 29],
  [2100, 2, 28],
  [1900, 2, 28],
  [2400, 2, 29],
])('February of %d-%d has %d days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
})

it('knows the other months as the world does', () => {
  for (let month = 1; month <= 12; month += 1)
    expect(daysInMonth(2027, month)).toBe(new Date(Date.UTC(2027, month, 0)).getUTCDate())
  expect([daysInMonth(2027, 0), daysInMonth(2027, 13)]).toEqual([0, 0])
})
