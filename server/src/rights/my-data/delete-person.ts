import { listDetailsHeld } from '../../loans/applications/held-of-person.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { Problem } from '../../platform/http/problem.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import { lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import {
  checkConfirmation,
  refuseHeld,
  useConfirmation,
  type ActAsker,
  type Confirmation,
} from './confirm-action.ts'
import type { DeletionLedger } from './deletion-ledger.ts'
import { addDeletion, type Deletion } from './deletions.queries.ts'
import { erasePerson } from './erase-person.ts'
import type { HeldOfPerson } from './held-of-person.ts'

/**
 * Deletes a customer who has proved that it is they who ask: at once and whole. The certificate's number goes to the contact
 * that the code was sent to, as the last message to it.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent, contact_changed_lately.
 */
export const deletePerson = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  ledger: DeletionLedger,
  { user_id, brand, language, ip }: ActAsker,
  confirmation: Confirmation,
): Promise<Deletion> => {
  const recipient = await checkConfirmation(services, 'delete', confirmation)
  const now = services.now()
  const deletion = await services.db.transaction(async (tx) => {
    if (!(await lockForErasure(tx, user_id))) throw new Problem('not_found')
    await refuseHeld(services, tx, user_id)
    await useConfirmation(tx, confirmation.confirm_id, now)
    const shared = await listDetailsHeld(tx, user_id)
    const entry: Deletion = {
      certificate: drawNumber('D'),
      user_id,
      brand_id: brand.brand_id,
      deleted_at: now,
      lenders: shared.map(({ lender_id, our_reference }) => ({ lender_id, our_reference })),
    }
    const { certificate } = entry
    await erasePerson(held, services, tx, { user_id, ip_address: ip, now })
    await addDeletion(tx, entry)
    try {
      await queueMessage(services, tx, {
        channel: recipient.includes('@') ? 'email' : 'sms',
        to: recipient,
        template: 'account_deleted',
        language,
        values: { brand: brand.name, certificate },
        forget_recipient: 1,
      })
    } catch (error) {
      // No gateway is configured, which is logged where it was found out; the page shows the number.
      if (!(error instanceof Problem)) throw error
    }
    await recordEvent(
      tx,
      {
        auditActor: { kind: 'system', id: 'my-data', name: 'The customer' },
        action: 'customer.delete',
        object_kind: 'customer',
        object_id: user_id,
        after: { certificate, lenders_told: entry.lenders.length },
        ip,
      },
      now,
    )
    return entry
  })
  services.sessions.forget()
  // It is done; a ledger that cannot be written now is brought up at the next start.
  await ledger
    .append([deletion])
    .catch((error: unknown) => logFailure(services.log, error, 'the ledger of deletions'))
  return deletion
}
