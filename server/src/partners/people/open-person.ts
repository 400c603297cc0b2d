import * as z from 'zod/mini'
import type { Subject } from '../../platform/credentials/subject.ts'
import type { Vault } from '../../platform/sealing/vault.ts'
import type { PersonRow } from './people.queries.ts'

/** What is sealed of a person; the address goes when they are removed, the name later (module.ts). */
const Sealed = z.object({ name: z.string(), email: z.nullable(z.string()) })
export type PersonFacts = z.output<typeof Sealed>

/** Of which row: what was sealed for one opens in no other. */
export type SealedPlace = `partner_person:${number}` | `partner_invitation:${number}`

export const sealPerson = (vault: Vault, place: SealedPlace, facts: PersonFacts): Buffer =>
  vault.seal(JSON.stringify(facts), place)

export const openSealed = async (vault: Vault, place: SealedPlace, sealed: Buffer): Promise<PersonFacts> =>
  Sealed.parse(JSON.parse(await vault.open(sealed, place)))

/** By which an address is found without being read. @param email in any case */
export const emailIndexOf = (vault: Pick<Vault, 'blindIndex'>, email: string): Buffer =>
  vault.blindIndex('partner_person.email', email.toLowerCase())

/** Who they are: the first is the partner's contact at its own address. */
export const openPerson = async (
  vault: Vault,
  { person_id, is_first, sealed }: Pick<PersonRow, 'person_id' | 'is_first' | 'sealed'>,
  partner: { contact_name: string; email: string },
): Promise<PersonFacts> => {
  if (is_first === 1) return { name: partner.contact_name, email: partner.email }
  return sealed === null
    ? { name: 'A former colleague', email: null }
    : openSealed(vault, `partner_person:${person_id}`, sealed)
}

/** What they sign in with: the first with what was the partner's before there were teams. */
export const subjectOfPerson = ({
  person_id,
  partner_id,
  is_first,
}: Pick<PersonRow, 'person_id' | 'partner_id' | 'is_first'>): Subject =>
  is_first === 1 ? { kind: 'partner', id: partner_id } : { kind: 'partner_person', id: person_id }
