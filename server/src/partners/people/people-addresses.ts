import type { PartnerRole } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/sealing/vault.ts'
import { emailIndexOf, openPerson } from './open-person.ts'
import { findPersonByEmail, holdEmail, listPeople } from './people.queries.ts'

interface OfPartner {
  partner_id: number
  contact_name: string
  email: string
}

const openThose = async (vault: Vault, tx: Database, partner: OfPartner, roles: readonly PartnerRole[]) => {
  const people = await listPeople(tx, partner.partner_id)
  return Promise.all(
    people.filter(({ role }) => roles.includes(role)).map((row) => openPerson(vault, row, partner)),
  )
}

/** Where the people of these roles are written to, each address once. */
export const listAddresses = async (
  vault: Vault,
  tx: Database,
  partner: OfPartner,
  roles: readonly PartnerRole[],
): Promise<string[]> => {
  const people = await openThose(vault, tx, partner, roles)
  return [...new Set(people.flatMap(({ email }) => (email === null ? [] : [email])))]
}

/** Whom the others ask for what their role does not do. */
export const listOwnerNames = async (vault: Vault, tx: Database, partner: OfPartner): Promise<string[]> =>
  (await openThose(vault, tx, partner, ['owner'])).map(({ name }) => name)

/**
 * Whether one of an invited person signs in with the address, of whichever partner. The answer holds until the transaction ends: whoever
 * takes an address waits for the other.
 */
export const isEmailOfTeam = async (
  vault: Pick<Vault, 'blindIndex'>,
  tx: Database,
  email: string,
): Promise<boolean> => {
  const index = emailIndexOf(vault, email)
  await holdEmail(tx, index)
  return (await findPersonByEmail(tx, index)) !== null
}
