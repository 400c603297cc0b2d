import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { ProductType } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A customer and product, as long as they are somebody's lead. */
export interface LeadKey {
  lead_id: number
  user_id: string
  product_type: ProductType
  created_at: Date
  locked_until: Date
}

/** One application of a lead with one lender; the amount in rupees. */
export interface LeadProgress {
  lead_id: number
  status: LenderStatus
  disbursed_amount: number | null
}

/** How far the applications are that were begun while they were leads. What becomes of one later stays the lead's. */
export const listLeadProgress = (db: Database, leads: readonly LeadKey[]): Promise<LeadProgress[]> =>
  db.rows(sql`select l.lead_id, la.status, la.disbursed_amount
    from unnest(${leads.map(({ lead_id }) => lead_id)}::bigint[], ${leads.map(({ user_id }) => user_id)}::uuid[],
        ${leads.map(({ product_type }) => product_type)}::text[],
        ${leads.map(({ created_at }) => created_at.toISOString())}::timestamptz[],
        ${leads.map(({ locked_until }) => locked_until.toISOString())}::timestamptz[])
      l (lead_id, user_id, product_type, created_at, locked_until)
    join application a on a.user_id = l.user_id and a.product_type = l.product_type
      and a.created_at >= l.created_at and a.created_at < l.locked_until
    join lender_application la on la.app_id = a.app_id
    order by la.lender_application_id`)

/** One step of an application of a lead: begun by the customer, sent to a lender, paid out by it on a day. */
export interface LeadMilestone {
  lead_id: number
  begun_at: Date
  /** Null where it was sent to no lender. */
  sent_at: Date | null
  lender_id: number | null
  disbursed_amount: number | null
  /** YYYY-MM-DD */
  disbursal_date: string | null
  /** Whether customer or lender still work on it. */
  is_open: 0 | 1
}

/** What was done about these leads' applications, the oldest first. */
export const listLeadMilestones = (db: Database, leads: readonly LeadKey[]): Promise<LeadMilestone[]> =>
  db.rows(sql`select l.lead_id, a.created_at as begun_at, la.created_at as sent_at, la.lender_id, la.disbursed_amount,
      to_char(la.disbursal_date, 'YYYY-MM-DD') as disbursal_date, (a.status <> 'CLOSED')::integer as is_open
    from unnest(${leads.map(({ lead_id }) => lead_id)}::bigint[], ${leads.map(({ user_id }) => user_id)}::uuid[],
        ${leads.map(({ product_type }) => product_type)}::text[],
        ${leads.map(({ created_at }) => created_at.toISOString())}::timestamptz[],
        ${leads.map(({ locked_until }) => locked_until.toISOString())}::timestamptz[])
      l (lead_id, user_id, product_type, created_at, locked_until)
    join application a on a.user_id = l.user_id and a.product_type = l.product_type
      and a.created_at >= l.created_at and a.created_at < l.locked_until
    left join lender_application la on la.app_id = a.app_id
    order by a.created_at, la.lender_application_id`)
