import type { Nominee } from '@marketplace/contract/rights/nominee'
import type { Services } from '../../market/services.ts'
import type { NomineeRow } from './nominee.queries.ts'

type Vault = Services['vault']
/** What is sealed: all that says who the nominee is. */
export type NamedPerson = Omit<Nominee, 'changed_at'>

/** What seals a nominee to their customer's row. */
export const nomineeContext = (userId: string): string => `nominee.sealed:${userId}`

export const sealNominee = (vault: Vault, userId: string, { name, relation, contact }: NamedPerson): Buffer =>
  vault.seal(JSON.stringify({ name, relation, contact }), nomineeContext(userId))

export const openNominee = async (
  vault: Vault,
  { user_id, sealed, changed_at }: NomineeRow,
): Promise<Nominee> => {
  const person = JSON.parse(await vault.open(sealed, nomineeContext(user_id))) as NamedPerson
  return { ...person, changed_at: changed_at.toISOString() }
}
