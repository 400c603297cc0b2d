import { expect, test } from 'vitest'
import { daysOfPeriod, daysOfPreset, rangeError, type Period } from './preset-days.ts'

test.each([
  ['yesterday', '2026-11-23', '2026-11-22', '2026-11-22'],
  ['last_7_days', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['last_30_days', '2026-11-23', '2026-10-24', '2026-11-22'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  ['last_7_days', '2027-01-03', '2026-12-27', '2027-01-02'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['last_30_days', '2028-03-01', '2028-01-31', '2028-02-29'],
  ['last_30_days', '2027-03-01', '2027-01-30', '2027-02-28'],
  ['last_7_days', '2026-05-01', '2026-04-24', '2026-04-30'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(daysOfPreset(preset, today)).toEqual({ from, to })
})

test.each<[Period, string, string]>([
  [{ preset: 'custom', from: '2026-04-01', to: '2026-09-30' }, '2026-04-01', '2026-09-30'],
  [{ preset: 'last_7_days', from: '', to: '' }, '2026-11-16', '2026-11-22'],
])('%j stands for the days from %s to %s', (period, from, to) => {
  expect(daysOfPeriod(period, '2026-11-23')).toEqual({ from, to })
})

const today = '2026-11-23'

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-23', '2026-11-23'],
  ['2016-11-16', '2026-11-23'],
  ['2016-02-29', '2026-03-07'],
])('from %s to %s is a range', (from, to) => {
  expect(rangeError({ from, to }, today)).toBeNull()
})

test.each([
  ['2026-11-22', '2026-11-21', 'backwards', 'to', 'Must not be before From, 22/11/2026'],
  ['2026-11-01', '2026-11-24', 'future', 'to', 'Must not be after today, 23/11/2026'],
  ['2026-11-24', '2026-11-22', 'future', 'from', 'Must not be after today, 23/11/2026'],
  ['2026-11-25', '2026-11-24', 'future', 'from', 'Must not be after today, 23/11/2026'],
  ['2016-11-15', '2026-11-23', 'too_long', 'from', 'At most 3,660 days: not before 16/11/2016'],
])('from %s to %s is %s, said at %s: %s', (from, to, kind, field, text) => {
  expect(rangeError({ from, to }, today)).toEqual({ kind, field, text })
})
