import { partnerRoles } from '@marketplace/contract/platform/call'
import { expect, it } from 'vitest'
import { invitationLook, placesText, roleHints } from './team-words.ts'

it('has words for each role', () => {
  expect(partnerRoles.filter((role) => roleHints[role].length < 20)).toEqual([])
})

it.each([
  [0, 'Invited'],
  [1, 'Lapsed'],
] as const)('an invitation with is_lapsed %d is %s', (is_lapsed, label) => {
  expect(invitationLook({ is_lapsed }).label).toBe(label)
})

it.each([
  [1, '1 of 20 places are taken'],
  [20, 'All 20 places are taken'],
])('%d people: %s', (taken, text) => {
  expect(placesText(taken, 20)).toBe(text)
})
