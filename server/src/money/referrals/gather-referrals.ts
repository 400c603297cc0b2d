import type {
  OwnReferralEarnings,
  PartnerReferrals,
} from '@marketplace/contract/partner-area/partner-referral'
import { listInvited, listInviters } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { countsUntil, referralTermsOn } from '../referral-terms/referral-terms-on.ts'
import { listReferralSums } from './referral-parts.queries.ts'
import { listReferralTermsRows } from '../referral-terms/referral-terms.queries.ts'

type Gathered = Omit<PartnerReferrals, 'invited_by'>

/** Whom a partner has invited and what it has by them, by the terms of a day YYYY-MM-DD. As the office. */
export const gatherReferrals = async (tx: Database, partnerId: number, day: string): Promise<Gathered> => {
  const invited = await listInvited(tx, partnerId)
  const counted = new Set(
    (
      await listInviters(
        tx,
        invited.map(({ partner_id }) => partner_id),
      )
    ).map(({ partner_id }) => partner_id),
  )
  const agreed = referralTermsOn(await listReferralTermsRows(tx), partnerId, day)
  // 0 percent ends what was agreed before.
  const terms = agreed === null || agreed.percent === 0 ? null : agreed
  const sums = await listReferralSums(tx, partnerId)
  const byPartner = new Map(sums.map((row) => [row.partner_id, row]))
  return {
    terms:
      terms === null ? null : { percent: terms.percent, months: terms.months, valid_from: terms.valid_from },
    earned: toRupees(sums.reduce((all, { booked_paise }) => all + booked_paise, 0)),
    invited: invited.map(({ partner_id, name, status, joined_day }) => ({
      id: partner_id,
      name,
      status,
      joined_day,
      until: terms === null || !counted.has(partner_id) ? null : countsUntil(joined_day, terms.months),
      loans: byPartner.get(partner_id)?.loans ?? 0,
      earned: toRupees(byPartner.get(partner_id)?.booked_paise ?? 0),
    })),
  }
}

/** The same as the partner itself sees it: nobody by number. */
export const asOwn = ({ terms, earned, invited }: Gathered): OwnReferralEarnings => ({
  terms,
  earned,
  invited: invited.map(({ name, status, joined_day, until, loans, earned: ofOne }) => ({
    name,
    status,
    joined_day,
    until,
    loans,
    earned: ofOne,
  })),
})
