import type { Body } from '@marketplace/contract/platform/call'
import type { closeComplaint as closeCall } from '@marketplace/contract/office/complaints'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { unmarkHandedOver } from './complaint-register.queries.ts'
import { settleComplaints } from './complaint-work.ts'
import {
  addComplaintEvent,
  findLastEvent,
  lockComplaint,
  setComplaintStatus,
  type ComplaintRow,
} from './complaints.queries.ts'

/**
 * The customer's word on an answer: it settles the matter, or the complaint is open again with what is still wrong; its clock
 * goes on from the first day. A repetition changes nothing.
 * @throws Problem not_found where it is absent or another's, conflict where there is no answer to speak of.
 */
export const closeComplaint = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { number, settled, text }: Body<typeof closeCall>,
): Promise<ComplaintRow> =>
  db.transaction(async (tx) => {
    const row = await lockComplaint(tx, number)
    if (row === null || row.user_id !== userId) throw new Problem('not_found')
    const status = settled === 1 ? 'settled' : 'open'
    const { complaint_id } = row
    if (row.status === status) {
      const last = settled === 1 ? null : await findLastEvent(tx, complaint_id)
      if (settled === 1 || (last?.step === 'reopened' && last.text === text)) return row
    }
    if (row.status !== 'answered') throw new Problem('conflict')
    await setComplaintStatus(tx, complaint_id, status)
    // The lender has not read what is still wrong: the officer can write to it once more.
    if (settled === 0) await unmarkHandedOver(tx, complaint_id)
    const at = now()
    await addComplaintEvent(tx, {
      complaint_id,
      step: settled === 1 ? 'settled' : 'reopened',
      text: text ?? null,
      staff_id: null,
      at,
    })
    await settleComplaints(tx, [number], at)
    return { ...row, status }
  })
