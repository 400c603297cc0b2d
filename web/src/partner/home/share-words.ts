import type { PartnerHome, PartnerMonth } from '@marketplace/contract/partner-area/partner-home'
import { dayText } from '../../office/show/day-text.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'

const times = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** What stands below the sum of a month: what it is made of, and what nobody knows yet. */
export const monthWords = (month: PartnerMonth): string[] => {
  const { disbursals, disbursed_amount, flat_share, percent_share, without_terms } = month
  if (disbursals === 0) return ['No lender has paid out to one of your customers.']
  const made =
    percent_share === null || percent_share === 0
      ? 'Flat fees.'
      : `${formatRupees(percent_share)} of our commission and ${formatRupees(flat_share)} in flat fees.`
  const words = [
    `${made} Lenders paid out ${formatRupees(disbursed_amount)} in ${times(disbursals, 'disbursal', 'disbursals')}.`,
  ]
  if (percent_share === null)
    words.push('Your percentage of our commission comes on top. It is known once each disbursal is priced.')
  if (without_terms > 0)
    words.push(
      `${times(without_terms, 'disbursal', 'disbursals')} fell on days for which no share is agreed.`,
    )
  return words
}

/** What is agreed, in one sentence. */
export const termsWords = (terms: PartnerHome['terms']): string => {
  if (terms === null) return 'No share is agreed with you yet.'
  const { revenue_percent, revenue_flat_fee, valid_from } = terms
  const parts = [
    ...(revenue_percent > 0 ? [`${revenue_percent}% of our commission`] : []),
    ...(revenue_flat_fee > 0 ? [`${formatRupees(revenue_flat_fee)} for each disbursal`] : []),
  ]
  const share = parts.length === 0 ? 'no share of what lenders pay' : parts.join(' and ')
  return `Agreed since ${dayText(valid_from)}: ${share}.`
}
