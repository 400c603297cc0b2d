import type { Database } from '../../platform/db/database.ts'
import { Problem, type WaitCode } from '../../platform/http/problem.ts'
import { countLinksOf } from './hand-over.queries.ts'

const DAY_MS = 86_400_000

/**
 * Refuses one more link where a customer was sent `most` of them within a day. `byStaff` counts those that staff sent, else those
 * that they asked for themselves.
 * @throws Problem with the given code, and the seconds until the oldest of them is a day old.
 */
export const refuseManyLinks = async (
  tx: Database,
  userId: string,
  { most, byStaff, code, now }: { most: number; byStaff: boolean; code: WaitCode; now: Date },
): Promise<void> => {
  const { count, oldest } = await countLinksOf(tx, userId, new Date(now.getTime() - DAY_MS), byStaff)
  if (count >= most)
    throw new Problem(code, ((oldest?.getTime() ?? now.getTime()) + DAY_MS - now.getTime()) / 1000)
}
