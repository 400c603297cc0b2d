import { expect, it } from 'vitest'
import type { PartnerRole } from '@marketplace/contract/platform/call'
import { refuseRole } from './refuse-role.ts'

const of = (role: PartnerRole) => ({
  email: 'ravi@example.com',
  person: { partner_id: 1, person_id: 2, is_first: 0, name: 'Ravi Patel', role } as const,
})
const owners = () => Promise.resolve(['Asha Rao', 'Farah Siddiqui'])

it.each([
  ['owner', ['owner'], true],
  ['sales', ['owner', 'sales'], true],
  ['accounts', ['owner', 'sales'], false],
  ['sales', ['owner'], false],
  // A call that does not say is nobody's.
  ['owner', undefined, false],
] as const)('%s of %j: let in %s', async (role, roles, isLetIn) => {
  const asked = refuseRole(of(role), roles === undefined ? {} : { roles }, owners)
  if (isLetIn) await expect(asked).resolves.toBeUndefined()
  else
    await expect(asked).rejects.toMatchObject({
      code: 'partner_role_refused',
      values: { owners: 'Asha Rao, Farah Siddiqui' },
      subject: 'ravi@example.com',
    })
})
