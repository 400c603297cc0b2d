import type { Database } from '../../platform/db/database.ts'
import { listCustomerContacts } from '../profiles/published.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { listProspectContacts } from '../prospects/published.ts'

/** Masked contacts by customer. */
export const contactsOfCustomers = async (
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await listCustomerContacts(db, userIds)
  return new Map(
    rows.flatMap(({ user_id, contact }) => (contact === null ? [] : [[user_id, maskContact(contact)]])),
  )
}

/** Masked contacts by start. */
export const contactsOfStarts = async (
  db: Database,
  prospectAppIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await listProspectContacts(db, prospectAppIds)
  return new Map(rows.map(({ prospect_app_id, contact }) => [prospect_app_id, maskContact(contact)]))
}
