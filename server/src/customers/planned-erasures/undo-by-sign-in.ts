import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { allowContactAgain } from './stop-contact.ts'
import { findPlannedErasure, removePlannedErasure } from './planned-erasures.queries.ts'

/**
 * Undoes a planned deletion as its customer signs in, but for one that staff decided (decision 111), in the caller's transaction, which holds the customer's row. After a
 * withdrawal of `terms` they have to agree anew: a link that was made before it opens nothing, nor does a start of before, on another
 * device, whose code comes later. `agreed_at` is null without an agreement.
 * @throws Problem not_found where they have not.
 */
export const undoBySignIn = async (
  tx: Database,
  userId: string,
  { agreed_at, now }: { agreed_at: Date | null; now: Date },
): Promise<void> => {
  const plan = await findPlannedErasure(tx, userId)
  if (plan === null || plan.cause === 'staff_decided') return
  if (plan.cause === 'terms_withdrawn' && (agreed_at === null || agreed_at < plan.planned_at))
    throw new Problem('not_found')
  await removePlannedErasure(tx, userId)
  await allowContactAgain(tx, plan, now)
}
