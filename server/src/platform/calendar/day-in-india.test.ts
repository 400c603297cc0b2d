import { expect, it } from 'vitest'
import { dayInIndia, secondsToNextDay } from './day-in-india.ts'

it.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2024-02-28T18:30:00.000Z', '2024-02-29'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('%s is %s in India', (instant, day) => {
  expect(dayInIndia(new Date(instant))).toBe(day)
})

it.each([
  ['2026-11-20T18:29:59.000Z', 1],
  ['2026-11-20T18:30:00.000Z', 86_400],
  ['2026-11-20T06:30:00.000Z', 43_200],
])('at %s the next day in India is %d seconds away', (instant, seconds) => {
  expect(secondsToNextDay(new Date(instant))).toBe(seconds)
})
