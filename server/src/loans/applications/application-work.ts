import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import type { WorkKind } from '@marketplace/contract/platform/work-kinds'
import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listWaiting } from './application-work.queries.ts'
import { hasEnded } from './lender-status-table.ts'

/** So long a lender may be without news. */
export const STUCK_DAYS = 7
const STUCK_MS = STUCK_DAYS * 86_400_000

/** Those with a kind of their own aside, and money that comes in parts: its pace is the lender's. */
const ownKind: ReadonlySet<LenderStatus> = new Set(['SEND_FAILED', 'DOCS_PENDING', 'PART_DISBURSED'])
export const underWay = lenderStatuses.filter((status) => !hasEnded(status) && !ownKind.has(status))

const kinds = ['docs_pending', 'send_failed', 'stuck'] as const satisfies readonly WorkKind[]

/** Applications with a lender that wait for a person: all, or those of these ids. One without news waits since it is late. */
export const standingApplications = async (
  db: Database,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> => {
  const rows = await listWaiting(db, {
    statuses: ['DOCS_PENDING', 'SEND_FAILED'],
    slow: underWay,
    before: new Date(now.getTime() - STUCK_MS),
    ids,
  })
  return rows.map(({ lender_application_id, status, updated_at, user_id, brand_id, lender_id, app_id }) => {
    const of = { key: String(lender_application_id), user_id, brand_id, lender_id, app_id }
    if (status === 'DOCS_PENDING') return { ...of, kind: 'docs_pending', since: updated_at }
    if (status === 'SEND_FAILED') return { ...of, kind: 'send_failed', since: updated_at }
    return { ...of, kind: 'stuck', since: new Date(updated_at.getTime() + STUCK_MS) }
  })
}

/** Opens or closes the items of these applications, in the transaction that moved them. */
export const settleApplications = async (tx: Database, ids: readonly number[], now: Date): Promise<void> => {
  const standing = await standingApplications(tx, now, ids)
  await settleWork(tx, { kinds, keys: ids.map(String), standing, now })
}
