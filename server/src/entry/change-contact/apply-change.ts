import { CONTACT_HOLD_HOURS } from '@marketplace/contract/entry/contact-change'
import { linkChannels } from '@marketplace/contract/entry/hand-over'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { setEmail, setMobile, type CustomerContacts } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { Database } from '../../platform/db/database.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { revokeOtherSessions, revokeSessionsOf } from '../../platform/sessions/published.ts'
import { revokeWaitingLinks } from '../hand-over/hand-over.queries.ts'
import { endPasscodesOf } from '../sign-in/published.ts'
import { endOpenChanges, isReserved, markChangeDone, type ContactChange } from './contact-changes.queries.ts'
import { makeContactLink } from './contact-link.ts'
import { channelOf, provedContacts } from './proved-contacts.ts'

const HOUR_MS = 3_600_000

/** What every change and every taking back ends: sessions, links and passcodes that somebody else may hold. */
export const endWhatWaits = async (
  tx: Database,
  userId: string,
  keptSession: Buffer | null,
  now: Date,
): Promise<void> => {
  await (keptSession === null
    ? revokeSessionsOf(tx, userId, now)
    : revokeOtherSessions(tx, userId, keptSession, now))
  // A link that waits would ask the old contact.
  await revokeWaitingLinks(tx, userId, linkChannels, now)
  await endPasscodesOf(tx, userId, now)
  await endOpenChanges(tx, userId, now)
}

/**
 * Puts the new contact in the place of the old one, in a transaction that holds the customer. Every contact of before hears of it,
 * with a link that takes it back (ASVS 5.0, 6.3.7). `keptSession`: of the one who asked; null ends all.
 * @throws Problem passcode_spent where the change was done or dropped meanwhile; contact_taken.
 */
export const applyChange = async (
  services: Services,
  tx: Database,
  { contact_id, user_id, kind, new_contact }: ContactChange,
  contacts: CustomerContacts,
  { brand, keptSession, now }: { brand: KnownBrand; keptSession: Buffer | null; now: Date },
): Promise<void> => {
  const { language } = contacts
  const { url, hash } = makeContactLink(services.env, brand, 'take_back', language)
  const isMobile = kind === 'mobile'
  const old = isMobile
    ? { old_contact: contacts.mobile_phone_number, old_verified: null }
    : { old_contact: contacts.email?.toLowerCase() ?? null, old_verified: contacts.email_verified }
  if ((await markChangeDone(tx, contact_id, { ...old, take_back_hash: hash, now })) === 0)
    throw new Problem('passcode_spent')
  await (isMobile
    ? setMobile(tx, user_id, new_contact, now)
    : setEmail(tx, user_id, { email: new_contact, email_verified: 1 }, now))
  // Asked after the write: whoever gave the contact up at the same time has committed by now.
  if (await isReserved(tx, new_contact, user_id, now)) throw new Problem('contact_taken')
  await endWhatWaits(tx, user_id, keptSession, now)
  for (const contact of provedContacts(contacts)) {
    if (contact === new_contact) continue
    await queueMessage(services, tx, {
      channel: channelOf(contact),
      to: contact,
      template: 'contact_changed',
      language,
      values: { brand: brand.brand.name },
      code: url,
      expires_at: new Date(now.getTime() + CONTACT_HOLD_HOURS * HOUR_MS),
      user_id,
    })
  }
}
