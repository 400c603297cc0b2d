import { periods } from '@marketplace/contract/platform/periods'
import { findMessageState } from '../../customers/messages/published.ts'
import {
  putOffErasure,
  removePlannedErasure,
  type PlannedErasure,
} from '../../customers/planned-erasures/published.ts'
import type { Database } from '../../platform/db/database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Puts a deletion for silence off where its notice has not been with the customer for the hours of the law: one that waits for its
 * gateway is looked at a day later; after one that failed for good the plan goes, so that the customer is told anew. Who had no
 * address was never written to, and nothing is waited for.
 * @returns whether the customer stays for now.
 */
export const putOffWithoutNotice = async (
  tx: Database,
  { user_id, planned_at }: PlannedErasure,
  now: Date,
): Promise<boolean> => {
  const notice = await findMessageState(tx, { user_id, template: 'erasure_ahead', since: planned_at })
  if (notice === null) return false
  if (notice.status === 'failed') {
    await removePlannedErasure(tx, user_id)
    return true
  }
  const until =
    notice.sent_at === null
      ? now.getTime() + DAY_MS
      : notice.sent_at.getTime() + periods.silence_notice_hours * HOUR_MS
  if (until <= now.getTime()) return false
  await putOffErasure(tx, user_id, new Date(until))
  return true
}
