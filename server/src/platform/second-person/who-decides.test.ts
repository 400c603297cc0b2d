import { expect, it } from 'vitest'
import { refusalOf } from './who-decides.ts'

/** 1 had 4 in their hands, 4 had 5, 5 had 6; 7 had 8 and 9; 2 and 3 both had 10; 11 and 12 had each other. */
const hands = [
  { actor_id: 5, staff_id: 6 },
  { actor_id: 1, staff_id: 4 },
  { actor_id: 4, staff_id: 5 },
  { actor_id: 7, staff_id: 8 },
  { actor_id: 7, staff_id: 9 },
  { actor_id: 2, staff_id: 10 },
  { actor_id: 3, staff_id: 10 },
  { actor_id: 11, staff_id: 12 },
  { actor_id: 12, staff_id: 11 },
]

it.each([
  ['who asked', { asked_by: 1, about_staff: null }, 1, 'own_proposal'],
  ['an account that who asked has opened', { asked_by: 1, about_staff: null }, 4, 'own_proposal'],
  ['an account that somebody else has opened', { asked_by: 2, about_staff: null }, 4, null],
  ['who has opened the account that asked', { asked_by: 4, about_staff: null }, 1, 'own_proposal'],
  ['the end of a chain from who asked', { asked_by: 1, about_staff: null }, 6, 'own_proposal'],
  ['the beginning of a chain to who asked', { asked_by: 6, about_staff: null }, 1, 'own_proposal'],
  [
    'an account that a third had, as that of who asked',
    { asked_by: 8, about_staff: null },
    9,
    'own_proposal',
  ],
  ['who had the same third account as who asked', { asked_by: 2, about_staff: null }, 3, null],
  ['each of two who had each other', { asked_by: 11, about_staff: null }, 12, 'own_proposal'],
  ['somebody beside two who had each other', { asked_by: 11, about_staff: null }, 2, null],
  ['whom it is about', { asked_by: 1, about_staff: 3 }, 3, 'own_approval'],
  ['whom it is about, having asked', { asked_by: 3, about_staff: 3 }, 3, 'own_approval'],
  ['an account that whom it is about had', { asked_by: 2, about_staff: 7 }, 8, 'own_approval'],
  ['somebody else', { asked_by: 1, about_staff: 3 }, 2, null],
] as const)('%s', (_who, request, staffId, refusal) => {
  expect(refusalOf(request, staffId, hands)).toBe(refusal)
})
