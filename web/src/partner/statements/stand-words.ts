import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { daysToObject } from '../../office/statements/statement-words.ts'

type Stand = Pick<PartnerStatementDetail, 'state' | 'object_until' | 'payouts' | 'cancel_reason'>

const ofShown = (until: string | null, today: string): string => {
  if (until === null) return 'We approve it next and pay it to your bank.'
  return daysToObject(until, today) === 0
    ? 'The time to object is over. We approve it next and pay it to your bank.'
    : `You may object to any line until ${dayText(until)}. After that we approve it and pay it to your bank.`
}

const ofPayout = (payouts: Stand['payouts']): string => {
  const sent = payouts.some(({ state }) => state === 'SENT')
  return sent
    ? 'It is approved and on its way to your bank.'
    : 'It is approved and goes to your bank with our next payment.'
}

/** What happens next with a statement, or what happened last. `today` is a day in India, YYYY-MM-DD. */
export const standWords = ({ state, object_until, payouts, cancel_reason }: Stand, today: string): string => {
  if (state === 'SHOWN') return ofShown(object_until, today)
  if (state === 'CANCELLED')
    return `It was cancelled: ${cancel_reason ?? 'no reason given'}. Its lines come with another statement.`
  if (state === 'FAILED') {
    const reason = payouts.find((payout) => payout.state === 'FAILED')?.failed_reason
    return `The bank sent the payment back${reason == null ? '' : ` (${reason})`}. Look at your bank account under Settings; we pay again.`
  }
  if (state === 'PAID')
    return payouts
      .map((payout) =>
        payout.state === 'PAID'
          ? `${exactRupees(payout.amount)} was paid on ${dayText(payout.paid_day)}, UTR ${payout.utr ?? '–'}.`
          : `${exactRupees(payout.amount)} for the GST of your invoice follows.`,
      )
      .join(' ')
  return ofPayout(payouts)
}
