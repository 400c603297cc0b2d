import type { Complaint, ComplaintCategory, ComplaintStatus } from '@marketplace/contract/office/complaints'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ComplaintRow {
  complaint_id: number
  number: string
  user_id: string
  brand_id: number | null
  category: ComplaintCategory
  lender_id: number | null
  app_id: string | null
  status: ComplaintStatus
  created_at: Date
  due_at: Date
  /** Who of staff answers for it; null while nobody does. */
  owner_staff_id: number | null
  handed_over_at: Date | null
}

const columns = sql`complaint_id, number, user_id, brand_id, category, lender_id, app_id, status, created_at, due_at,
  owner_staff_id, handed_over_at`

/** @returns its row. */
export const addComplaint = async (
  db: Database,
  complaint: Omit<ComplaintRow, 'complaint_id' | 'status' | 'owner_staff_id' | 'handed_over_at'>,
): Promise<ComplaintRow> => {
  const row = await db.row<ComplaintRow>(sql`insert into complaint
      (number, user_id, brand_id, category, lender_id, app_id, created_at, due_at)
    values (${complaint.number}, ${complaint.user_id}, ${complaint.brand_id}, ${complaint.category}, ${complaint.lender_id},
      ${complaint.app_id}, ${complaint.created_at}, ${complaint.due_at}) returning ${columns}`)
  if (row === null) throw new Error('no complaint was stored')
  return row
}

type ComplaintStep = Complaint['timeline'][number]['step']

export interface NewComplaintEvent {
  complaint_id: number
  step: ComplaintStep
  text: string | null
  /** Of an answer alone. */
  staff_id: number | null
  at: Date
}

export const addComplaintEvent = (db: Database, event: NewComplaintEvent): Promise<number> =>
  db.run(sql`insert into complaint_event (complaint_id, step, text, staff_id, at)
    values (${event.complaint_id}, ${event.step}, ${event.text}, ${event.staff_id}, ${event.at})`)

/** Locks a customer's complaining until the transaction ends, so that the same sent twice at once is received one after the other. */
export const lockComplaining = async (db: Database, userId: string): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('complaint'), hashtext(${userId}))`)
}

/** An open complaint that says exactly this, made since `since`. */
export const findSameComplaint = (
  db: Database,
  complaint: Pick<ComplaintRow, 'user_id' | 'brand_id' | 'category' | 'lender_id' | 'app_id'>,
  text: string,
  since: Date,
): Promise<ComplaintRow | null> =>
  db.row(sql`select ${columns} from complaint
    where user_id = ${complaint.user_id} and brand_id is not distinct from ${complaint.brand_id}
      and category = ${complaint.category} and lender_id is not distinct from ${complaint.lender_id}
      and app_id is not distinct from ${complaint.app_id} and status = 'open' and created_at > ${since}
      and exists (select from complaint_event event where event.complaint_id = complaint.complaint_id
        and step = 'received' and event.text = ${text})
    order by complaint_id desc limit 1`)

/** A customer's complaints, the newest first. */
export const listComplaintsOf = (db: Database, userId: string): Promise<ComplaintRow[]> =>
  db.rows(sql`select ${columns} from complaint where user_id = ${userId} order by complaint_id desc`)

export interface ComplaintEventRow {
  event_id: number
  complaint_id: number
  step: ComplaintStep
  text: string | null
  at: Date
}

/** In the order in which they happened. */
export const listComplaintEvents = (
  db: Database,
  complaintIds: readonly number[],
): Promise<ComplaintEventRow[]> =>
  db.rows(sql`select event_id, complaint_id, step, text, at from complaint_event
    where complaint_id = any(${complaintIds}) order by event_id`)

/** The last thing that happened to a complaint. */
export const findLastEvent = (
  db: Database,
  complaintId: number,
): Promise<Pick<ComplaintEventRow, 'step' | 'text'> | null> =>
  db.row(sql`select step, text from complaint_event where complaint_id = ${complaintId}
    order by event_id desc limit 1`)

/** Locked until the transaction ends: steps of one complaint follow one another. */
export const lockComplaint = (db: Database, number: string): Promise<ComplaintRow | null> =>
  db.row(sql`select ${columns} from complaint where number = ${number} for update`)

export const setComplaintStatus = (
  db: Database,
  complaintId: number,
  status: ComplaintStatus,
): Promise<number> => db.run(sql`update complaint set status = ${status} where complaint_id = ${complaintId}`)

/** Without an answer, and due before `before`. */
export const countComplaintsDue = async (
  db: Database,
  before: Date,
): Promise<{ count: number; oldest_at: Date | null }> =>
  (await db.row(
    sql`select count(*) as count, min(due_at) as oldest_at from complaint where status = 'open' and due_at < ${before}`,
  )) ?? { count: 0, oldest_at: null }

export const listComplaintsDue = (
  db: Database,
  before: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<ComplaintRow[]> =>
  db.rows(sql`select ${columns} from complaint where status = 'open' and due_at < ${before}
    order by due_at, complaint_id limit ${limit} offset ${offset}`)

/**
 * Forgets what a customer wrote and was answered, and closes what is open: the numbers, days and steps stay. Closing comes
 * first, as it waits for whoever is at a complaint.
 */
export const forgetComplaintTexts = async (db: Database, userId: string, now: Date): Promise<void> => {
  const closed = await db.rows<{ complaint_id: number }>(sql`update complaint set status = 'settled'
    where user_id = ${userId} and status <> 'settled' returning complaint_id`)
  await db.run(sql`update complaint_event set text = null
    where complaint_id in (select complaint_id from complaint where user_id = ${userId}) and text is not null`)
  for (const { complaint_id } of closed)
    await addComplaintEvent(db, { complaint_id, step: 'settled', text: null, staff_id: null, at: now })
}
