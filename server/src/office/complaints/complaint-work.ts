import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listUnanswered } from './complaints.queries.ts'

/** Complaints without an answer: all, or those of these numbers. The clock of one that was opened again goes on from its first day. */
export const standingComplaints = async (
  db: Database,
  _now: Date,
  numbers: readonly string[] | null = null,
): Promise<StandingWork[]> =>
  (await listUnanswered(db, numbers)).map(({ number, since, user_id, lender_id, brand_id, app_id }) => ({
    kind: 'complaint',
    key: number,
    since,
    user_id,
    lender_id,
    brand_id,
    app_id,
  }))

/** Opens or closes the items of these complaints, in the transaction that changed them. */
export const settleComplaints = async (
  tx: Database,
  numbers: readonly string[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingComplaints(tx, now, numbers)
  await settleWork(tx, { kinds: ['complaint'], keys: numbers, standing, now, by, goesOn: true })
}
