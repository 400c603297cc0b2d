import type { CommissionLineState } from '@marketplace/contract/money/commission-lines'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Money in whole paise; days as YYYY-MM-DD in India. */
export interface CommissionLineRow {
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  partner_id: number | null
  day: string
  amount_paise: number
  taken_back_day: string | null
  expected_paise: number
  stated_paise: number
  received_paise: number
  percent_share_paise: number
  flat_share_paise: number
  state: CommissionLineState
  is_late: 0 | 1
}

/** Which lines: of one lender, one partner, disbursed from a day to another, in one state; undefined for all. */
interface CommissionLineFilter {
  lender_id?: number | undefined
  partner_id?: number | undefined
  days?: { from: string; to: string } | undefined
  state?: CommissionLineState | undefined
}

const held = ({ lender_id, partner_id, days, state }: CommissionLineFilter): Sql => {
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const ofPartner = partner_id === undefined ? sql`` : sql`and partner_id = ${partner_id}`
  const inDays = days === undefined ? sql`` : sql`and day between ${days.from}::date and ${days.to}::date`
  const inState = state === undefined ? sql`` : sql`and state = ${state}`
  return sql`true ${ofLender} ${ofPartner} ${inDays} ${inState}`
}

/** A state is known by the entries; whatever else is asked for is known by the part alone. */
const sourceOf = ({ state }: CommissionLineFilter): Sql =>
  state === undefined ? sql`loan_tranche` : sql`commission_line`

/** The latest disbursal first. Asked as the office. */
export const listCommissionLineRows = (
  tx: Database,
  filter: CommissionLineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CommissionLineRow[]> =>
  tx.rows(sql`select c.lender_application_id, c.tranche, c.application_number, c.lender_id, c.partner_id, c.day, c.amount_paise,
      c.taken_back_day, c.expected_paise, c.stated_paise, c.received_paise, c.percent_share_paise, c.flat_share_paise, c.state, c.is_late
    from (select lender_application_id, tranche from ${sourceOf(filter)} where ${held(filter)}
        order by day desc, lender_application_id desc, tranche desc limit ${limit} offset ${offset}) page
      join commission_line c on c.lender_application_id = page.lender_application_id and c.tranche = page.tranche
    order by c.day desc, c.lender_application_id desc, c.tranche desc`)

/** How many there are, counted to `most` and one more; null counts all. */
export const countCommissionLines = async (
  tx: Database,
  filter: CommissionLineFilter,
  most: number | null,
): Promise<number> => {
  const row = await tx.row<{ count: number }>(sql`select count(*) as count from (
    select from ${sourceOf(filter)} where ${held(filter)} limit ${most === null ? null : most + 1}) as counted`)
  return row?.count ?? 0
}
