import type { Database } from '../../platform/db/database.ts'
import { numbers, prepared, sql } from '../../platform/db/sql.ts'

/** What is booked for a partner for a part of a loan. */
export interface BookedShareRow {
  lender_application_id: number
  booked_paise: number
  /** The lender has paid all that we expect for the part; before, the share is an estimate by our rules. */
  is_sure: boolean
}

/** The partner's share in these applications, part by part; what went back stands as 0. As the office. */
export const listBookedShares = (
  tx: Database,
  partnerId: number,
  lenderApplicationIds: readonly number[],
): Promise<BookedShareRow[]> =>
  tx.rows(
    prepared(
      'list-booked-shares',
      sql`select lender_application_id, booked_paise, received_paise + tolerance_paise >= expected_paise as is_sure
    from partner_share_line
    where partner_id = ${partnerId} and lender_application_id = any(${numbers(lenderApplicationIds)}::bigint[])
    order by lender_application_id, tranche`,
    ),
  )
