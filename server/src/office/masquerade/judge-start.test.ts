import { expect, it } from 'vitest'
import { endOfLook, judgeStart, toldFrom } from './judge-start.ts'

const lapses_at = new Date('2026-11-28T10:15:00Z')
const asked = { request_id: 4, lapses_at, answer: null, answered_by: null, second_name: null }
const allowed = { ...asked, answer: 'allowed', answered_by: 'partner' } as const

it.each([
  ['who may look', 1, null, { outcome: 'begins', leave: 'setting', second_name: null }],
  [
    'who may look, whatever was refused',
    1,
    { ...asked, answer: 'refused' },
    { outcome: 'begins', leave: 'setting', second_name: null },
  ],
  ['who has to ask', 0, null, { outcome: 'asks' }],
  ['who has asked', 0, asked, { outcome: 'waits', request_id: 4, lapses_at }],
  [
    'who was refused',
    0,
    { ...asked, answer: 'refused', answered_by: 'partner' },
    { outcome: 'refused', request_id: 4, lapses_at },
  ],
  ['whom the partner allowed', 0, allowed, { outcome: 'begins', leave: 'partner', second_name: null }],
  [
    'whom a second administrator allowed',
    0,
    { ...allowed, answered_by: 'staff', second_name: 'meera' },
    { outcome: 'begins', leave: 'second_staff', second_name: 'meera' },
  ],
] as const)('%s', (_, staff_may_look, request, start) => {
  expect(judgeStart({ staff_may_look }, request)).toEqual(start)
})

it('ends with the session of staff, tells of a risk after seven days and of all else at once', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  expect(endOfLook(now, 30, new Date('2026-11-28T18:00:00Z'))).toEqual(new Date('2026-11-28T10:30:00Z'))
  expect(endOfLook(now, 30, new Date('2026-11-28T10:05:00Z'))).toEqual(new Date('2026-11-28T10:05:00Z'))
  expect(toldFrom('second_staff', now)).toEqual(new Date('2026-12-05T10:00:00Z'))
  expect(toldFrom('partner', now)).toEqual(now)
})
