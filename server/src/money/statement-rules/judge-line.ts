import { addDays } from '@marketplace/contract/platform/calendar/days'
import type { LeftOutReason } from '@marketplace/contract/money/partner-statements'

/** What decides whether a part of a loan may enter a statement. Paise; days YYYY-MM-DD. */
export interface JudgedLine {
  /** Booked share less what statements had of it: what the line would be. */
  amount_paise: number
  day: string
  taken_back_day: string | null
  expected_paise: number
  stated_paise: number
  /** Up to how much the lender may differ and still matches. */
  tolerance_paise: number
  received_paise: number
  /** Of the last money of the lender for it. */
  received_day: string | null
  /** Since when the partner disputes it; null where it does not. */
  disputed_day: string | null
}

interface Judgement {
  /** Null: it enters. */
  reason: Exclude<LeftOutReason, 'below_minimum' | 'negative_sum'> | null
  /** Until when it is held, or since when it is disputed. */
  until: string | null
}

const enters: Judgement = { reason: null, until: null }

/**
 * Whether a line enters a statement of `today`. What goes back of a share, and whatever comes for a disbursal that was taken back, waits for nobody; a
 * share waits for all of the lender's money and then `hold_days`. Where we expect nothing of the lender it is held from the disbursal.
 */
export const judgeLine = (line: JudgedLine, today: string, hold_days: number): Judgement => {
  if (line.disputed_day !== null) return { reason: 'disputed', until: line.disputed_day }
  if (line.amount_paise < 0 || line.taken_back_day !== null) return enters
  if (line.received_paise + line.tolerance_paise < line.expected_paise) {
    const isPaidAsStated = line.stated_paise > 0 && line.received_paise >= line.stated_paise
    return { reason: isPaidAsStated ? 'lender_differs' : 'lender_not_paid', until: null }
  }
  const until = addDays(line.received_day ?? line.day, hold_days)
  return today < until ? { reason: 'held', until } : enters
}
