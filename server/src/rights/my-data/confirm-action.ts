import { randomUUID } from 'node:crypto'
import type { Brand } from '@marketplace/contract/reference/brands'
import type { Answer } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MyDataAction, startMyDataAction } from '@marketplace/contract/rights/my-data'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findReach, holdCustomer } from '../../customers/profiles/published.ts'
import { refuseDeadChannel } from '../../customers/messages/refuse-dead-channel.ts'
import type { Services } from '../../market/services.ts'
import { findContactHold } from '../../entry/change-contact/published.ts'
import { comparePasscode } from '../../entry/sign-in/compare-passcode.ts'
import { sendWithinLimits, type PasscodeAsker } from '../../entry/sign-in/passcode-limits.ts'
import { usePasscode } from '../../entry/sign-in/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from '../../entry/sign-in/send-passcode.ts'
import { findOwnerQuestion } from './prove-owner.ts'

export interface ActAsker {
  user_id: string
  token_hash: Buffer
  brand: Brand
  language: LanguageId
  ip: string
}

/** What the code proves, and the words around it in the message: they say what it is for. */
const nameOf = (act: MyDataAction) => `my_data_${act}` as const

/**
 * For three days after a change of contact nobody gets a copy in clear or deletes: the owner may not have heard of it yet.
 * @throws Problem contact_changed_lately.
 */
export const refuseHeld = async (
  { now }: Pick<Services, 'now'>,
  db: Database,
  userId: string,
): Promise<void> => {
  if ((await findContactHold(db, userId, now())) !== null) throw new Problem('contact_changed_lately')
}

/**
 * Sends a fresh passcode for one act to the contact that the customer signs in with.
 * @throws Problem not_found, contact_changed_lately, sms_unavailable, email_unavailable, too_many_requests, challenge_required,
 *   temporarily_unavailable.
 */
export const startAct = async (
  services: Services,
  { user_id, token_hash, brand, language }: Omit<ActAsker, 'ip'>,
  act: MyDataAction,
  asker: PasscodeAsker,
): Promise<Answer<typeof startMyDataAction>> => {
  if (act !== 'sessions') await refuseHeld(services, services.db, user_id)
  const reach = await findReach(services.db, user_id)
  const recipient = reach?.mobile_phone_number ?? (reach?.email_verified === 1 ? reach.email : null)
  if (recipient === null || recipient === undefined) throw new Problem('not_found')
  const asks = act === 'copy' ? await findOwnerQuestion(services, { user_id, token_hash }) : null
  await refuseDeadChannel(services, recipient)
  const confirm_id = randomUUID()
  const purpose = nameOf(act)
  await sendWithinLimits(services, recipient, asker, async (spent) => {
    const fresh = makePasscode(services, purpose, confirm_id)
    await services.db.transaction(async (tx) => {
      if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
      await sendPasscode(services, tx, fresh, {
        purpose,
        user_id,
        subject_id: confirm_id,
        recipient,
        language,
        brand: brand.name,
        template: purpose,
        spent,
      })
    })
  })
  return { ...passcodeSent(recipient, language), confirm_id, asks }
}

/** A passcode as it came back from the customer. */
export interface Confirmation {
  user_id: string
  confirm_id: string
  otp: string
}

/**
 * Compares the code; what it proves is done in a transaction that uses it up with `useConfirmation`.
 * @returns whom the code was sent to.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent.
 */
export const checkConfirmation = (
  services: Services,
  act: MyDataAction,
  { user_id, confirm_id, otp }: Confirmation,
): Promise<string> =>
  comparePasscode(services, { purpose: nameOf(act), subject_id: confirm_id, user_id, code: otp })

/** Of many that bring the right code at once, one gets through. @throws Problem passcode_spent. */
export const useConfirmation = async (tx: Database, confirmId: string, now: Date): Promise<void> => {
  if ((await usePasscode(tx, confirmId, now)) === 0) throw new Problem('passcode_spent')
}
