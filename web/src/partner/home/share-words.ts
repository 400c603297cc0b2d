import type { PartnerHome, PartnerMonth } from '@marketplace/contract/partner-area/partner-home'
import { countText } from '../../office/list/count-text.ts'
import { dayText } from '../../office/show/day-text.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'

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

/** A month from the sign-in to the money, in a line. */
export const monthLine = (month: PartnerMonth): string =>
  [
    countText(month.signed_in, 'sign-ins'),
    countText(month.leads, 'leads'),
    `${month.applied.toLocaleString('en-IN')} applied`,
    `${month.sanctioned.toLocaleString('en-IN')} sanctioned`,
    `${month.disbursed.toLocaleString('en-IN')} disbursed (${formatRupees(month.disbursed_amount)})`,
  ].join(' · ')
