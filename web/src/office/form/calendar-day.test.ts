import { expect, test } from 'vitest'
import { boundDay, dateOfDay, dayName, dayOfDate, todayInIndia } from './calendar-day.ts'

test.each(['2026-11-05', '2024-02-29', '1999-12-31', '2026-01-01', '0099-03-04'])(
  '%s is the same day in the calendar',
  (day) => {
    expect(dayOfDate(dateOfDay(day))).toBe(day)
  },
)

test('a day is called by its weekday and its number', () => {
  expect(dayName(dateOfDay('2026-11-05'))).toBe('Thursday 5 November 2026')
})

test('a day is noon there, and of an instant its day counts', () => {
  expect(dateOfDay('2026-11-05').getHours()).toBe(12)
  expect(dayOfDate(dateOfDay('2026-11-05T20:00:00Z'))).toBe('2026-11-05')
})

test.each([
  ['2026-11-22T18:29:59Z', '2026-11-22', '2026-11-23'],
  ['2026-11-22T18:30:00Z', '2026-11-23', '2026-11-24'],
  ['2026-12-31T00:00:00Z', '2026-12-31', '2027-01-01'],
])('at %s it is the %s in India, and tomorrow the %s', (now, day, next) => {
  expect(todayInIndia(Date.parse(now))).toBe(day)
  expect(['today', 'tomorrow', '2026-02-03'].map((bound) => boundDay(bound, Date.parse(now)))).toEqual([
    day,
    next,
    '2026-02-03',
  ])
})
