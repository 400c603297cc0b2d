import { rhythms } from '@marketplace/contract/reports/report-schedules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastDayOf, lastMorning, nextDayOf, reportedDays } from './schedule-days.ts'

it.each([
  ['2026-11-28T02:29:59Z', '2026-11-27'],
  ['2026-11-28T02:30:00Z', '2026-11-28'],
  ['2026-11-28T18:30:00Z', '2026-11-28'],
  ['2026-11-29T02:29:59Z', '2026-11-28'],
])('at %s eight in the morning has come on %s', (instant, day) => {
  expect(lastMorning(new Date(instant))).toBe(day)
})

// 30 November 2026 is a Monday.
it.each([
  ['day', '2026-11-28', '2026-11-28', '2026-11-29', { from: '2026-11-27', to: '2026-11-27' }],
  ['week', '2026-11-28', '2026-11-23', '2026-11-30', { from: '2026-11-16', to: '2026-11-22' }],
  ['week', '2026-11-30', '2026-11-30', '2026-12-07', { from: '2026-11-23', to: '2026-11-29' }],
  ['month', '2026-11-30', '2026-11-01', '2026-12-01', { from: '2026-10-01', to: '2026-10-31' }],
  ['month', '2027-01-01', '2027-01-01', '2027-02-01', { from: '2026-12-01', to: '2026-12-31' }],
  ['month', '2028-03-15', '2028-03-01', '2028-04-01', { from: '2028-02-01', to: '2028-02-29' }],
] as const)('every %s, on %s: last on %s, next on %s', (every, morning, last, next, days) => {
  expect(lastDayOf(every, morning)).toBe(last)
  expect(nextDayOf(every, morning)).toBe(next)
  expect(reportedDays(every, last)).toEqual(days)
})

it('leaves out no day and reports none twice, whatever the rhythm', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.constantFrom(...rhythms), day, (every, morning) => {
      const next = nextDayOf(every, morning)
      expect(next > morning).toBe(true)
      expect(lastDayOf(every, next)).toBe(next)
      const after = nextDayOf(every, next)
      expect(reportedDays(every, after).from).toBe(next)
    }),
  )
})
