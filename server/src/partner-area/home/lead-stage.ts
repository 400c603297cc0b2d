import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { LeadStage } from '@marketplace/contract/partner-area/partner-home'
import { hasEnded, isMoneyEvent } from '../../loans/applications/lender-status-table.ts'

/** How far a customer is, from the statuses of all their lender applications: money counts before anything that still runs. */
export const leadStage = (statuses: readonly LenderStatus[]): LeadStage => {
  if (statuses.length === 0) return 'choosing'
  if (statuses.some(isMoneyEvent)) return 'paid'
  return statuses.every(hasEnded) ? 'ended' : 'with_lenders'
}
