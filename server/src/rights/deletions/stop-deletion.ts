import { findPlannedErasure, removeOrder } from '../../customers/planned-erasures/published.ts'
import { allowContactAgain } from '../../customers/planned-erasures/stop-contact.ts'
import { lockForErasure } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { nameOfObject } from './name-of-object.ts'

/** Stops what staff ordered and what waits. @throws Problem not_found where nothing of that kind does. */
export const stopDeletion = ({ db, now }: Services, userId: string, { actor, ip }: By): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockForErasure(tx, userId))) throw new Problem('not_found')
    const plan = await findPlannedErasure(tx, userId)
    if (plan === null || (await removeOrder(tx, userId)) === 0) throw new Problem('not_found')
    await allowContactAgain(tx, plan, now())
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'customer.deletion_stopped',
        object_kind: 'customer',
        object_id: userId,
        object_name: nameOfObject(userId),
        ip,
      },
      now(),
    )
  })
