import type { Database } from '../../platform/db/database.ts'
import { numbers, sql } from '../../platform/db/sql.ts'

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
  tx.rows(sql`select lender_application_id, booked_paise, received_paise + tolerance_paise >= expected_paise as is_sure
    from partner_share_line
    where partner_id = ${partnerId} and lender_application_id = any(${numbers(lenderApplicationIds)}::bigint[])
    order by lender_application_id, tranche`)

/** A part of a loan of which a share is booked. Paise; the day as YYYY-MM-DD. */
export interface EarnedPartRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  disbursed_paise: number
  amount_paise: number
}

/** What is booked for a partner of parts of these applications that were disbursed in these days, the latest first; parts that came to nothing are left out. As the office. */
export const listEarnedParts = (
  tx: Database,
  partnerId: number,
  lenderApplicationIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<EarnedPartRow[]> =>
  lenderApplicationIds.length === 0
    ? Promise.resolve([])
    : tx.rows(sql`select lender_application_id, tranche, application_number, lender_id, day, disbursed_paise, booked_paise as amount_paise
      from partner_share_line
      where partner_id = ${partnerId} and lender_application_id = any(${numbers(lenderApplicationIds)}::bigint[])
        and day between ${from}::date and ${to}::date and booked_paise <> 0
      order by day desc, lender_application_id, tranche`)
