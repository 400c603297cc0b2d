import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

test.each([
  ['2026-11-20T06:00:00Z', 30],
  ['2026-11-20T06:00:01Z', 30],
  ['2026-12-19T06:00:01Z', 1],
  ['2026-12-20T05:59:59Z', 1],
  ['2026-12-20T06:00:00Z', 0],
  ['2027-01-01T00:00:00Z', 0],
])('at %s: %d', (now, days) => {
  expect(daysLeft(new Date('2026-12-20T06:00:00Z'), new Date(now))).toBe(days)
})
