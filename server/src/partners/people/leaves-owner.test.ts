import { expect, it } from 'vitest'
import { leavesOwner } from './leaves-owner.ts'

const one = { person_id: 1, role: 'owner' } as const
const two = { person_id: 2, role: 'owner' } as const
const three = { person_id: 3, role: 'sales' } as const

it.each([
  ['the only owner becomes sales', [one, three], 1, 'sales', false],
  ['the only owner is removed', [one, three], 1, null, false],
  ['the only owner stays one', [one], 1, 'owner', true],
  ['one of two owners is removed', [one, two], 1, null, true],
  ['one of two owners does the accounts', [one, two], 2, 'accounts', true],
  ['somebody of sales is removed', [one, three], 3, null, true],
  ['somebody of sales becomes an owner', [one, three], 3, 'owner', true],
] as const)('%s', (_, people, personId, next, leaves) => {
  expect(leavesOwner(people, personId, next)).toBe(leaves)
})
