import type { Database } from '../../platform/db/database.ts'
import { settleWork, type StandingWork } from '../../platform/work/published.ts'
import { listOpenHelp } from './help-requests.queries.ts'

/** Help requests that nobody has answered, whatever the CRM made of them: all, or those of these keys. */
export const standingHelp = async (
  db: Database,
  _now: Date,
  keys: readonly string[] | null = null,
): Promise<StandingWork[]> =>
  (await listOpenHelp(db, keys === null ? null : keys.map(Number))).map(
    ({ help_request_id, brand_id, created_at }) => ({
      kind: 'help_request',
      key: String(help_request_id),
      since: created_at,
      brand_id,
    }),
  )

/** Opens or closes the items of these requests, in the transaction that changed them. */
export const settleHelp = async (
  tx: Database,
  ids: readonly number[],
  now: Date,
  by: number | null = null,
): Promise<void> => {
  const keys = ids.map(String)
  await settleWork(tx, {
    kinds: ['help_request'],
    keys,
    standing: await standingHelp(tx, now, keys),
    now,
    by,
  })
}
