import { consentPurposes } from '@marketplace/contract/customers/consents'
import { Problem } from '../../platform/http/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOf } from '../../platform/sessions/sessions.queries.ts'
import { findConsentOf, lockLedger, withdrawAll, withdrawOne } from './consents.queries.ts'

/** Told, in the same transaction, of consents that are no longer given: what was opened on them ends. */
export type OnWithdrawn = (db: Database, consentIds: readonly string[]) => Promise<void>

/** What follows a withdrawal, by the purpose of the consent: each lender has to hear of it, a referral is closed. */
export type WithdrawalFollowers = Readonly<Record<'share' | 'insurance', OnWithdrawn>>

/**
 * Withdraws a consent; a repetition changes nothing. `share` ends that one application's sharing, `insurance` that one
 * referral. `messages` ends every
 * consent to messages, whenever given. `terms` ends everything: all consents, and every session of the customer.
 * @throws Problem not_found where it is absent or another's.
 */
export const withdraw = async (
  services: Services,
  followers: WithdrawalFollowers,
  { user_id, consent_id, ip_address }: { user_id: string; consent_id: string; ip_address: string },
): Promise<void> => {
  const now = services.now()
  const withdrawal = { user_id, ip_address, now }
  await services.db.transaction(async (db) => {
    await lockLedger(db, user_id)
    const consent = await findConsentOf(db, user_id, consent_id)
    if (consent === null) throw new Problem('not_found')
    if (consent.withdrawn_at !== null) return
    const { purpose } = consent
    if (purpose === 'share' || purpose === 'insurance') {
      if ((await withdrawOne(db, consent_id, withdrawal)) > 0) await followers[purpose](db, [consent_id])
      return
    }
    if (purpose === 'messages') {
      await withdrawAll(db, ['messages'], withdrawal)
      return
    }
    const ended = await withdrawAll(db, consentPurposes, withdrawal)
    for (const followed of ['share', 'insurance'] as const) {
      const ids = ended.filter((row) => row.purpose === followed).map((row) => row.consent_id)
      if (ids.length > 0) await followers[followed](db, ids)
    }
    await revokeSessionsOf(db, user_id, now)
  })
  services.sessions.forget()
}
