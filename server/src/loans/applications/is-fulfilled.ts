import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { hasEnded } from './lender-status-table.ts'

const DAY_MS = 86_400_000

export interface EndedWithLender {
  status: LenderStatus
  /** YYYY-MM-DD. */
  disbursal_date: string | null
  cooling_off_days: number
}

const isSettled = ({ status, disbursal_date, cooling_off_days }: EndedWithLender, today: string): boolean =>
  status !== 'DISBURSED' ||
  disbursal_date === null ||
  Date.parse(today) - Date.parse(disbursal_date) > cooling_off_days * DAY_MS

/**
 * Whether an application has run its course, so that the customer's next one is a new one: money was paid, every lender has
 * come to an end, and no loan can be given back any more. `today` is the day in India.
 */
export const isFulfilled = (lenders: readonly EndedWithLender[], today: string): boolean =>
  lenders.some(
    ({ status }) => status === 'DISBURSED' || status === 'COOLED_OFF' || status === 'CLAWED_BACK',
  ) && lenders.every((lender) => hasEnded(lender.status) && isSettled(lender, today))
