import { logFailure } from '../../platform/db/log-failure.ts'
import { Problem } from '../../platform/http/problem.ts'
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
import type { Deletion } from './deletions.queries.ts'
import { eraseAccount } from './erase-account.ts'
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
    const erasure = { user_id, brand, language, ip, recipient, cause: 'asked', order: null, now } as const
    return eraseAccount(held, services, tx, erasure)
  })
  services.sessions.forget()
  // It is done; a ledger that cannot be written now is brought up at the next start.
  await ledger
    .append([deletion])
    .catch((error: unknown) => logFailure(services.log, error, 'the ledger of deletions'))
  return deletion
}
