import { listInviters } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { countsUntil, referralTermsOn } from '../referral-terms/referral-terms-on.ts'
import { listReferralTermsRows } from '../referral-terms/referral-terms.queries.ts'

/** Who has a share of a partner's loan beside it: whoever invited it, at which percentage of our commission. */
export interface Referral {
  partner_id: number
  referral_terms_id: number
  percent: number
}

/** Of these partners, by the day of a disbursal (YYYY-MM-DD): by the terms of that day, while the invitation counts. As the office. */
export const readReferrals = async (
  trx: Database,
  partnerIds: readonly number[],
): Promise<(partnerId: number, day: string) => Referral | null> => {
  const inviters = new Map(
    (partnerIds.length === 0 ? [] : await listInviters(trx, partnerIds)).map((row) => [row.partner_id, row]),
  )
  const terms = inviters.size === 0 ? [] : await listReferralTermsRows(trx)
  return (partnerId, day) => {
    const invited = inviters.get(partnerId)
    if (invited === undefined || day < invited.joined_day) return null
    const agreed = referralTermsOn(terms, invited.inviter_id, day)
    if (agreed === null || day > countsUntil(invited.joined_day, agreed.months)) return null
    const { referral_terms_id, percent } = agreed
    return { partner_id: invited.inviter_id, referral_terms_id, percent }
  }
}
