import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { CustomerState } from '@marketplace/contract/partner-area/partner-customers'
import type { ProductType } from '@marketplace/contract/reference/products'
import { type LeadFilter, listLeadIds, listLeadIdsBelow } from '../../partners/accounts/published.ts'
import type { Database } from '../../platform/db/database.ts'
import { numbers, prepared, sql } from '../../platform/db/sql.ts'

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

const columns = sql`lead_id, product_type, masked_contact, state, amount, disbursed_amount, created_at, locked_until, news_at`

/**
 * A page of the partner whose transaction it is, the newest first. It is cut from the leads and where they stand, so that no lender's news
 * is looked at but that of its rows.
 */
export const listCustomers = async (
  tx: Database,
  partnerId: number,
  filter: LeadFilter,
  page: { limit: number; offset: number },
): Promise<CustomerRow[]> => listCustomersOf(tx, partnerId, await listLeadIds(tx, partnerId, filter, page))

/** These leads, the newest first. */
export const listCustomersOf = (
  tx: Database,
  partnerId: number,
  leadIds: readonly number[],
): Promise<CustomerRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(
        prepared(
          'list-customers-of',
          sql`select ${columns} from partner_customer
      where partner_id = ${partnerId} and lead_id = any(${numbers(leadIds)}::bigint[]) order by created_at desc, lead_id desc`,
        ),
      )

/** The same by their numbers, the highest first, below one of them: for files that are made part by part. */
export const listCustomersBelow = async (
  tx: Database,
  partnerId: number,
  filter: LeadFilter,
  { limit, below }: { limit: number; below: number | null },
): Promise<CustomerRow[]> => {
  const leadIds = await listLeadIdsBelow(tx, partnerId, filter, { limit, below })
  const rows = await listCustomersOf(tx, partnerId, leadIds)
  return rows.toSorted((one, other) => other.lead_id - one.lead_id)
}

/** With their lenders, in the order in which they were applied to. */
export const listCustomerLenders = (
  tx: Database,
  partnerId: number,
  leadIds: readonly number[],
): Promise<CustomerLenderRow[]> =>
  leadIds.length === 0
    ? Promise.resolve([])
    : tx.rows(
        prepared(
          'list-customer-lenders',
          sql`select lead_id, lender_application_id, application_number, lender_id, status, amount, disbursed_amount, disbursal_date,
        updated_at
      from partner_customer_lender where partner_id = ${partnerId} and lead_id = any(${numbers(leadIds)}::bigint[])
      order by lender_application_id`,
        ),
      )

/** How many of a partner's applications stand at each status with each lender. */
export const countByLender = (
  tx: Database,
  partnerId: number,
): Promise<{ lender_id: number; status: LenderStatus; count: number }[]> =>
  tx.rows(sql`select lender_id, status, count(*) as count from partner_customer_lender where partner_id = ${partnerId}
    group by lender_id, status`)
