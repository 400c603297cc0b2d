import type { CommissionLineState } from '@marketplace/contract/money/commission-lines'
import { countTranches, listTrancheKeys, type TrancheFilter } from '../../loans/disbursals/published.ts'
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
  referral_share_paise: number
  state: CommissionLineState
  is_late: 0 | 1
}

/** Which lines: of one lender, one partner, disbursed from a day to another, in one state; undefined for all. */
interface CommissionLineFilter extends Pick<TrancheFilter, 'lender_id' | 'partner_id' | 'days'> {
  state?: CommissionLineState | undefined
}

/** The lines as parts of loans; null where only the entries say which state a line is in. */
const partsOf = ({ state, ...parts }: CommissionLineFilter): TrancheFilter | null => {
  if (state === undefined) return parts
  return state === 'taken_back' ? { ...parts, is_taken_back: true } : null
}

const held = ({ lender_id, partner_id, days, state }: CommissionLineFilter): Sql => {
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const ofPartner = partner_id === undefined ? sql`` : sql`and partner_id = ${partner_id}`
  const inDays = days === undefined ? sql`` : sql`and day between ${days.from}::date and ${days.to}::date`
  return sql`state = ${state} ${ofLender} ${ofPartner} ${inDays}`
}

type LineKey = Pick<CommissionLineRow, 'lender_application_id' | 'tranche'>

/** A page of lines whose state is known by their entries alone. */
const listKeysInState = (
  tx: Database,
  filter: CommissionLineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LineKey[]> =>
  tx.rows(sql`select lender_application_id, tranche from commission_line where ${held(filter)}
    order by day desc, lender_application_id desc, tranche desc limit ${limit} offset ${offset}`)

/** The latest disbursal first. Asked as the office. */
export const listCommissionLineRows = async (
  tx: Database,
  filter: CommissionLineFilter,
  bounds: { limit: number; offset: number },
): Promise<CommissionLineRow[]> => {
  const parts = partsOf(filter)
  const keys =
    parts === null ? await listKeysInState(tx, filter, bounds) : await listTrancheKeys(tx, parts, bounds)
  return tx.rows(sql`select c.lender_application_id, c.tranche, c.application_number, c.lender_id, c.partner_id, c.day, c.amount_paise,
      c.taken_back_day, c.expected_paise, c.stated_paise, c.received_paise, c.percent_share_paise, c.flat_share_paise, c.referral_share_paise, c.state, c.is_late
    from unnest(${keys.map((key) => key.lender_application_id)}::bigint[], ${keys.map(({ tranche }) => tranche)}::smallint[])
        as page (lender_application_id, tranche)
      join commission_line c on c.lender_application_id = page.lender_application_id and c.tranche = page.tranche
    order by c.day desc, c.lender_application_id desc, c.tranche desc`)
}

/** How many there are, counted to `most` and one more; null counts all. */
export const countCommissionLines = async (
  tx: Database,
  filter: CommissionLineFilter,
  most: number | null,
): Promise<number> => {
  const limit = most === null ? null : most + 1
  const parts = partsOf(filter)
  if (parts !== null) return countTranches(tx, parts, limit)
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from (select from commission_line where ${held(filter)} limit ${limit}) as counted`,
  )
  return row?.count ?? 0
}

/** A part of a loan with what stands in the books for it over all months, in paise. */
export interface PartFiguresRow {
  lender_application_id: number
  tranche: number
  lender_id: number
  partner_id: number | null
  day: string
  amount_paise: number
  taken_back_day: string | null
  expected_paise: number
  stated_paise: number
  percent_share_paise: number
  flat_share_paise: number
}

/** A partner's percentage of a part as pricing and reconciliation have booked it, or its share as the one who invited, in paise. */
export const findBookedShare = async (
  tx: Database,
  partnerId: number,
  line: { lender_application_id: number; tranche: number },
  figure: 'percent_share' | 'referral_share',
): Promise<number> => {
  const row = await tx.row<{
    paise: number
  }>(sql`select coalesce(sum(amount_paise), 0)::bigint as paise from partner_share_entry
    where partner_id = ${partnerId} and lender_application_id = ${line.lender_application_id} and tranche = ${line.tranche}
      and figure = ${figure} and source in ('pricing', 'reconciliation')`)
  return row?.paise ?? 0
}

/** Whether all that a partner has of a part of a loan is the share of whoever invited its partner. */
export const hasReferralAlone = async (
  tx: Database,
  partnerId: number,
  line: { lender_application_id: number; tranche: number },
): Promise<boolean> => {
  const row = await tx.row<{ has_referral: boolean; own: number }>(
    sql`select coalesce(bool_or(figure = 'referral_share'), false) as has_referral,
      coalesce(sum(amount_paise) filter (where figure <> 'referral_share'), 0)::bigint as own
    from partner_share_entry where partner_id = ${partnerId} and lender_application_id = ${line.lender_application_id}
      and tranche = ${line.tranche} and source in ('pricing', 'reconciliation')`,
  )
  return row !== null && row.has_referral && row.own === 0
}

/** The parts of these loans, those taken back too, by loan and number. */
export const listPartFigures = (tx: Database, loanIds: readonly number[]): Promise<PartFiguresRow[]> =>
  tx.rows(sql`select lender_application_id, tranche, lender_id, partner_id, day, amount_paise, taken_back_day, expected_paise,
      stated_paise, percent_share_paise, flat_share_paise
    from commission_line where lender_application_id = any(${loanIds}::bigint[]) order by lender_application_id, tranche`)

/** What stands in the books of a part over all months, in paise. */
export interface PartSumsRow {
  lender_application_id: number
  tranche: number
  expected_paise: number
  stated_paise: number
  received_paise: number
  /** Of the last money that stands, YYYY-MM-DD: what was taken back or moved on goes out on the day of its own. Null where there is none. */
  received_day: string | null
}

/** Of these parts, in no order. */
export const listPartSums = (
  tx: Database,
  parts: readonly { lender_application_id: number; tranche: number }[],
): Promise<PartSumsRow[]> =>
  tx.rows(sql`select p.lender_application_id, p.tranche, coalesce(s.expected, 0)::bigint as expected_paise,
      coalesce(s.stated, 0)::bigint as stated_paise, coalesce(s.received, 0)::bigint as received_paise, s.received_day
    from unnest(${parts.map((part) => part.lender_application_id)}::bigint[], ${parts.map(({ tranche }) => tranche)}::smallint[])
        as p (lender_application_id, tranche)
      left join lateral (
        select sum(d.expected) as expected, sum(d.stated) as stated, sum(d.received) as received,
          max(d.effective_day) filter (where d.received <> 0) as received_day
        from (
          select x.effective_day, sum(e.amount_paise) filter (where e.figure = 'expected') as expected,
            sum(e.amount_paise) filter (where e.figure = 'stated') as stated,
            -sum(e.amount_paise) filter (where e.figure = 'received') as received
          from ledger_entry e join ledger_tx x using (tx_id)
          where e.lender_application_id = p.lender_application_id and e.tranche = p.tranche group by x.effective_day
        ) d
      ) s on true`)
