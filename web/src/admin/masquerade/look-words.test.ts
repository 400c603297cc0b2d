import { expect, it } from 'vitest'
import { endWords, firstWord, leaveWords, shortReason } from './look-words.ts'

const started_at = '2026-11-28T10:00:00Z'
it.each([
  [null, null, 'now'],
  ['2026-11-28T10:12:20Z', 'staff', '12 min, Exit'],
  ['2026-11-28T10:00:05Z', 'staff', '1 min, Exit'],
  ['2026-11-28T10:30:00Z', 'limit', '30 min, 30 minutes were over'],
  ['2026-11-28T10:01:00Z', 'unused', 'never opened'],
] as const)('ended %s by %s: %s', (ended_at, ended_by, words) => {
  expect(endWords({ started_at, ended_at, ended_by })).toBe(words)
})

it('says by whose leave, and as much of a reason as a line holds', () => {
  expect(leaveWords({ leave: 'setting', second_name: null })).toBe('without asking')
  expect(leaveWords({ leave: 'second_staff', second_name: 'meera' })).toBe('meera, for a risk')
  expect(shortReason(' ')).toBe('…')
  expect(shortReason('They ask why')).toBe('They ask why')
  expect(shortReason('a'.repeat(70))).toBe(`${'a'.repeat(60)}…`)
  expect(firstWord('Farah Siddiqui')).toBe('Farah')
})
