import type { MoneyPart, MoneySum } from '@marketplace/contract/money/own-money'
import { countText } from '../../office/list/count-text.ts'
import { dayText } from '../../office/show/day-text.ts'
import { monthText } from '../home/month-text.ts'

/** What a sum is called; `month` YYYY-MM is that of the estimate. */
export const partTitle = (part: MoneyPart, month: string): string => {
  const titles: Readonly<Record<MoneyPart, string>> = {
    earned: `Earned in ${monthText(month).split(' ')[0] ?? ''}`,
    waits: 'Waits for lenders',
    hold: 'On hold',
    next: 'For the next statement',
  }
  return titles[part]
}

/** What it is made of, and why it is not paid yet. */
export const partNote = (part: MoneyPart, { loans, disputed, until }: MoneySum): string => {
  if (part === 'earned') return `by our rules, ${countText(loans, 'loans')}`
  if (loans === 0) return 'nothing'
  const of = countText(loans, 'loans')
  if (part === 'waits') return `${of} of earlier months paid out, lender has not paid`
  if (part === 'next') return `${of}, the lender has paid and the hold is over`
  const held = until === null ? null : `until ${dayText(until)}`
  const disputes = disputed === 0 ? null : countText(disputed, 'disputes')
  return [of, [held, disputes].filter((one) => one !== null).join(' and ')]
    .filter((one) => one !== '')
    .join(', ')
}

/** What the page behind the sum says of its rows. */
export const partText: Readonly<Record<MoneyPart, string>> = {
  earned: 'Your part of what lenders paid out this month: an estimate by our rules until the lender pays.',
  waits: 'Paid out in earlier months. Your part enters a statement once the lender has paid us for the loan.',
  hold: 'The lender has paid. Your part is held for the days of your terms of payout, or while a line is disputed.',
  next: 'The lender has paid and the hold is over, or something goes back. These lines enter the next statement.',
}
