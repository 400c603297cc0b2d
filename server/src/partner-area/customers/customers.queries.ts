import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { ProductType } from '@marketplace/contract/reference/products'
import {
  countLeadsAmong,
  type LeadFilter,
  listLeadIds,
  whereLeads,
} from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { numbers, sql, type Sql } from '../../platform/db/sql.ts'

/** A lead of a partner with where it stands (views of migration 093). Amounts in rupees. */
export interface CustomerRow {
  lead_id: number
  product_type: ProductType
  masked_contact: string
  state: CustomerState
  amount: number | null
  disbursed_amount: number
  created_at: Date
  locked_until: Date
  news_at: Date
}

/** The same with one lender. */
export interface CustomerLenderRow {
  lead_id: number
  lender_application_id: number
  application_number: string
  lender_id: number
  status: LenderStatus
  amount: number
  disbursed_amount: number | null
  disbursal_date: string | null
  updated_at: Date
}

/** Which leads, and in which of these states; undefined for all. */
export interface CustomerFilter extends LeadFilter {
  states?: readonly CustomerState[] | undefined
}

const where = (partnerId: number, { states, ...leads }: CustomerFilter): Sql => {
  const inState = states === undefined ? sql`` : sql`and state = any(${states}::text[])`
  return sql`${whereLeads(partnerId, leads)} ${inState}`
}

const columns = sql`lead_id, product_type, masked_contact, state, amount, disbursed_amount, created_at, locked_until, news_at`

/**
 * A page of the partner whose transaction it is, the newest first. Where no state is asked for the page is cut from the leads alone, so that
 * no lender's news is looked at but that of its rows.
 */
export const listCustomers = async (
  tx: Database,
  partnerId: number,
  filter: CustomerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerRow[]> => {
  const order = sql`order by created_at desc, lead_id desc`
  if (filter.states !== undefined)
    return tx.rows(sql`select ${columns} from partner_customer where ${where(partnerId, filter)}
      ${order} limit ${limit} offset ${offset}`)
  return listCustomersOf(tx, partnerId, await listLeadIds(tx, partnerId, filter, { limit, offset }))
}

/** These leads, the newest first. */
export const listCustomersOf = (
  tx: Database,
  partnerId: number,
  leadIds: readonly number[],
): Promise<CustomerRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(sql`select ${columns} from partner_customer
      where partner_id = ${partnerId} and lead_id = any(${numbers(leadIds)}::bigint[]) order by created_at desc, lead_id desc`)

/** The same by their numbers, the highest first, below one of them: for files that are made part by part. */
export const listCustomersBelow = (
  tx: Database,
  partnerId: number,
  filter: CustomerFilter,
  { limit, below }: { limit: number; below: number | null },
): Promise<CustomerRow[]> => {
  const further = below === null ? sql`` : sql`and lead_id < ${below}`
  return tx.rows(sql`select ${columns} from partner_customer where ${where(partnerId, filter)} ${further}
    order by lead_id desc limit ${limit}`)
}

/** How many there are. Where no state is asked for, no lender's news is looked at. */
export const countCustomers = async (
  tx: Database,
  partnerId: number,
  filter: CustomerFilter,
): Promise<number> => {
  if (filter.states === undefined) return countLeadsAmong(tx, partnerId, filter)
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from partner_customer where ${where(partnerId, filter)}`,
  )
  return row?.count ?? 0
}

/** Whose lock runs and that are in one of these states, the newest first: their numbers and states alone. */
export const listInStates = (
  tx: Database,
  partnerId: number,
  states: readonly CustomerState[],
  at: Date,
): Promise<{ lead_id: number; state: CustomerState }[]> =>
  tx.rows(sql`select lead_id, state from partner_customer
    where partner_id = ${partnerId} and locked_until > ${at} and state = any(${states}::text[])
    order by created_at desc, lead_id desc`)

/** With their lenders, in the order in which they were applied to. */
export const listCustomerLenders = (
  tx: Database,
  partnerId: number,
  leadIds: readonly number[],
): Promise<CustomerLenderRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(sql`select lead_id, lender_application_id, application_number, lender_id, status, amount, disbursed_amount, disbursal_date,
        updated_at
      from partner_customer_lender where partner_id = ${partnerId} and lead_id = any(${numbers(leadIds)}::bigint[])
      order by lender_application_id`)

/** How many of a partner's applications stand at each status with each lender. */
export const countByLender = (
  tx: Database,
  partnerId: number,
): Promise<{ lender_id: number; status: LenderStatus; count: number }[]> =>
  tx.rows(sql`select lender_id, status, count(*) as count from partner_customer_lender where partner_id = ${partnerId}
    group by lender_id, status`)
