import { addDays, firstOfMonth, lastOfMonth } from '@marketplace/contract/platform/calendar/days'
import { inForceOn } from '@marketplace/contract/platform/in-force'

/** What is paid for loans of invited partners from a day (YYYY-MM-DD) on; `partner_id` null: to every partner without terms of its own. */
export interface ReferralTerms {
  referral_terms_id: number
  partner_id: number | null
  /** Of our commission. */
  percent: number
  /** How long an invited partner counts. */
  months: number
  valid_from: string
}

const turn = ({ referral_terms_id }: ReferralTerms): number => referral_terms_id

/** The terms of a partner on a day: its own where it has some by then, else those of all; null where nothing was agreed. */
export const referralTermsOn = <Terms extends ReferralTerms>(
  rows: readonly Terms[],
  partnerId: number,
  day: string,
): Terms | null =>
  inForceOn(
    rows.filter(({ partner_id }) => partner_id === partnerId),
    day,
    turn,
  ) ??
  inForceOn(
    rows.filter(({ partner_id }) => partner_id === null),
    day,
    turn,
  )

/** The last day on which loans of a partner count that asked to become one on `joined`. */
export const countsUntil = (joined: string, months: number): string => {
  const first = firstOfMonth(joined, months)
  const [same, last] = [`${first.slice(0, 8)}${joined.slice(8)}`, lastOfMonth(first)]
  return same > last ? last : addDays(same, -1)
}
