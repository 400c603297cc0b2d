import type { Profile } from '@marketplace/contract/customers/profiles'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { maskSealed, openProfile, toAnswer, type OpenProfile } from './open-profile.ts'
import { staysComplete } from './profile-completion.ts'
import { findProfileRow } from './profiles.queries.ts'
import { personalUpdateRequired } from './update-required.ts'

/** @throws Problem not_found. */
const getOpenProfile = async ({ db, vault }: Services, userId: string): Promise<OpenProfile> => {
  const row = await findProfileRow(db, userId)
  if (row === null) throw new Problem('not_found')
  return openProfile(vault, row)
}

/** The customer's own profile: PAN, birth date and account number masked. @throws Problem not_found. */
export const getOwnProfile = async (services: Services, userId: string): Promise<Profile> => {
  const profile = await getOpenProfile(services, userId)
  const { facts, clear } = profile
  const complete = () => staysComplete('Personal Loans', { ...facts, ...clear })
  return toAnswer(profile, personalUpdateRequired(facts.products, complete, services.now()))
}

/** The masked PAN and birth date; nothing else ever leaves through this call (decisions.md 2). @throws Problem not_found. */
export const getOwnMasks = async (
  services: Services,
  userId: string,
): Promise<{ pan: string | null; birth_date: string | null }> => {
  const { tin, birth_date } = maskSealed((await getOpenProfile(services, userId)).clear)
  return { pan: tin, birth_date }
}
