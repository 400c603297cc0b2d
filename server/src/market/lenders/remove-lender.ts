import { reasonOrNone, recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { markLenderDeleted } from './office-lenders.queries.ts'

/** Deletes softly: off for customers, out of the list, its name kept for the applications it has. @throws Problem not_found. */
export const removeLender = (
  services: Services,
  lender_id: number,
  { auditActor, ip, reason }: { auditActor: AuditActor; ip: string; reason: string | undefined },
): Promise<void> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const deleted = await markLenderDeleted(tx, lender_id, now)
    if (deleted === null) throw new Problem('not_found')
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'lender.deleted',
        object_kind: 'lender',
        object_id: lender_id,
        object_name: deleted.name,
        before: { lender_status: deleted.lender_status },
        reason: reasonOrNone(reason),
        ip,
      },
      now,
    )
  })
