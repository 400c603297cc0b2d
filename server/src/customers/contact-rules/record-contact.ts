import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import type { ContactVerdict } from './contact-facts.ts'
import { addContact, lockContacts, type NewContact } from './contact-rules.queries.ts'
import { addressIndex, judgeContacts, type PersonAsk } from './judge-contacts.ts'

/** What a contact is written down with, beside what was asked. */
export interface ContactDetails {
  /** The user name of who of staff makes it; left out where nobody does. */
  made_by?: string
  template?: string
  version?: string
  provider_id?: string
  /** The number or address that is reached; kept as a keyed hash alone. */
  address?: string
}

type RecordServices = Pick<Services, 'vault'>

/**
 * Writes a contact down that was judged already, in the caller's transaction; the same `source_key` once.
 * @returns its id; null where it stands already.
 */
export const recordContact = (
  services: RecordServices,
  tx: Database,
  { user_id, channel, purpose, kind, brand_id, lender_id, at, source_key, caller_series }: PersonAsk,
  because: NewContact['because'],
  { made_by, template, version, provider_id, address }: ContactDetails,
): Promise<number | null> =>
  addContact(tx, {
    user_id,
    channel,
    purpose,
    kind,
    brand_id,
    lender_id,
    at,
    because,
    made_by: made_by ?? 'system',
    source_key: source_key ?? null,
    template: template ?? null,
    version: version ?? null,
    outcome: 'started',
    provider_id: provider_id ?? null,
    number_series: caller_series ?? null,
    address_index: address === undefined ? null : addressIndex(services, address),
  })

/**
 * Judges a contact and, where it may be made, writes it down, in the caller's transaction, which holds the person's contacts from then
 * on: of two at once the second is judged with the first. Take it after the locks of the customer and their ledger.
 */
export const claimContact = async (
  services: RecordServices,
  tx: Database,
  ask: PersonAsk,
  details: ContactDetails,
): Promise<ContactVerdict> => {
  await lockContacts(tx, ask.user_id)
  const [verdict] = await judgeContacts(services, tx, [ask])
  if (verdict === undefined) throw new Error('a contact was not judged')
  if (verdict.allowed) await recordContact(services, tx, ask, verdict.because, details)
  return verdict
}
