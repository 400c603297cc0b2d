import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listReadyToApprove } from './statements.queries.ts'

/** Statements that were shown and whose last day to object is over: all, or those of these ids. They wait since the day after it. */
export const standingStatements = async (
  tx: Database,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listReadyToApprove(tx, dayInIndia(now), ids)).map(({ statement_id, partner_id, since }) => ({
    kind: 'statement_to_approve',
    key: String(statement_id),
    since,
    partner_id,
  }))

/** Opens or closes the items of these statements, in the transaction that changed them. */
export const settleStatements = async (
  tx: Database,
  ids: readonly number[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingStatements(tx, now, ids)
  await settleWork(tx, { kinds: ['statement_to_approve'], keys: ids.map(String), standing, now, by })
}
