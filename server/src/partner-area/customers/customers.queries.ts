import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { ProductType } from '@marketplace/contract/reference/products'
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

/** Which leads: in one of these states, of a product, whose contact ends so, whose lock runs or is over at a moment; undefined for all. */
export interface CustomerFilter {
  states?: readonly CustomerState[] | undefined
  product?: ProductType | undefined
  ends?: string | undefined
  held?: { isHeld: boolean; at: Date } | undefined
}

const where = (partnerId: number, { states, product, ends, held }: CustomerFilter): Sql => {
  const inState = states === undefined ? sql`` : sql`and state = any(${states}::text[])`
  const ofProduct = product === undefined ? sql`` : sql`and product_type = ${product}`
  // Letters, digits and dots alone (partner-customers.ts): nothing of it is a pattern.
  const ending = ends === undefined ? sql`` : sql`and masked_contact like ${`%${ends}`}`
  const locked =
    held === undefined
      ? sql``
      : held.isHeld
        ? sql`and locked_until > ${held.at}`
        : sql`and locked_until <= ${held.at}`
  return sql`partner_id = ${partnerId} ${inState} ${ofProduct} ${ending} ${locked}`
}

const columns = sql`lead_id, product_type, masked_contact, state, amount, disbursed_amount, created_at, locked_until, news_at`

/** A page of the partner whose transaction it is, the newest first. */
export const listCustomers = (
  tx: Database,
  partnerId: number,
  filter: CustomerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerRow[]> =>
  tx.rows(sql`select ${columns} from partner_customer where ${where(partnerId, filter)}
    order by created_at desc, lead_id desc limit ${limit} offset ${offset}`)

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
  const from = filter.states === undefined ? sql`partner_lead` : sql`partner_customer`
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from ${from} where ${where(partnerId, filter)}`,
  )
  return row?.count ?? 0
}

/** How many whose lock runs are in each of these states. */
export const countInStates = (
  tx: Database,
  partnerId: number,
  states: readonly CustomerState[],
  at: Date,
): Promise<{ state: CustomerState; count: number }[]> =>
  tx.rows(sql`select state, count(*) as count from partner_customer
    where partner_id = ${partnerId} and locked_until > ${at} and state = any(${states}::text[]) group by state`)

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
