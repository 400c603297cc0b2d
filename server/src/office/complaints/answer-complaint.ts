import type { Body } from '@marketplace/contract/platform/call'
import type { answerComplaint as answerCall } from '@marketplace/contract/office/complaints'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import type { Services } from '../../market/services.ts'
import { addComplaintEvent, lockComplaint, setComplaintStatus } from './complaints.queries.ts'
import { settleComplaints } from './complaint-work.ts'
import { notifyComplainant } from './notify-complainant.ts'

/**
 * Answers a complaint that is open: the customer hears of it, and the act is on the audit log without its words.
 * @throws Problem not_found, conflict where another has answered it or it is over.
 */
export const answerComplaint = async (
  services: Services,
  { number, text }: Body<typeof answerCall>,
  { staff_id, auditActor }: Staff,
  ip: string,
): Promise<void> => {
  const at = services.now()
  await services.db.transaction(async (tx) => {
    const row = await lockComplaint(tx, number)
    if (row === null) throw new Problem('not_found')
    if (row.status !== 'open') throw new Problem('conflict')
    const { complaint_id } = row
    await setComplaintStatus(tx, complaint_id, 'answered')
    await addComplaintEvent(tx, { complaint_id, step: 'answered', text, staff_id, at })
    await settleComplaints(tx, [number], at, staff_id)
    await notifyComplainant(services, tx, row, 'complaint_answered')
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'complaint.answer',
        object_kind: 'complaint',
        object_id: number,
        before: { status: row.status },
        after: { status: 'answered' },
        ip,
      },
      at,
    )
  })
}
