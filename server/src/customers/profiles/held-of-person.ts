import type { MyData } from '@marketplace/contract/rights/my-data'
import { Problem } from '../../platform/http/problem.ts'
import type { PersonParts } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { findReach } from './customers.queries.ts'
import { eraseCustomer, findCustomerTimes } from './erase-customer.queries.ts'
import { openProfile } from './open-profile.ts'
import { findProfileRow } from './profiles.queries.ts'
import { getOwnProfile } from './read-profile.ts'

/** The profile as the page shows it; with the sealed values in clear for a copy that a passcode has proved. */
const readProfile = async (
  services: Services,
  userId: string,
  inClear: boolean,
): Promise<MyData['profile']> => {
  const masked = await getOwnProfile(services, userId)
  if (!inClear) return masked
  const row = await findProfileRow(services.db, userId)
  if (row === null) throw new Problem('not_found')
  return { ...masked, ...(await openProfile(services.vault, row)).clear }
}

export const profileOfPerson = {
  gather: async (services, { user_id, in_clear }) => {
    const times = await findCustomerTimes(services.db, user_id)
    if (times === null) throw new Problem('not_found')
    const { brands } = services.brands()
    return {
      known_since: times.created_at.toISOString(),
      changed_at: times.updated_at.toISOString(),
      brand_name: brands.find(({ brand }) => brand.brand_id === times.brand_id)?.brand.name ?? null,
      profile: await readProfile(services, user_id, in_clear),
    }
  },
  preview: async ({ db }, { user_id }) => {
    const reach = await findReach(db, user_id)
    // Nobody proved whose it is. It may be another's, so that not even a count of what stands under it is told.
    const isUnproved = reach !== null && reach.email !== null && reach.email_verified === 0
    return { goes: { profile: null }, stays: { unproved_email: isUnproved ? null : 0 } }
  },
  erase: { customer: (_services, tx, { user_id, now }) => eraseCustomer(tx, user_id, now) },
} satisfies PersonParts<Services>
