import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { allowContactAgain } from './stop-contact.ts'
import {
  findPlannedErasure,
  removePlanBesideOrder,
  removePlannedErasure,
} from './planned-erasures.queries.ts'

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
  if (plan === null) return
  const withdrawnAt =
    plan.cause === 'terms_withdrawn'
      ? plan.planned_at
      : plan.own_cause === 'terms_withdrawn'
        ? plan.own_planned_at
        : null
  if (withdrawnAt !== null && (agreed_at === null || agreed_at < withdrawnAt)) throw new Problem('not_found')
  if (plan.cause === 'staff_decided') {
    await removePlanBesideOrder(tx, userId)
    return
  }
  await removePlannedErasure(tx, userId)
  await allowContactAgain(tx, plan, now)
}
