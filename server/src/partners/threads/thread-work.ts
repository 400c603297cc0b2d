import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listWaitingThreads } from './threads.queries.ts'

/** Threads whose partner waits for an answer: all that the transaction sees, or those of these ids. */
export const standingThreads = async (
  tx: Database,
  _now: Date,
  ids: readonly number[] | null = null,
): Promise<StandingWork[]> =>
  (await listWaitingThreads(tx, ids)).map(({ thread_id, partner_id, waiting_since }) => ({
    kind: 'partner_query',
    key: String(thread_id),
    since: waiting_since,
    partner_id,
  }))

/** Opens or closes the item of a thread, in the transaction that changed it: the partner's own, or the office's. */
export const settleThread = async (
  tx: Database,
  threadId: number,
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const standing = await standingThreads(tx, now, [threadId])
  await settleWork(tx, { kinds: ['partner_query'], keys: [String(threadId)], standing, now, by })
}
