import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { isMoneyEvent } from './lender-status-table.ts'

/** What came with a step. Money in rupees; the day as YYYY-MM-DD. */
export interface DisbursalFacts {
  disbursed_amount?: number | undefined
  disbursal_date?: string | undefined
}

/**
 * The field that keeps a money event from being taken, or null where none does: it needs an amount above zero and a day that
 * is neither in the future nor before the application (domain.md 3.1, Guards). Days are days in India.
 */
export const wrongDisbursalFact = (
  status: LenderStatus,
  facts: DisbursalFacts,
  days: { applied: string; today: string },
): 'disbursed_amount' | 'disbursal_date' | null => {
  if (!isMoneyEvent(status)) return null
  if (facts.disbursed_amount === undefined || !(facts.disbursed_amount > 0)) return 'disbursed_amount'
  const day = facts.disbursal_date
  return day === undefined || day > days.today || day < days.applied ? 'disbursal_date' : null
}
