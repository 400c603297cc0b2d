import { expect, it } from 'vitest'
import { leaveText, lengthText } from './look-text.ts'

const started_at = '2026-11-28T10:00:00Z'
it.each([
  [null, 'looks in now'],
  ['2026-11-28T10:00:20Z', '1 minute'],
  ['2026-11-28T10:12:00Z', '12 minutes'],
])('until %s: %s', (ended_at, text) => {
  expect(lengthText({ started_at, ended_at })).toBe(text)
})

it('says by whose leave', () => {
  expect(leaveText('partner')).toBe('yours, for this once')
})
