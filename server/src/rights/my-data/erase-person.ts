import { lockLedger } from '../../customers/consents/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import { erasureSteps } from './erasure-steps.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { findUnprovedEmail, listOwnContacts } from './own-contacts.ts'

/**
 * Takes a customer out of use, in the caller's transaction, which has them alone (domain.md 3.9, 5.3): sharing ends and lenders are told, every
 * session closes, applications close, and whatever says who they are goes. What stays (keptThings of the contract) refers to
 * an id that names nobody. Done twice it changes nothing more.
 */
export const erasePerson = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  tx: Database,
  { user_id, ip_address, now }: { user_id: string; ip_address: string | null; now: Date },
): Promise<void> => {
  await lockLedger(tx, user_id)
  const contacts = await listOwnContacts(tx, user_id)
  const unproved = await findUnprovedEmail(tx, user_id)
  for (const step of erasureSteps)
    await held.erase[step](services, tx, { user_id, contacts, unproved, ip_address, now })
}
