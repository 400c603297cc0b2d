import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { PartnerStatement } from '@marketplace/contract/money/partner-statements'
import { dayText } from '../show/day-text.ts'

interface Step {
  title: string
  /** When it was reached; null where it was not, or on no day of its own. */
  day: string | null
  state: 'done' | 'now' | 'ahead' | 'stopped'
}

type Stand = Pick<
  PartnerStatement,
  'state' | 'drafted_at' | 'shown_at' | 'approved_at' | 'paid_day' | 'cancelled_at'
>

/** The day of an instant in India, DD/MM/YYYY; null for none. */
const dayIn = (at: string | null): string | null => (at === null ? null : dayText(dayInIndia(Date.parse(at))))

const places = { DRAFT: 0, SHOWN: 1, APPROVED: 2, FAILED: 3, PAID: 3 } as const

/** The way of a statement: Draft, Shown, Approved, Paid, each with its day once it is reached. */
export const stepsOfStatement = (statement: Stand): Step[] => {
  const { state, drafted_at, shown_at, approved_at, paid_day, cancelled_at } = statement
  const all = [
    { title: 'Draft', day: dayIn(drafted_at) },
    { title: 'Shown', day: dayIn(shown_at) },
    { title: 'Approved', day: dayIn(approved_at) },
    {
      title: state === 'FAILED' ? 'Payment failed' : 'Paid',
      day: paid_day === null ? null : dayText(paid_day),
    },
  ]
  if (state === 'CANCELLED') {
    const reached = all.filter(({ day }) => day !== null).map((step) => ({ ...step, state: 'done' as const }))
    return [...reached, { title: 'Cancelled', day: dayIn(cancelled_at), state: 'stopped' }]
  }
  const now = places[state]
  return all.map((step, place) => ({
    ...step,
    state:
      place < now || state === 'PAID'
        ? 'done'
        : place > now
          ? 'ahead'
          : state === 'FAILED'
            ? 'stopped'
            : 'now',
  }))
}
