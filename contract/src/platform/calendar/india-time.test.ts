import { expect, test } from 'vitest'
import { dayInIndia, indianClock, midnightInIndia, sinceMidnight } from './india-time.ts'

test.each([
  ['2026-11-30T18:29:59.999Z', '2026-11-30', '2026-11-30T23:59:59.999Z', '2026-11-29T18:30:00.000Z'],
  ['2026-11-30T18:30:00.000Z', '2026-12-01', '2026-12-01T00:00:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29', '2028-02-29T01:30:00.000Z', '2028-02-28T18:30:00.000Z'],
])('at %s it is %s in India, %s by its clock, and its day began at %s', (instant, day, clock, midnight) => {
  const at = new Date(instant)
  for (const moment of [at, at.getTime()]) {
    expect(dayInIndia(moment)).toBe(day)
    expect(indianClock(moment).toISOString()).toBe(clock)
    expect(midnightInIndia(moment).toISOString()).toBe(midnight)
    expect(sinceMidnight(moment)).toBe(at.getTime() - Date.parse(midnight))
  }
})
