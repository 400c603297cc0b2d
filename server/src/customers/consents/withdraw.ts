import { consentPurposes } from '@marketplace/contract/customers/consents'
import { Problem } from '../../platform/http/problem.ts'
import type { EndOnWithdrawal, FollowedPurpose } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { revokeSessionsOf } from '../../platform/sessions/published.ts'
import { findConsentOf, lockLedger, withdrawAll, withdrawOne } from './consents.queries.ts'

/** What ends where consents of each purpose are withdrawn: each lender has to hear of it, a referral is closed. */
export type WithdrawalEnds<S extends Services> = Readonly<Record<FollowedPurpose, EndOnWithdrawal<S>>>

export const followedPurposes = ['share', 'insurance'] as const satisfies readonly FollowedPurpose[]

/**
 * Withdraws a consent; a repetition changes nothing. `share` ends that one application's sharing, `insurance` that one
 * referral. `messages` ends every
 * consent to messages, whenever given. `terms` ends everything: all consents, and every session of the customer.
 * @throws Problem not_found where it is absent or another's.
 */
export const withdraw = async <S extends Services>(
  services: S,
  ends: WithdrawalEnds<S>,
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
      if ((await withdrawOne(db, consent_id, withdrawal)) > 0)
        await ends[purpose](services, db, [consent_id], now)
      return
    }
    if (purpose === 'messages') {
      await withdrawAll(db, ['messages'], withdrawal)
      return
    }
    const ended = await withdrawAll(db, consentPurposes, withdrawal)
    for (const followed of followedPurposes) {
      const ids = ended.filter((row) => row.purpose === followed).map((row) => row.consent_id)
      if (ids.length > 0) await ends[followed](services, db, ids, now)
    }
    await revokeSessionsOf(db, user_id, now)
  })
  services.sessions.forget()
}
