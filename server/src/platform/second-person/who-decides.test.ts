import { expect, it } from 'vitest'
import { refusalOf } from './who-decides.ts'

const hands = [{ actor_id: 1, staff_id: 4 }]

it.each([
  ['who asked', { asked_by: 1, about_staff: null }, 1, 'own_proposal'],
  ['an account that who asked has opened', { asked_by: 1, about_staff: null }, 4, 'own_proposal'],
  ['an account that somebody else has opened', { asked_by: 2, about_staff: null }, 4, null],
  ['who has opened the account that asked', { asked_by: 4, about_staff: null }, 1, null],
  ['whom it is about', { asked_by: 1, about_staff: 3 }, 3, 'own_approval'],
  ['whom it is about, having asked', { asked_by: 3, about_staff: 3 }, 3, 'own_approval'],
  ['somebody else', { asked_by: 1, about_staff: 3 }, 2, null],
] as const)('%s', (_who, request, staffId, refusal) => {
  expect(refusalOf(request, staffId, hands)).toBe(refusal)
})
