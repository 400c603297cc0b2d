import { Problem } from '../http/problem.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { revokeSessionsOf } from '../sessions/sessions.queries.ts'
import { findConsentOf, lockLedger, withdrawAll, withdrawOne } from './consents.queries.ts'

/** Told, in the same transaction, of `share` consents that are no longer given: each lender has to hear of it. */
export type OnShareWithdrawn = (db: Database, consentIds: readonly string[]) => Promise<void>

/**
 * Withdraws a consent; a repetition changes nothing. `share` ends that one application's sharing. `messages` ends every
 * consent to messages, whenever given. `terms` ends everything: all consents, and every session of the customer.
 * @throws Problem not_found where it is absent or another's.
 */
export const withdraw = async (
  services: Services,
  onShareWithdrawn: OnShareWithdrawn,
  { user_id, consent_id, ip_address }: { user_id: string; consent_id: string; ip_address: string },
): Promise<void> => {
  const now = services.now()
  const withdrawal = { user_id, ip_address, now }
  await services.db.transaction(async (db) => {
    await lockLedger(db, user_id)
    const consent = await findConsentOf(db, user_id, consent_id)
    if (consent === null) throw new Problem('not_found')
    if (consent.withdrawn_at !== null) return
    if (consent.purpose === 'share') {
      if ((await withdrawOne(db, consent_id, withdrawal)) > 0) await onShareWithdrawn(db, [consent_id])
      return
    }
    if (consent.purpose === 'messages') {
      await withdrawAll(db, ['messages'], withdrawal)
      return
    }
    const ended = await withdrawAll(db, ['terms', 'messages', 'share'], withdrawal)
    const shares = ended.filter(({ purpose }) => purpose === 'share').map((row) => row.consent_id)
    if (shares.length > 0) await onShareWithdrawn(db, shares)
    await revokeSessionsOf(db, user_id, now)
  })
  services.sessions.forget()
}
