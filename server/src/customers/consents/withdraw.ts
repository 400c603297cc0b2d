import { consentPurposes, optionalPurposes } from '@marketplace/contract/customers/consents'
import { Problem } from '../../platform/http/problem.ts'
import type { EndOnWithdrawal, FollowedPurpose } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { planAfterWithdrawal } from '../planned-erasures/plan-after-withdrawal.ts'
import { holdCustomer } from '../profiles/published.ts'
import { revokeSessionsOf } from '../../platform/sessions/published.ts'
import { findConsentOf, lockLedger, withdrawAll, withdrawOne } from './consents.queries.ts'

/** What ends where consents of each purpose are withdrawn: each lender has to hear of it, a referral is closed. */
export type WithdrawalEnds<S extends Services> = Readonly<Record<FollowedPurpose, EndOnWithdrawal<S>>>

export const followedPurposes = ['share', 'insurance'] as const satisfies readonly FollowedPurpose[]

/**
 * Withdraws a consent; a repetition changes nothing. `share` ends that one application's sharing, `insurance` that one
 * referral. `messages` ends every
 * consent to messages, whenever given; so do the other optional ones. `terms` ends everything: all consents, every session of the
 * customer, and after `periods.withdrawal_grace_days` the account.
 * @returns when the account is deleted; null where it is not.
 * @throws Problem not_found where it is absent or another's.
 */
export const withdraw = async <S extends Services>(
  services: S,
  ends: WithdrawalEnds<S>,
  {
    user_id,
    consent_id,
    ip_address,
    brand,
  }: { user_id: string; consent_id: string; ip_address: string; brand: string },
): Promise<Date | null> => {
  const now = services.now()
  const withdrawal = { user_id, ip_address, now }
  const due = await services.db.transaction(async (db) => {
    // The customer before their ledger, as a sign-in and a deletion take them.
    if (!(await holdCustomer(db, user_id))) throw new Problem('not_found')
    await lockLedger(db, user_id)
    const consent = await findConsentOf(db, user_id, consent_id)
    if (consent === null) throw new Problem('not_found')
    if (consent.withdrawn_at !== null) return null
    const { purpose } = consent
    if (purpose === 'share' || purpose === 'insurance') {
      if ((await withdrawOne(db, consent_id, withdrawal)) > 0)
        await ends[purpose](services, db, [consent_id], now)
      return null
    }
    if (optionalPurposes.some((optional) => optional === purpose)) {
      await withdrawAll(db, [purpose], withdrawal)
      return null
    }
    const ended = await withdrawAll(db, consentPurposes, withdrawal)
    for (const followed of followedPurposes) {
      const ids = ended.filter((row) => row.purpose === followed).map((row) => row.consent_id)
      if (ids.length > 0) await ends[followed](services, db, ids, now)
    }
    await revokeSessionsOf(db, user_id, now)
    return planAfterWithdrawal(services, db, { user_id, brand, now })
  })
  services.sessions.forget()
  return due
}
