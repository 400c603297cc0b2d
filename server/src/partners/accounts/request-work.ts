import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listRequestsToAnswer } from './partners.queries.ts'

/** Who asked to become a partner and was not answered: all, or those of these ids. Asked as the office. */
export const standingRequests = async (
  tx: Database,
  _now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listRequestsToAnswer(tx, ids)).map(({ id, created_at }) => ({
    kind: 'partner_request',
    key: String(id),
    since: created_at,
    partner_id: id,
  }))

/** Opens or closes the item of a request, in the transaction that changed it. */
export const settleRequests = async (
  tx: Database,
  ids: readonly number[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingRequests(tx, now, ids)
  await settleWork(tx, { kinds: ['partner_request'], keys: ids.map(String), standing, now, by })
}
