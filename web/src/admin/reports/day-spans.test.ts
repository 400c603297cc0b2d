import { expect, test } from 'vitest'
import {
  barsOf,
  daysOfBars,
  daysOfSpan,
  shortDaysText,
  grainOf,
  spanName,
  startOf,
  wholeMonth,
} from './day-spans.ts'

const today = '2026-11-23'
const range = { from: '2026-10-24', to: '2026-11-22' }

test.each([
  ['2026-11-23', 'week', '2026-11-23'],
  ['2026-11-22', 'week', '2026-11-16'],
  ['2026-11-22', 'month', '2026-11-01'],
  ['2026-11-22', 'day', '2026-11-22'],
] as const)('%s in its %s', (day, grain, start) => {
  expect(startOf(day, grain)).toBe(start)
})

test.each([
  ['2026-10-19', 'week', { from: '2026-10-24', to: '2026-10-25' }],
  ['2026-11-02', 'week', { from: '2026-11-02', to: '2026-11-08' }],
  ['2026-11-01', 'month', { from: '2026-11-01', to: '2026-11-22' }],
  ['2026-11-05', 'day', { from: '2026-11-05', to: '2026-11-05' }],
] as const)('%s, a %s of the range', (key, grain, days) => {
  expect(daysOfSpan(key, grain, range)).toEqual(days)
})

test.each([
  ['2026-11-16', 'day', 'Mon 16/11/2026'],
  ['2026-11-16', 'week', '16/11/2026 – 22/11/2026'],
  ['2026-10-19', 'week', '24/10/2026 – 25/10/2026'],
  ['2026-11-01', 'month', 'November 2026, 1 to 22'],
] as const)('%s by %s is called %s', (key, grain, name) => {
  expect(spanName(key, grain, range)).toBe(name)
})

test('one day of a week, and a whole month', () => {
  expect(spanName('2026-10-19', 'week', { from: '2026-10-25', to: '2026-11-22' })).toBe('25/10/2026')
  expect(spanName('2026-02-01', 'month', { from: '2026-01-05', to: '2026-03-05' })).toBe('February 2026')
})

test.each([
  [range, '24/10 – 22/11'],
  [{ from: '2026-11-22', to: '2026-11-22' }, '22/11/2026'],
  [{ from: '2025-12-30', to: '2026-01-02' }, '30/12/2025 – 02/01/2026'],
])('%j', (days, text) => {
  expect(shortDaysText(days, today)).toBe(text)
})

test.each([
  [{ from: '2026-02-01', to: '2026-02-28' }, '2026-02'],
  [{ from: '2026-02-01', to: '2026-02-27' }, null],
  [{ from: '2026-02-02', to: '2026-02-28' }, null],
  [{ from: '2026-01-01', to: '2026-02-28' }, null],
])('%j is the month %s', (days, month) => {
  expect(wholeMonth(days)).toBe(month)
})

test.each([
  ['2026-11-09', 'day'],
  ['2026-11-08', 'week'],
  ['2026-05-07', 'week'],
  ['2026-05-06', 'month'],
])('from %s bars are by %s', (from, grain) => {
  expect(grainOf({ from, to: '2026-11-22' })).toBe(grain)
})

test('bars are whole weeks, as many as show a course, and no day that has not come', () => {
  expect(daysOfBars(range, 'week', today)).toEqual({ from: '2026-08-31', to: '2026-11-22' })
  expect(daysOfBars({ from: '2026-11-24', to: '2026-11-24' }, 'week', '2026-11-25')).toEqual({
    from: '2026-09-07',
    to: '2026-11-24',
  })
  expect(daysOfBars({ from: '2026-01-01', to: '2026-03-03' }, 'week', today)).toEqual({
    from: '2025-12-15',
    to: '2026-03-08',
  })
  expect(daysOfBars({ from: '2016-11-24', to: '2026-11-22' }, 'month', today).from).toBe('2021-10-01')
})

test('a bar for each week, 0 where nothing was, the one that is not over open', () => {
  expect(
    barsOf(new Map([['2026-11-16', 5]]), { from: '2026-11-09', to: '2026-11-24' }, 'week', '2026-11-25'),
  ).toEqual([
    { day: '2026-11-09', value: 0, isOpen: false },
    { day: '2026-11-16', value: 5, isOpen: false },
    { day: '2026-11-23', value: 0, isOpen: true },
  ])
  expect(barsOf(new Map(), { from: '2016-11-24', to: '2026-11-22' }, 'day', today)).toHaveLength(62)
})
