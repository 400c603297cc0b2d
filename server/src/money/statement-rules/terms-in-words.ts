import { formatRupees } from '../../platform/money/format-rupees.ts'

/** What a share for the loan of an invited partner came of: "5 % referral"; of what no terms hold for any more, "referral". */
export const referralInWords = (percent: number | null): string =>
  percent === null ? 'referral' : `${percent} % referral`

/** What a share came of: "60 %", "₹900 a loan", "60 % + ₹900 a loan"; of what no terms hold for, "no terms". */
export const termsInWords = (
  terms: { revenue_percent: number | null; revenue_flat_fee: number | null },
  booked: { percent_paise: number; flat_paise: number },
): string => {
  const { revenue_percent: percent, revenue_flat_fee: flat } = terms
  if (percent === null || flat === null) return 'no terms'
  const parts = [
    ...(percent > 0 && (booked.percent_paise !== 0 || booked.flat_paise === 0) ? [`${percent} %`] : []),
    ...(flat > 0 && (booked.flat_paise !== 0 || percent === 0) ? [`${formatRupees(flat)} a loan`] : []),
  ]
  return parts.length === 0 ? `${percent} %` : parts.join(' + ')
}
