import { partnerRoles, type PartnerRole } from '@marketplace/contract/platform/call'
import { expect, test } from 'vitest'
import { listContractCalls } from '../server/src/sweeps/contract-calls.ts'
import { mayOfRoles } from './who-may-roles.ts'

const rolesOf: Readonly<Record<keyof typeof mayOfRoles, readonly PartnerRole[]>> = {
  everyone: partnerRoles,
  'owners alone': ['owner'],
  'owners and accounts': ['owner', 'accounts'],
  'owners and sales': ['owner', 'sales'],
}
const calls = (await listContractCalls()).filter(({ audience }) => audience === 'partner')

test('the table names every partner call once', () => {
  expect(calls.length).toBeGreaterThan(80)
  expect(Object.values(mayOfRoles).flat().toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test.each(Object.entries(mayOfRoles))('%s make these calls, and nobody else of the team', (group, names) => {
  const roles = rolesOf[group as keyof typeof mayOfRoles]
  const slips = calls
    .filter(({ method, path }) => (names as readonly string[]).includes(`${method} ${path}`))
    .filter((call) => JSON.stringify(call.roles) !== JSON.stringify(roles))
    .map(({ method, path }) => `${method} ${path}`)
  expect(slips).toEqual([])
})
