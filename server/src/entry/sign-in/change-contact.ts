import { randomUUID } from 'node:crypto'
import type { Brand } from '@marketplace/contract/reference/brands'
import type { Body, Answer } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { linkChannels } from '@marketplace/contract/entry/hand-over'
import type { startContactChange } from '@marketplace/contract/entry/sign-in'
import { revokeWaitingLinks } from '../hand-over/hand-over.queries.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import type { Services } from '../../market/services.ts'
import { revokeOtherSessions } from '../../platform/sessions/published.ts'
import { comparePasscode } from './compare-passcode.ts'
import {
  contactConstraints,
  findCustomerContacts,
  holdCustomer,
  setMobile,
  setVerifiedEmail,
} from '../../customers/profiles/published.ts'
import { sendWithinLimits, type PasscodeAsker } from './passcode-limits.ts'
import { usePasscode } from './passcodes.queries.ts'
import { makePasscode, passcodeSent, sendPasscode } from './send-passcode.ts'

/** Who changes a contact, and where. */
export interface ContactChanger {
  user_id: string
  token_hash: Buffer
  brand: Brand
  language: LanguageId
}

/**
 * Sends a passcode to the new contact. Whether it belongs to another account is not looked up before it is proved.
 * @throws Problem not_found, too_many_requests, challenge_required, temporarily_unavailable.
 */
export const startChange = async (
  services: Services,
  { user_id, brand, language }: ContactChanger,
  body: Body<typeof startContactChange>,
  asker: PasscodeAsker,
): Promise<Answer<typeof startContactChange>> => {
  const recipient = body.mobile_phone_number ?? body.email?.toLowerCase() ?? ''
  const contact_id = randomUUID()
  await sendWithinLimits(services, recipient, asker, async (spent) => {
    const fresh = makePasscode(services, 'contact', contact_id)
    await services.db.transaction(async (db) => {
      if (!(await holdCustomer(db, user_id))) throw new Problem('not_found')
      await sendPasscode(services, db, fresh, {
        purpose: 'contact',
        user_id,
        subject_id: contact_id,
        recipient,
        language,
        brand: brand.name,
        spent,
      })
    })
  })
  return { ...passcodeSent(recipient, language), contact_id }
}

/** The contact that was proved until now hears of the change: it may not have been its owner's doing (ASVS 6.3.7). */
const notifyOldContact = async (
  services: Services,
  db: Database,
  { user_id, brand, language }: ContactChanger,
  old: string | null,
  fresh: string,
): Promise<void> => {
  if (old === null || old.toLowerCase() === fresh) return
  await queueMessage(services, db, {
    channel: old.includes('@') ? 'email' : 'sms',
    to: old,
    template: 'contact_changed',
    language,
    values: { brand: brand.name },
    user_id,
  })
}

/**
 * Saves the contact that the code proves; a proved e-mail opens the account from then on, and every other session ends.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent, contact_taken.
 */
export const verifyChange = async (
  services: Services,
  changer: ContactChanger,
  contact_id: string,
  code: string,
): Promise<void> => {
  const { user_id } = changer
  const recipient = await comparePasscode(services, {
    purpose: 'contact',
    subject_id: contact_id,
    user_id,
    code,
  })
  const now = services.now()
  try {
    await services.db.transaction(async (db) => {
      // The customer before the code, as a deletion takes them.
      const contacts = await findCustomerContacts(db, user_id)
      if (contacts === null) throw new Problem('not_found')
      if ((await usePasscode(db, contact_id, now)) === 0) throw new Problem('passcode_spent')
      const isEmail = recipient.includes('@')
      await (isEmail ? setVerifiedEmail(db, user_id, recipient, now) : setMobile(db, user_id, recipient, now))
      await revokeOtherSessions(db, user_id, changer.token_hash, now)
      // A link that waits would ask the old contact.
      await revokeWaitingLinks(db, user_id, linkChannels, now)
      const provedEmail = contacts.email_verified === 1 ? contacts.email : null
      await notifyOldContact(
        services,
        db,
        changer,
        isEmail ? provedEmail : contacts.mobile_phone_number,
        recipient,
      )
    })
    services.sessions.forget()
  } catch (error) {
    if (contactConstraints.some((constraint) => violates(error, constraint)))
      throw new Problem('contact_taken')
    throw error
  }
}
