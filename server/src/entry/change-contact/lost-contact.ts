import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import {
  CONTACT_HOLD_HOURS,
  type finishContactChange,
  type startContactFinish,
  type startLostContactChange,
} from '@marketplace/contract/entry/contact-change'
import { checkIdentity } from '../../customers/profiles/identity/check-identity.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { findCustomerContacts, findReach, holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { comparePasscode } from '../sign-in/compare-passcode.ts'
import { sendWithinLimits, type PasscodeAsker } from '../sign-in/passcode-limits.ts'
import { usePasscode } from '../sign-in/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from '../sign-in/send-passcode.ts'
import { applyChange } from './apply-change.ts'
import { unlessTaken, type ContactChanger } from './change-contact.ts'
import {
  addContactChange,
  endOpenChanges,
  findChangeOfLink,
  type ContactChange,
} from './contact-changes.queries.ts'
import { makeContactLink } from './contact-link.ts'
import { channelOf, newContactOf, provedContacts } from './proved-contacts.ts'

const HOUR_MS = 3_600_000
/** After the wait there is a week to finish. */
const FINISH_MS = 7 * 24 * HOUR_MS

/**
 * Begins a change for somebody who has lost the contact of now. It changes nothing yet: the old contacts hear of it, with a link that
 * stops it, and a link that finishes it after the wait goes to the new one. A later one takes the place of an earlier one.
 * @throws Problem not_found, conflict, contact_missing, identity_wrong, identity_not_on_file, sms_unavailable, email_unavailable,
 *   too_many_requests, challenge_required.
 */
export const startLostChange = async (
  services: Services,
  { user_id, token_hash, brand, language }: ContactChanger,
  body: Body<typeof startLostContactChange>,
  asker: PasscodeAsker,
): Promise<Date> => {
  const { db, env } = services
  const { kind, contact } = newContactOf(body)
  const reach = await findReach(db, user_id)
  if (reach === null) throw new Problem('not_found')
  const proved = provedContacts(reach)
  if (proved.length === 0) throw new Problem('contact_missing')
  if (proved.includes(contact)) throw new Problem('conflict')
  await refuseDeadChannel(services, contact)
  const created_at = services.now()
  const waits_until = new Date(created_at.getTime() + CONTACT_HOLD_HOURS * HOUR_MS)
  const takeBack = makeContactLink(env, brand, 'take_back', reach.language)
  const finish = makeContactLink(env, brand, 'finish', language)
  const message = { values: { brand: brand.brand.name }, user_id }
  await sendWithinLimits(services, contact, asker, async () => {
    // Within the limits: a try is not spent on a request that is asked for a challenge first.
    const { pan_last4, birth_date } = body
    const asked = { call: asker.challenge.call, ip: asker.ip }
    await checkIdentity(services, { user_id, token_hash }, { pan_last4, birth_date }, asked)
    await db.transaction(async (tx) => {
      if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
      await endOpenChanges(tx, user_id, created_at)
      await addContactChange(tx, {
        contact_id: randomUUID(),
        user_id,
        kind,
        new_contact: contact,
        created_at,
        waits_until,
        finish_hash: finish.hash,
        take_back_hash: takeBack.hash,
      })
      for (const to of proved)
        await queueMessage(services, tx, {
          ...message,
          channel: channelOf(to),
          to,
          template: 'contact_change_asked',
          language: reach.language,
          code: takeBack.url,
          expires_at: waits_until,
        })
      await queueMessage(services, tx, {
        ...message,
        channel: channelOf(contact),
        to: contact,
        template: 'contact_change_finish',
        language,
        code: finish.url,
        expires_at: waits_until,
      })
    })
  })
  return waits_until
}

/** The change that a link finishes. @throws Problem link_refused, contact_change_waits. */
const getWaited = async (services: Services, token: string): Promise<ContactChange> => {
  const now = services.now().getTime()
  const change = token.startsWith('f') ? await findChangeOfLink(services.db, hashToken(token)) : null
  const isOpen = change !== null && change.done_at === null && change.ended_at === null
  if (!isOpen || change.waits_until === null || change.waits_until.getTime() + FINISH_MS < now)
    throw new Problem('link_refused')
  if (change.waits_until.getTime() > now) throw new Problem('contact_change_waits')
  return change
}

/**
 * Sends the passcode that finishes the change to its new contact.
 * @throws Problem link_refused, contact_change_waits, sms_unavailable, email_unavailable, too_many_requests, challenge_required.
 */
export const startFinish = async (
  services: Services,
  { token }: Body<typeof startContactFinish>,
  { brand, language, ...asker }: { brand: KnownBrand; language: LanguageId } & PasscodeAsker,
): Promise<Answer<typeof startContactFinish>> => {
  const { user_id, new_contact } = await getWaited(services, token)
  await refuseDeadChannel(services, new_contact)
  const finish_id = randomUUID()
  await sendWithinLimits(services, new_contact, asker, async (spent) => {
    const fresh = makePasscode(services, 'contact_finish', finish_id)
    await services.db.transaction(async (tx) => {
      if (!(await holdCustomer(tx, user_id))) throw new Problem('link_refused')
      await sendPasscode(services, tx, fresh, {
        purpose: 'contact_finish',
        user_id,
        subject_id: finish_id,
        recipient: new_contact,
        language,
        brand: brand.brand.name,
        spent,
      })
    })
  })
  return { ...passcodeSent(new_contact, language), finish_id }
}

/**
 * Finishes a change that has waited; every session ends.
 * @throws Problem link_refused, not_found, contact_change_waits, passcode_wrong, passcode_expired, passcode_spent, contact_taken.
 */
export const finishChange = async (
  services: Services,
  { token, finish_id, otp }: Body<typeof finishContactChange>,
  brand: KnownBrand,
): Promise<void> => {
  const change = await getWaited(services, token)
  const { user_id } = change
  const of = { purpose: 'contact_finish', subject_id: finish_id, user_id, code: otp } as const
  // A passcode of an earlier change of the same customer went elsewhere.
  if ((await comparePasscode(services, of)) !== change.new_contact) throw new Problem('not_found')
  const now = services.now()
  await unlessTaken(() =>
    services.db.transaction(async (tx) => {
      const contacts = await findCustomerContacts(tx, user_id)
      if (contacts === null) throw new Problem('link_refused')
      if ((await usePasscode(tx, finish_id, now)) === 0) throw new Problem('passcode_spent')
      await applyChange(services, tx, change, contacts, { brand, keptSession: null, now })
    }),
  )
  services.sessions.forget()
}
