import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { startContactChange, verifyContactChange } from '@marketplace/contract/entry/contact-change'
import {
  contactConstraints,
  findCustomerContacts,
  findReach,
  holdCustomer,
} from '../../customers/profiles/published.ts'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import type { Services } from '../../market/services.ts'
import { violates } from '../../platform/db/database.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { Problem } from '../../platform/http/problem.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import { comparePasscode } from '../sign-in/compare-passcode.ts'
import { sendWithinLimits, type PasscodeAsker } from '../sign-in/passcode-limits.ts'
import { usePasscode } from '../sign-in/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from '../sign-in/send-passcode.ts'
import { applyChange } from './apply-change.ts'
import { addContactChange, findContactChange } from './contact-changes.queries.ts'
import { newContactOf, provedContacts } from './proved-contacts.ts'

/** Who changes a contact, and where. */
export interface ContactChanger {
  user_id: string
  token_hash: Buffer
  brand: KnownBrand
  language: LanguageId
}

/** @throws Problem contact_taken where the work found that the contact is another's. */
export const unlessTaken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (contactConstraints.some((constraint) => violates(error, constraint)))
      throw new Problem('contact_taken')
    throw error
  }
}

/**
 * Sends a passcode to the new contact and one to the contact that the customer signs in with: whoever holds a session alone proves
 * neither. Whether the new one belongs to another account is not looked up before it is proved.
 * @throws Problem not_found, conflict, contact_missing, sms_unavailable, email_unavailable, too_many_requests, challenge_required,
 *   temporarily_unavailable.
 */
export const startChange = async (
  services: Services,
  { user_id, brand, language }: ContactChanger,
  body: Body<typeof startContactChange>,
  asker: PasscodeAsker,
): Promise<Answer<typeof startContactChange>> => {
  const { kind, contact } = newContactOf(body)
  const reach = await findReach(services.db, user_id)
  const proved = reach === null ? [] : provedContacts(reach)
  const [proofTo] = proved
  if (proofTo === undefined) throw new Problem('contact_missing')
  if (proved.includes(contact)) throw new Problem('conflict')
  await refuseDeadChannel(services, proofTo)
  await refuseDeadChannel(services, contact)
  const contact_id = randomUUID()
  const proof_id = randomUUID()
  const to = { user_id, language, brand: brand.brand.name }
  await sendWithinLimits(services, proofTo, asker, (proofSpent) =>
    sendWithinLimits(services, contact, asker, async (spent) => {
      const fresh = makePasscode(services, 'contact', contact_id)
      const proof = makePasscode(services, 'contact_proof', proof_id)
      await services.db.transaction(async (tx) => {
        if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
        await addContactChange(tx, {
          contact_id,
          user_id,
          kind,
          new_contact: contact,
          created_at: services.now(),
          proof_id,
        })
        await sendPasscode(services, tx, fresh, {
          ...to,
          purpose: 'contact',
          subject_id: contact_id,
          recipient: contact,
          spent,
        })
        await sendPasscode(services, tx, proof, {
          ...to,
          purpose: 'contact_proof',
          subject_id: proof_id,
          recipient: proofTo,
          template: 'contact_proof',
          spent: proofSpent,
        })
      })
    }),
  )
  return { ...passcodeSent(contact, language), contact_id, masked_proof_to: maskContact(proofTo) }
}

/** Compares the passcode of the old contact; what is wrong with it is told beside its field. */
const compareProof = async (
  services: Services,
  of: { subject_id: string; user_id: string; code: string },
): Promise<void> => {
  try {
    await comparePasscode(services, { purpose: 'contact_proof', ...of })
  } catch (error) {
    if (error instanceof Problem && (error.code === 'passcode_wrong' || error.code === 'passcode_expired'))
      throw new Problem(error.code, [{ field: 'proof_otp', key: error.code }])
    throw error
  }
}

/**
 * Saves the contact once both passcodes have come back; a proved e-mail opens the account from then on, and every other session
 * ends.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent, contact_taken.
 */
export const verifyChange = async (
  services: Services,
  { user_id, token_hash, brand }: ContactChanger,
  { contact_id, otp, proof_otp }: Body<typeof verifyContactChange>,
): Promise<void> => {
  const change = await findContactChange(services.db, contact_id, user_id)
  if (change?.proof_id == null) throw new Problem('not_found')
  const { proof_id } = change
  await compareProof(services, { subject_id: proof_id, user_id, code: proof_otp })
  await comparePasscode(services, { purpose: 'contact', subject_id: contact_id, user_id, code: otp })
  const now = services.now()
  await unlessTaken(() =>
    services.db.transaction(async (tx) => {
      // The customer before the codes, as a deletion takes them.
      const contacts = await findCustomerContacts(tx, user_id)
      if (contacts === null) throw new Problem('not_found')
      for (const used of [proof_id, contact_id])
        if ((await usePasscode(tx, used, now)) === 0) throw new Problem('passcode_spent')
      await applyChange(services, tx, change, contacts, { brand, keptSession: token_hash, now })
    }),
  )
  services.sessions.forget()
}
