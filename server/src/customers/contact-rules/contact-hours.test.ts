import { expect, it } from 'vitest'
import { isWithin, nextDayStart, nextOpening, nextOpenTime } from './contact-hours.ts'
import type { ContactFigures } from './contact-facts.ts'

const at = (text: string): Date => new Date(`${text}+05:30`)
const figures: ContactFigures = {
  calls_a_day: 1,
  calls_a_week: 3,
  calls_a_month: 6,
  lender_calls_a_week: 2,
  promotions_a_week: 2,
  call_hours: { from: 570, until: 1_140 },
  promotion_hours: { from: 600, until: 1_260 },
  short_call_seconds: 5,
  promotion_on_sundays: false,
  holidays: [126],
}

it.each([
  [570, 1_140, '2026-11-24T09:29:59.999', false],
  [570, 1_140, '2026-11-24T09:30:00', true],
  [570, 1_140, '2026-11-24T18:59:59.999', true],
  [570, 1_140, '2026-11-24T19:00:00', false],
  [1_320, 360, '2026-11-24T22:00:00', true],
  [1_320, 360, '2026-11-24T00:00:00', true],
  [1_320, 360, '2026-11-24T05:59:59', true],
  [1_320, 360, '2026-11-24T06:00:00', false],
  [600, 600, '2026-11-24T10:00:00', false],
  [0, 1_440, '2026-11-24T23:59:59', true],
  [0, 1_440, '2026-11-24T00:00:00', true],
])('hours from minute %i to %i hold %s: %s', (from, until, moment, isIn) => {
  expect(isWithin({ from, until }, at(moment))).toBe(isIn)
})

it.each([
  [570, 1_140, '2026-11-24T08:00:00', '2026-11-24T09:30:00'],
  [570, 1_140, '2026-11-24T12:00:00', '2026-11-24T12:00:00'],
  [570, 1_140, '2026-11-24T19:00:00', '2026-11-25T09:30:00'],
  [1_320, 360, '2026-11-24T06:00:00', '2026-11-24T22:00:00'],
])('hours from minute %i to %i that are waited for at %s open at %s', (from, until, moment, opens) => {
  expect(nextOpening({ from, until }, at(moment))).toEqual(at(opens))
})

it('hours without a moment never open', () => {
  expect(nextOpening({ from: 600, until: 600 }, at('2026-11-24T12:00:00'))).toBeNull()
})

it('begins a day at midnight in India', () => {
  expect(nextDayStart(at('2026-12-31T00:00:00'))).toEqual(at('2027-01-01T00:00:00'))
})

// A Sunday, Republic Day, a Tuesday at night.
it.each([
  ['sms', 'promotional', '2026-11-29T12:00:00', '2026-11-30T00:00:00'],
  ['email', 'promotional', '2026-01-26T12:00:00', '2026-01-27T00:00:00'],
  ['sms', 'promotional', '2026-11-24T22:00:00', '2026-11-25T10:00:00'],
  ['email', 'promotional', '2026-11-24T22:00:00', '2026-11-24T22:00:00'],
  ['sms', 'service', '2026-11-29T03:00:00', '2026-11-29T03:00:00'],
  ['call', 'service', '2026-11-29T12:00:00', '2026-11-29T12:00:00'],
  ['call', 'transactional', '2026-11-24T03:00:00', '2026-11-24T09:30:00'],
  ['call', 'promotional', '2026-11-24T09:45:00', '2026-11-24T10:00:00'],
] as const)('%s, %s: at %s the bound opens at %s', (channel, kind, moment, opens) => {
  expect(nextOpenTime({ channel, kind }, at(moment), figures)).toEqual(at(opens))
})
