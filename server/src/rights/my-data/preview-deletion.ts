import { deletedThings, keptThings, type DeletionPreview } from '@marketplace/contract/rights/my-data'
import type { Services } from '../../market/services.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { listOwnContacts } from './own-contacts.ts'

/** More of a thing is told as this many. */
const MOST = 1_000

/** What a deletion would do to a customer's data as they are now. */
export const previewDeletion = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  user_id: string,
): Promise<DeletionPreview> => {
  const contacts = await listOwnContacts(services.db, user_id)
  const { goes, stays, also } = await held.preview(services, {
    user_id,
    mobile: contacts.find((contact) => !contact.includes('@')) ?? null,
    email: contacts.find((contact) => contact.includes('@')) ?? null,
    contacts,
    limit: MOST,
  })
  return {
    goes: deletedThings.map((thing) => ({ thing, count: goes[thing] })),
    stays: keptThings.map((thing) => ({ thing, count: stays[thing] })),
    ...also,
  }
}
