import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { CallPurpose } from '@marketplace/contract/care/telecalling'
import { hasEnded } from '../../loans/applications/lender-status-table.ts'
import { lenderStatuses } from '@marketplace/contract/loans/applications'

/** Under way at the lender; papers and money in parts are waited for by name. */
const underWay: readonly LenderStatus[] = lenderStatuses.filter(
  (status) =>
    !hasEnded(status) && !['QUEUED', 'SEND_FAILED', 'DOCS_PENDING', 'PART_DISBURSED'].includes(status),
)

/** Where an application stands while somebody is called about it. */
export const calledAt: Readonly<Partial<Record<CallPurpose, readonly LenderStatus[]>>> = {
  documents: ['DOCS_PENDING'],
  offer_not_sent: ['QUEUED', 'SEND_FAILED'],
  no_news: underWay,
}

/** Whether the reason of a task still stands. @param status of its application; null where it has none. */
export const isStillNeeded = (purpose: CallPurpose, status: LenderStatus | null): boolean => {
  const statuses = calledAt[purpose]
  return statuses === undefined || status === null || statuses.includes(status)
}
