import { expect, test } from 'vitest'
import { dayText, daysText, isRealDay, timeText, weekdayText } from './day-text.ts'

test.each([
  ['2026-11-30', '30/11/2026'],
  ['2026-11-30T10:00:00Z', '30/11/2026'],
  [null, ''],
  [undefined, ''],
])('the day %j reads %j', (day, text) => {
  expect(dayText(day)).toBe(text)
})

test.each([
  ['2026-10-24', '2026-11-22', '24/10/2026 – 22/11/2026'],
  ['2026-11-22', '2026-11-22', '22/11/2026'],
])('the days from %s to %s read %s', (from, to, text) => {
  expect(daysText({ from, to })).toBe(text)
})

test.each([
  ['2026-11-14', 'Sat 14/11'],
  ['2026-11-01', 'Sun 01/11'],
])('%s within a month reads %s', (day, text) => {
  expect(weekdayText(day)).toBe(text)
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
])('%s exists: %j', (day, exists) => {
  expect(isRealDay(day)).toBe(exists)
})

test.each([
  ['2026-11-22T18:45:00Z', '23/11/2026, 00:15'],
  ['2026-11-22T06:36:00.000Z', '22/11/2026, 12:06'],
  [null, ''],
])('the instant %j reads %j in India', (at, text) => {
  expect(timeText(at)).toBe(text)
})
