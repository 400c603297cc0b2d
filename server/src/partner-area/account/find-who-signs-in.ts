import type { Services } from '../../market/services.ts'
import { findActivePartner, findPartnerByEmail, type OpenPartner } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import {
  emailIndexOf,
  findPersonByEmail,
  findSignedInPerson,
  openPerson,
  type PersonRow,
  subjectOfPerson,
} from '../../partners/people/published.ts'
import type { Subject } from '../../platform/credentials/subject.ts'

/** Whose address it is, and of which partner. */
export interface WhoSignsIn {
  partner: OpenPartner
  person: PersonRow
  person_name: string
  subject: Subject
}

/**
 * Who signs in with an address: the first person of the partner whose own it is, else whoever was invited by it. Null for nobody, for the
 * people of a partner that is not active, and for those who were removed. @param email in small letters
 */
export const findWhoSignsIn = async ({ db, vault }: Services, email: string): Promise<WhoSignsIn | null> => {
  // Both are asked for whatever the first says: a known and an unknown address take the same time.
  const found = await asOffice(db, async (tx) => {
    const own = await findPartnerByEmail(tx, email)
    const invited = await findPersonByEmail(tx, emailIndexOf(vault, email))
    const first = await findSignedInPerson(tx, own?.partner_id ?? 0, null)
    const partner = own ?? (await findActivePartner(tx, invited?.partner_id ?? 0))
    const person = own === null ? invited : first
    return { partner, person }
  })
  const { partner, person } = found
  if (partner === null || person === null) return null
  const { name } = await openPerson(vault, person, partner)
  return { partner, person, person_name: name, subject: subjectOfPerson(person) }
}
