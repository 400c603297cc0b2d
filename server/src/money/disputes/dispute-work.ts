import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listUnansweredDisputes } from './disputes.queries.ts'

/** Disputes that wait for staff: all, or those of these ids. Asked as the office. */
export const standingDisputes = async (
  tx: Database,
  _now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listUnansweredDisputes(tx, ids)).map(({ dispute_id, partner_id, lender_id, since }) => ({
    kind: 'dispute',
    key: String(dispute_id),
    since,
    partner_id,
    lender_id,
  }))

/** Opens or closes the item of a dispute, in the transaction that changed it. */
export const settleDispute = async (
  tx: Database,
  disputeId: number,
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingDisputes(tx, now, [disputeId])
  await settleWork(tx, { kinds: ['dispute'], keys: [String(disputeId)], standing, now, by })
}
