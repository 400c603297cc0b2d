import type { Body } from '@marketplace/contract/platform/call'
import type { addComplaint as addCall } from '@marketplace/contract/office/complaints'
import type { Database } from '../../platform/db/database.ts'
import { findOwnApplication, listSharedApplications } from '../../loans/applications/published.ts'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import { Problem } from '../../platform/http/problem.ts'
import { drawNumber } from '../../customers/messages/draw-number.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import type { Services } from '../../market/services.ts'
import {
  addComplaint,
  addComplaintEvent,
  findSameComplaint,
  lockComplaining,
  type ComplaintRow,
} from './complaints.queries.ts'
import { settleComplaints } from './complaint-work.ts'
import { notifyComplainant } from './notify-complainant.ts'

const DAY_SECONDS = 86_400
/** More than anybody has to complain about in a day, and few enough to be read. */
const MOST_A_DAY = 10

/** Whether the customer may know of a lender: the brand offers it, or they have applied to it. Others are nobody's to count. */
const isKnownTo = async (
  { db, lenders }: Pick<Services, 'db' | 'lenders'>,
  { user_id, brand_id, lender_id }: { user_id: string; brand_id: number; lender_id: number },
): Promise<boolean> => {
  if (lenders().isOffered(lender_id, brand_id)) return true
  return (await listSharedApplications(db, user_id)).some((row) => row.lender_id === lender_id)
}

/**
 * Receives a complaint: it has its number and its clock at once, and the customer a message that says so (RBI Digital Lending
 * Directions, 2025: an answer within the days of `grievance_answer_days`). The same words again within a day while it is open
 * are the same complaint: its answer was lost on the way.
 * @throws Problem not_found where the application is absent or another's, invalid_request for an unknown lender,
 * too_many_requests.
 */
export const receiveComplaint = async (
  services: Services,
  {
    user_id,
    brand_id,
    category,
    lender_id,
    app_id,
    text,
  }: Body<typeof addCall> & { user_id: string; brand_id: number },
): Promise<ComplaintRow> => {
  const { db } = services
  const created_at = services.now()
  if (lender_id !== undefined && !(await isKnownTo(services, { user_id, brand_id, lender_id })))
    throw new Problem('invalid_request', [{ field: 'lender_id', key: 'option_invalid' }])
  if (app_id !== undefined && (await findOwnApplication(db, app_id, user_id)) === null)
    throw new Problem('not_found')
  const complaint = { user_id, brand_id, category, lender_id: lender_id ?? null, app_id: app_id ?? null }
  const findSame = (from: Database): Promise<ComplaintRow | null> =>
    findSameComplaint(from, complaint, text, new Date(created_at.getTime() - DAY_SECONDS * 1_000))
  const known = await findSame(db)
  if (known !== null) return known
  await spendBudget(services, { key: `complaint:${user_id}`, most: MOST_A_DAY, seconds: DAY_SECONDS })
  const days = (await listFiguresOn(db, dayInIndia(created_at))).get('grievance_answer_days')
  if (days === undefined) throw new Error('no grievance_answer_days is in force')
  return db.transaction(async (tx) => {
    if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
    await lockComplaining(tx, user_id)
    const same = await findSame(tx)
    if (same !== null) return same
    const row = await addComplaint(tx, {
      ...complaint,
      number: drawNumber('C'),
      created_at,
      due_at: new Date(created_at.getTime() + days * DAY_SECONDS * 1_000),
    })
    const { complaint_id } = row
    await addComplaintEvent(tx, { complaint_id, step: 'received', text, staff_id: null, at: created_at })
    await settleComplaints(tx, [row.number], created_at)
    await notifyComplainant(services, tx, row, 'complaint_received')
    return row
  })
}
