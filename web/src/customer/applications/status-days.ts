import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { standingSteps } from './lender-progress.ts'

const DAY_MS = 86_400_000

/** The day in India of an instant, `days` later, as YYYY-MM-DD. */
const dayAfter = (instant: string, days: number): string => dayInIndia(Date.parse(instant) + days * DAY_MS)

/** Days without news after which it is time to ask the lender: our advice, no promise of the lender's. */
export const ASK_AFTER_DAYS = 7

/** Which day of those it is, the first being 1; null once they are over. `now` is the instant it is asked at. */
export const waitingDay = (
  { updated_at }: Pick<LenderApplication, 'updated_at'>,
  now: Date,
): number | null => {
  const passed = Date.parse(dayAfter(now.toISOString(), 0)) - Date.parse(dayAfter(updated_at, 0))
  const day = Math.max(0, Math.round(passed / DAY_MS)) + 1
  return day > ASK_AFTER_DAYS ? null : day
}

/** When to ask the lender if nothing has moved, as YYYY-MM-DD. */
export const askLenderDay = ({ updated_at }: Pick<LenderApplication, 'updated_at'>): string =>
  dayAfter(updated_at, ASK_AFTER_DAYS)

export interface CoolingOff {
  /** The last day on which the loan can be given back, as YYYY-MM-DD. */
  until: string
  isOpen: boolean
}

/**
 * The cooling-off time of a loan that was paid out, counted from the day that the lender paid it (RBI Digital Lending Directions, 2025); null before. `now` is the instant it
 * is asked at. The lender's key fact statement has the binding day.
 */
export const coolingOff = (
  {
    timeline,
    cooling_off_days,
    disbursal_date,
  }: Pick<LenderApplication, 'timeline' | 'cooling_off_days' | 'disbursal_date'>,
  now: Date,
): CoolingOff | null => {
  const paid = standingSteps(timeline).findLast(({ status }) => status === 'DISBURSED')
  if (paid === undefined || cooling_off_days <= 0) return null
  // From the day of the money, as the lender said it; that we heard of it may be days later.
  const until = dayAfter(
    disbursal_date === null ? paid.at : `${disbursal_date}T00:00:00+05:30`,
    cooling_off_days,
  )
  return { until, isOpen: dayAfter(now.toISOString(), 0) <= until }
}
