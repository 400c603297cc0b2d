import type { SettledOutcome } from '@marketplace/contract/money/reconciliation-words'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

const firstDay = (month: string): string => `${month}-01`

/**
 * A line of the books of a month, in paise: a part of a loan, or (`tranche` null) what was stated for none. `total_…` is what stands over all months;
 * of a line of the month itself it is the same. `outcome` is how it was settled last, `settlement_stands` while the figures are those of then.
 */
export interface MonthLineRow {
  lender_application_id: number | null
  tranche: number | null
  stated_line_id: number | null
  application_number: string | null
  partner_id: number | null
  day: string | null
  disbursed: number | null
  is_taken_back: boolean
  is_duplicate: boolean
  is_clawed: boolean
  is_late: boolean
  expected: number
  stated: number
  received: number
  part: number
  total_expected: number
  total_stated: number
  tolerance: number
  settlement_id: number | null
  outcome: SettledOutcome | null
  settlement_stands: boolean | null
  is_open: boolean
}

const lines = (lenderId: number, month: string): Sql =>
  sql`select lender_application_id, tranche, stated_line_id, application_number, partner_id, day, disbursed, is_taken_back, is_duplicate,
      is_clawed, is_late, expected, stated, received, part, total_expected, total_stated, tolerance, settlement_id, outcome,
      settlement_stands, is_open
    from month_line where lender_id = ${lenderId} and month = ${firstDay(month)}::date`

/** By day of disbursal, then loan; those without a loan last. Asked as the office. */
export const listMonthLineRows = (tx: Database, lenderId: number, month: string): Promise<MonthLineRow[]> =>
  tx.rows(
    sql`${lines(lenderId, month)} order by day nulls last, is_duplicate, lender_application_id, tranche, stated_line_id`,
  )

/** The sums of a month, in paise. */
export interface MonthSumsRow {
  lender_id: number
  month: string
  loans: number
  expected: number
  stated: number
  received: number
  part: number
  open: number
  has_stated: boolean
}

/** The sums of these months; one without lines has zeros. */
export const listMonthSums = (
  tx: Database,
  keys: readonly { lender_id: number; month: string }[],
): Promise<MonthSumsRow[]> =>
  tx.rows(sql`select k.lender_id, to_char(k.month, 'YYYY-MM') as month, s.loans, s.expected, s.stated, s.received, s.part, s.open, s.has_stated
    from unnest(${keys.map(({ lender_id }) => lender_id)}::integer[], ${keys.map(({ month }) => firstDay(month))}::date[]) as k (lender_id, month),
      lateral (
        select count(distinct l.lender_application_id) filter (where l.tranche is not null and not l.is_taken_back) as loans,
          coalesce(sum(l.expected), 0)::bigint as expected, coalesce(sum(l.stated), 0)::bigint as stated,
          coalesce(sum(l.received), 0)::bigint as received, coalesce(sum(l.part), 0)::bigint as part,
          count(*) filter (where l.is_open) as open, coalesce(bool_or(l.stated <> 0 or l.tranche is null), false) as has_stated
        from month_line l where l.lender_id = k.lender_id and l.month = k.month) s`)
