import { confirmLinkSeen } from '@marketplace/contract/entry/link-seen'
import { readCookies } from '../../platform/http/read-cookies.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../platform/services.ts'
import { SEEN_WITHIN_MS } from './click-rollup.jobs.ts'
import { markSeen } from './clicks.queries.ts'
import { CLICK_COOKIE, momentOf, touchesOf } from './touches.ts'

export const linkSeenRoutes = (serve: Serve, { db, now }: Services): void => {
  serve(confirmLinkSeen, async ({ request }) => {
    const at = now()
    const last = touchesOf(readCookies(request)[CLICK_COOKIE], at).at(-1)
    // One that is folded already stays as it was counted.
    if (last !== undefined && at.getTime() - momentOf(last).getTime() < SEEN_WITHIN_MS)
      await markSeen(db, last, momentOf(last), at)
    return { success: true }
  })
}
