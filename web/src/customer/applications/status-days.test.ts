import { expect, it, test } from 'vitest'
import { askLenderDay, coolingOff, waitingDay } from './status-days.ts'

test('seven days without news, counted in India', () => {
  expect(askLenderDay({ updated_at: '2026-11-20T18:29:00.000Z' })).toBe('2026-11-27')
  expect(askLenderDay({ updated_at: '2026-11-20T18:31:00.000Z' })).toBe('2026-11-28')
})

it.each([
  ['2026-11-20T18:29:00.000Z', '2026-11-20T18:29:30.000Z', 1],
  // Midnight in India lies between the two.
  ['2026-11-20T18:29:00.000Z', '2026-11-20T18:31:00.000Z', 2],
  ['2026-11-20T12:00:00.000Z', '2026-11-26T12:00:00.000Z', 7],
  ['2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z', null],
  // A clock that is behind the server's.
  ['2026-11-20T12:00:00.000Z', '2026-11-19T12:00:00.000Z', 1],
])('news of %s, looked at %s: day %s', (updated_at, now, day) => {
  expect(waitingDay({ updated_at }, new Date(now))).toBe(day)
})

const paidAt = (at: string) => [
  { event_id: 1, status: 'SANCTIONED' as const, at: '2026-11-01T00:00:00.000Z', note: null },
  { event_id: 2, status: 'DISBURSED' as const, at, note: null },
]

test.each([
  ['2026-11-20T12:00:00.000Z', 3, '2026-11-21T00:00:00.000Z', { until: '2026-11-23', isOpen: true }],
  ['2026-11-20T12:00:00.000Z', 3, '2026-11-23T18:00:00.000Z', { until: '2026-11-23', isOpen: true }],
  ['2026-11-20T12:00:00.000Z', 3, '2026-11-23T19:00:00.000Z', { until: '2026-11-23', isOpen: false }],
  ['2026-11-20T20:00:00.000Z', 1, '2026-11-21T00:00:00.000Z', { until: '2026-11-22', isOpen: true }],
  ['2026-11-20T12:00:00.000Z', 0, '2026-11-20T13:00:00.000Z', null],
])('heard at %s with %d days, asked at %s', (at, cooling_off_days, now, answer) => {
  const told = { timeline: paidAt(at), cooling_off_days, disbursal_date: null }
  expect(coolingOff(told, new Date(now))).toEqual(answer)
})

test('the days are counted from the day of the money, not from that on which we heard of it', () => {
  const told = {
    timeline: paidAt('2026-11-22T12:00:00.000Z'),
    cooling_off_days: 3,
    disbursal_date: '2026-11-20',
  }
  expect(coolingOff(told, new Date('2026-11-23T18:00:00.000Z'))).toEqual({
    until: '2026-11-23',
    isOpen: true,
  })
  expect(coolingOff(told, new Date('2026-11-23T19:00:00.000Z'))).toEqual({
    until: '2026-11-23',
    isOpen: false,
  })
})

test('before the money there is nothing to give back', () => {
  expect(coolingOff({ timeline: [], cooling_off_days: 3, disbursal_date: null }, new Date())).toBeNull()
})

test('a payment that was taken back opens no time to give it back in', () => {
  const paid = paidAt('2026-11-20T12:00:00.000Z').map((event) => ({ ...event, taken_back: 1 as const }))
  const told = { timeline: paid, cooling_off_days: 3, disbursal_date: '2026-11-20' }
  expect(coolingOff(told, new Date('2026-11-21T00:00:00.000Z'))).toBeNull()
})
