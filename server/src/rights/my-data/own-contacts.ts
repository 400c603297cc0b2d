import type { Database } from '../../platform/db/database.ts'
import { findReach, listFoundCustomers, listOthersContacts } from '../../customers/profiles/published.ts'
import { listChangedContacts } from '../../entry/change-contact/published.ts'
import type { UnprovedEmail } from '../../platform/module.ts'
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

/** The e-mail address that a customer typed and never proved, with their names; null where there is none, or it is another's by proof. */
export const findUnprovedEmail = async (db: Database, userId: string): Promise<UnprovedEmail | null> => {
  const [customer] = await listFoundCustomers(db, { user_id: userId }, 1)
  if (customer?.email == null || customer.email_verified === 1) return null
  const email = customer.email.toLowerCase()
  if ((await listOthersContacts(db, userId, [email])).length > 0) return null
  const { first_name, last_name } = customer
  const whole = [first_name, last_name].filter((name) => name !== null).join(' ')
  const names = [first_name, whole].filter((name) => name !== null && name !== '')
  return { email, names: [...new Set(names.map((name) => String(name).toLowerCase()))] }
}
