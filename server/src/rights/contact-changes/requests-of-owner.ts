import type { OpenReference } from '@marketplace/contract/office/customer-care'
import type { ContactChange } from '../../entry/change-contact/published.ts'
import type { Services } from '../../market/services.ts'
import { listOpenReferences } from '../../office/customer-care/open-references.ts'
import { listHelpRequestsOf } from '../../office/help-requests/published.ts'
import type { Database } from '../../platform/db/database.ts'

/** Somebody who asked for help is answered within this. */
const HELP_DAYS = 30
const DAY_MS = 86_400_000
const MOST = 20
const DETAIL_LENGTH = 60

/**
 * What taking a change back can rest on: complaints and help requests of the customer that are open, and help requests from the contact
 * that the change replaced, as its owner cannot sign in and has nothing else to write from.
 */
export const listRequestsOfOwner = async (
  services: Services,
  db: Database,
  { user_id, old_contact }: Pick<ContactChange, 'user_id' | 'old_contact'>,
  staffId: number,
): Promise<OpenReference[]> => {
  const open = await listOpenReferences(services, db, user_id, staffId)
  const own = open.filter(({ kind }) => kind === 'complaint' || kind === 'help_request')
  if (old_contact === null) return own
  const isEmail = old_contact.includes('@')
  const of = { mobile: isEmail ? null : old_contact, email: isEmail ? old_contact : null }
  const since = new Date(services.now().getTime() - HELP_DAYS * DAY_MS)
  const asked = (await listHelpRequestsOf(db, of, MOST))
    .filter(({ created_at }) => created_at >= since)
    .map(({ help_request_id, created_at, description }) => ({
      kind: 'help_request' as const,
      id: String(help_request_id),
      at: created_at.toISOString(),
      detail: description.slice(0, DETAIL_LENGTH),
    }))
  return [
    ...own,
    ...asked.filter(({ id }) => !own.some((one) => one.kind === 'help_request' && one.id === id)),
  ]
}
