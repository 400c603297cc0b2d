import type { Database } from '../../platform/db/database.ts'
import { findReach, listOthersContacts } from '../../customers/profiles/published.ts'
import { listChangedContacts } from '../../entry/change-contact/published.ts'
import { listContactsOf } from '../../customers/prospects/published.ts'

/**
 * Every contact that a customer has proved, now or earlier, and that is not another's by now; the mobile number of now first,
 * e-mail addresses in small letters.
 */
export const listOwnContacts = async (db: Database, userId: string): Promise<string[]> => {
  const [reach, earlier] = [await findReach(db, userId), await listContactsOf(db, userId)]
  const now = [reach?.mobile_phone_number, reach?.email_verified === 1 ? reach.email?.toLowerCase() : null]
  // One that was proved by a change and never signed in with.
  const changed = await listChangedContacts(db, userId)
  const all = [...new Set([...now, ...earlier, ...changed])].filter((contact) => contact != null)
  const others = new Set(await listOthersContacts(db, userId, all))
  return all.filter((contact) => !others.has(contact))
}
