import { expect, it } from 'vitest'
import { readExotelTime, writeExotelTime } from './exotel-time.ts'

it.each([
  ['2026-11-20 11:30:00', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T11:30:00', '2026-11-20T06:00:00.000Z'],
  // Before half past five in the morning it is another day in UTC.
  ['2026-03-01 05:29:59', '2026-02-28T23:59:59.000Z'],
  ['2026-01-01 00:00:00', '2025-12-31T18:30:00.000Z'],
])('%s is %s, whatever the zone of the server', (text, iso) => {
  expect(readExotelTime(text)?.toISOString()).toBe(iso)
  expect(writeExotelTime(new Date(iso))).toBe(text.replace('T', ' '))
})

it.each(['', null, undefined, '1970', '20/11/2026 11:30', '2026-13-45 99:99:99', '2026-11-20 11:30'])(
  '%j is no time',
  (text) => {
    expect(readExotelTime(text)).toBeNull()
  },
)
