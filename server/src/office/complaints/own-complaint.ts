import type { setComplaintOwner } from '@marketplace/contract/office/complaint-register'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findActiveStaff } from '../staff/published.ts'
import { setOwner } from './complaint-register.queries.ts'
import { lockComplaint } from './complaints.queries.ts'

/**
 * Makes somebody of staff answer for a complaint, or nobody. The owner that stands already changes nothing.
 * @throws Problem not_found; conflict where it is settled or was closed by a deletion; invalid_request for somebody who cannot sign in.
 */
export const ownComplaint = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { number, staff_id }: Body<typeof setComplaintOwner>,
  { auditActor }: Staff,
  ip: string,
): Promise<void> => {
  const at = now()
  await db.transaction(async (tx) => {
    const row = await lockComplaint(tx, number)
    if (row === null) throw new Problem('not_found')
    if (row.owner_staff_id === staff_id) return
    if (row.status === 'settled' || row.status === 'closed_by_deletion') throw new Problem('conflict')
    if (staff_id !== null && (await findActiveStaff(tx, staff_id)) === null)
      throw new Problem('invalid_request', [{ field: 'staff_id', key: 'owner_unknown' }])
    await setOwner(tx, row.complaint_id, { staff_id, now: at })
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'complaint.own',
        object_kind: 'complaint',
        object_id: number,
        before: { owner_staff_id: row.owner_staff_id },
        after: { owner_staff_id: staff_id },
        ip,
      },
      at,
    )
  })
}
