import type { Complaint, ComplaintStatus } from '@marketplace/contract/office/complaints'
import type { Services } from '../../market/services.ts'
import { daysLeft } from './days-left.ts'
import { listComplaintEvents, listComplaintsOf, type ComplaintRow } from './complaints.queries.ts'

const isOver = (status: ComplaintStatus): boolean => status === 'settled' || status === 'closed_by_deletion'

type PresenterServices = Pick<Services, 'db' | 'lenders' | 'now'>

/** Complaints with their timelines, in the order of the rows. */
export const presentComplaints = async (
  { db, lenders, now }: PresenterServices,
  rows: readonly ComplaintRow[],
): Promise<Complaint[]> => {
  const events = await listComplaintEvents(
    db,
    rows.map(({ complaint_id }) => complaint_id),
  )
  const eventsOf = Map.groupBy(events, ({ complaint_id }) => complaint_id)
  return rows.map((row) => ({
    number: row.number,
    category: row.category,
    lender_id: row.lender_id,
    lender_name: row.lender_id === null ? null : (lenders().find(row.lender_id)?.legal_name ?? null),
    app_id: row.app_id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    days_left: daysLeft(row.due_at, now()),
    is_overdue: isOver(row.status) || row.due_at > now() ? 0 : 1,
    timeline: (eventsOf.get(row.complaint_id) ?? []).map(({ event_id, step, text, at }) => ({
      event_id,
      step,
      text,
      at: at.toISOString(),
    })),
  }))
}

/** A customer's complaints, the newest first. */
export const complaintsOf = async (telling: PresenterServices, userId: string): Promise<Complaint[]> =>
  presentComplaints(telling, await listComplaintsOf(telling.db, userId))
