import type { ComplaintView } from '@marketplace/contract/office/complaint-register'
import type { ComplaintCategory } from '@marketplace/contract/office/complaints'
import type { Database } from '../../platform/db/database.ts'
import { join, sql, type Sql } from '../../platform/db/sql.ts'
import type { ComplaintRow } from './complaints.queries.ts'

export interface RegisterFilter {
  view: ComplaintView
  category: ComplaintCategory | null
  lender_id: number | null
  owner_staff_id: number | null
  now: Date
  /** Until when an answer counts as due. */
  due_before: Date
}

const viewed = ({ view, now, due_before }: RegisterFilter): Sql => {
  if (view === 'all') return sql`true`
  if (view === 'due' || view === 'overdue')
    return sql`status = 'open' and due_at < ${view === 'due' ? due_before : now}`
  return sql`status = ${view}`
}

const filtered = (filter: RegisterFilter): Sql => {
  const conditions = [viewed(filter)]
  if (filter.category !== null) conditions.push(sql`category = ${filter.category}`)
  if (filter.lender_id !== null) conditions.push(sql`lender_id = ${filter.lender_id}`)
  if (filter.owner_staff_id !== null) conditions.push(sql`owner_staff_id = ${filter.owner_staff_id}`)
  return join(conditions, ' and ')
}

/**
 * One page: open ones first, the ones due soonest before the others; then what was received last,
 * and of that the deleted customers' at the end.
 */
export const listRegister = async (
  db: Database,
  filter: RegisterFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ComplaintRow[]; total: number }> => {
  const where = filtered(filter)
  const [rows, counted] = await Promise.all([
    db.rows<ComplaintRow>(sql`select complaint_id, number, user_id, brand_id, category, lender_id, app_id, status, created_at,
        due_at, owner_staff_id, handed_over_at
      from complaint where ${where}
      order by (status = 'open') desc, case when status = 'open' then due_at end, status = 'closed_by_deletion', created_at desc, complaint_id
      limit ${limit} offset ${offset}`),
    db.row<{ total: number }>(sql`select count(*) as total from complaint where ${where}`),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** When those of the complaints that are over came to their end. */
export const listEnds = (
  db: Database,
  complaintIds: readonly number[],
): Promise<{ complaint_id: number; at: Date }[]> =>
  db.rows(sql`select complaint_id, max(at) as at from complaint_event
    where complaint_id = any(${complaintIds}) and step in ('settled', 'closed_by_deletion') group by complaint_id`)

export interface RegisterCounts {
  open: number
  due: number
  overdue: number
  unowned: number
}

/** Of the whole register. */
export const countRegister = async (db: Database, now: Date, dueBefore: Date): Promise<RegisterCounts> =>
  (await db.row<RegisterCounts>(sql`select count(*) as open, count(*) filter (where due_at < ${dueBefore}) as due,
      count(*) filter (where due_at <= ${now}) as overdue, count(*) filter (where owner_staff_id is null) as unowned
    from complaint where status = 'open'`)) ?? { open: 0, due: 0, overdue: 0, unowned: 0 }

export const setOwner = (
  tx: Database,
  complaintId: number,
  owner: { staff_id: number | null; now: Date },
): Promise<number> =>
  tx.run(sql`update complaint set owner_staff_id = ${owner.staff_id},
      owned_since = case when ${owner.staff_id}::integer is null then null else ${owner.now}::timestamptz end
    where complaint_id = ${complaintId}`)

export const markHandedOver = (tx: Database, complaintId: number, now: Date): Promise<number> =>
  tx.run(sql`update complaint set handed_over_at = ${now} where complaint_id = ${complaintId}`)

/** The letter that went stays a step of the complaint. */
export const unmarkHandedOver = (tx: Database, complaintId: number): Promise<number> =>
  tx.run(sql`update complaint set handed_over_at = null where complaint_id = ${complaintId}`)

/** What the customer wrote of a complaint, the oldest first. */
export const listCustomerWords = async (tx: Database, complaintId: number): Promise<string[]> => {
  const rows = await tx.rows<{ text: string }>(sql`select text from complaint_event
    where complaint_id = ${complaintId} and step in ('received', 'reopened') and text is not null order by event_id`)
  return rows.map(({ text }) => text)
}
