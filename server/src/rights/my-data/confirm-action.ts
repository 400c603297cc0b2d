import { randomUUID } from 'node:crypto'
import type { Brand } from '@marketplace/contract/reference/brands'
import type { Answer } from '@marketplace/contract/platform/call'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MyDataAction, startMyDataAction } from '@marketplace/contract/rights/my-data'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findReach, holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { comparePasscode } from '../../entry/sign-in/compare-passcode.ts'
import { sendWithinLimits, type PasscodeAsker } from '../../entry/sign-in/passcode-limits.ts'
import { usePasscode } from '../../entry/sign-in/published.ts'
import { makePasscode, passcodeSent, sendPasscode } from '../../entry/sign-in/send-passcode.ts'

export interface ActAsker {
  user_id: string
  brand: Brand
  language: LanguageId
  ip: string
}

/** What the code proves, and the words around it in the message: they say what it is for. */
const nameOf = (act: MyDataAction) => (act === 'copy' ? 'my_data_copy' : 'my_data_delete')

/**
 * Sends a fresh passcode for one act to the contact that the customer signs in with.
 * @throws Problem not_found, too_many_requests, challenge_required, temporarily_unavailable.
 */
export const startAct = async (
  services: Services,
  { user_id, brand, language }: Omit<ActAsker, 'ip'>,
  act: MyDataAction,
  asker: PasscodeAsker,
): Promise<Answer<typeof startMyDataAction>> => {
  const reach = await findReach(services.db, user_id)
  const recipient = reach?.mobile_phone_number ?? (reach?.email_verified === 1 ? reach.email : null)
  if (recipient === null || recipient === undefined) throw new Problem('not_found')
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
  return { ...passcodeSent(recipient, language), confirm_id }
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
