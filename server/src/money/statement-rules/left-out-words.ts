import type { LeftOutReason } from '@marketplace/contract/money/partner-statements'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { formatRupees } from '../../platform/money/format-rupees.ts'

/** Why a line is in no statement yet, as staff and partner read it. */
export const leftOutInWords = (
  reason: LeftOutReason,
  until: string | null,
  minimum_paise: number,
): string => {
  const day = until === null ? '' : formatDay(parseDay(until))
  const words: Readonly<Record<LeftOutReason, string>> = {
    lender_not_paid: 'lender has not paid',
    lender_differs: 'lender states another sum',
    held: `held until ${day}`,
    disputed: `disputed since ${day}`,
    below_minimum: `below the minimum of ${formatRupees(minimum_paise / 100)}: goes to the next statement`,
    negative_sum: 'the sum is below ₹0 and is carried forward',
  }
  return words[reason]
}
