import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { forgetSalts } from './clicks.queries.ts'
import { foldClicks, foldedUntil } from './link-days.queries.ts'

/** A click may be written a little late and seen later still: it is folded once neither can happen. */
export const SEEN_WITHIN_MS = 10 * 60_000
const FOLD_AFTER_MS = SEEN_WITHIN_MS + 5 * 60_000
const DAY_MS = 86_400_000

/** Folds clicks into the days of their links, each once; and forgets what yesterday's addresses were hashed with. */
export const foldLinkClicks: Job<'fold_link_clicks'> = async ({ db, now }) => {
  const until = new Date(now().getTime() - FOLD_AFTER_MS)
  await db.transaction(async (tx) => {
    const from = await foldedUntil(tx, true)
    if (from < until) await foldClicks(tx, from, until)
  })
  await forgetSalts(db, dayInIndia(new Date(now().getTime() - DAY_MS)))
}
