import type { OwnMoney } from '@marketplace/contract/money/own-money'
import { dayText } from '../../office/show/day-text.ts'

type Unpaid = OwnMoney['to_be_paid']['statements'][number]

/** When a statement is paid, as far as anybody knows it. `today` is a day in India, YYYY-MM-DD. */
export const whenWords = (
  { state, object_until }: Pick<Unpaid, 'state' | 'object_until'>,
  today: string,
): string => {
  if (state === 'APPROVED') return 'approved, goes to your bank with our next payment'
  if (state === 'PAID') return 'paid, the GST of your invoice follows with our next payment'
  if (state === 'FAILED') return 'the bank sent it back, we pay again'
  return object_until === null || object_until < today
    ? 'the time to object is over, approved next'
    : `you may object until ${dayText(object_until)}, then we approve and pay it`
}

/** What stands above the sum. */
export const toBePaidTitle = ({ statements }: OwnMoney['to_be_paid'], today: string): string => {
  const [first] = statements
  if (first === undefined) return 'To be paid'
  return first.state === 'SHOWN' && first.object_until !== null && first.object_until >= today
    ? `To be paid after ${dayText(first.object_until)}`
    : 'To be paid with our next payment'
}
