import { expect, test } from 'vitest'
import { acknowledgementDay } from './acknowledgement-day.ts'

test.each([
  ['a Monday', '2026-11-16', '2026-11-23'],
  ['a Friday', '2026-11-20', '2026-11-27'],
  ['a Saturday', '2026-11-21', '2026-11-27'],
  ['a Sunday', '2026-11-22', '2026-11-27'],
  ['over the end of a year', '2026-12-30', '2027-01-06'],
])('a complaint made on %s', (_, today, last) => {
  expect(acknowledgementDay(today)).toBe(last)
})
