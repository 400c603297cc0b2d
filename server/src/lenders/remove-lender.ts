import { recordAct, type Doer } from '../audit-log/record-act.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { markLenderDeleted } from './office-lenders.queries.ts'

/** Deletes softly: off for customers, out of the list, its name kept for the applications it has. @throws Problem not_found. */
export const removeLender = (
  services: Services,
  lender_id: number,
  { doer, ip }: { doer: Doer; ip: string },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const deleted = await markLenderDeleted(tx, lender_id, now)
    if (deleted === null) throw new Problem('not_found')
    await recordAct(
      tx,
      {
        doer,
        action: 'lender.deleted',
        object_kind: 'lender',
        object_id: lender_id,
        object_name: deleted.name,
        before: { lender_status: deleted.lender_status },
        ip,
      },
      now,
    )
  })
