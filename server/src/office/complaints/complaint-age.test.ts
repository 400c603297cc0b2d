import { expect, it } from 'vitest'
import { ageInDays, dueBefore } from './complaint-age.ts'

const received = new Date('2026-11-01T06:00:00Z')

it.each([
  ['2026-11-01T06:00:00Z', 1],
  ['2026-11-02T06:00:00Z', 1],
  ['2026-11-02T06:00:01Z', 2],
  ['2026-11-24T05:00:00Z', 23],
  ['2026-12-01T06:00:00Z', 30],
  // A clock that was set back.
  ['2026-10-31T06:00:00Z', 1],
])('at %s a complaint of 1 November is %d days old', (now, days) => {
  expect(ageInDays(received, new Date(now))).toBe(days)
})

it('an answer counts as due for seven days', () => {
  expect(dueBefore(new Date('2026-11-24T06:00:00Z')).toISOString()).toBe('2026-12-01T06:00:00.000Z')
})
