import type { OwnSession } from '@marketplace/contract/platform/own-sessions'
import { coarseAddress } from './describe-browser.ts'
import type { OwnSessionRow } from './own-sessions.queries.ts'

/** A session as its owner sees it. */
export const presentOwnSession = ({
  since,
  last_seen_at,
  ip_address,
  is_this,
  ...row
}: OwnSessionRow): OwnSession => ({
  session_id: row.session_id,
  since: since.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
  from: ip_address === null ? null : coarseAddress(ip_address),
  browser: row.browser,
  is_this: is_this ? 1 : 0,
})
