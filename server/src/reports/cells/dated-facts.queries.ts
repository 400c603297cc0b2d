import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'
import type { Days } from '@marketplace/contract/platform/calendar/days'
import type { Basis, CellKey, FamilyName } from './families.ts'

interface DatedQuestion extends Days {
  family: FamilyName
  basis: Basis
  /** What is asked of it; whoever asks filters by all of it. */
  where?: Partial<Record<CellKey, readonly number[]>>
}

/** The days of an application with a lender: when we heard of a step, and when it happened. */
const lenderDays = {
  heard: [
    'applied_day',
    'sent_day',
    'login_day',
    'approved_day',
    'sanctioned_day',
    'disbursed_day',
    'rejected_day',
    'ended_day',
  ],
  effective: [
    'applied_day',
    'sent_on',
    'login_on',
    'approved_on',
    'sanctioned_on',
    'disbursed_on',
    'rejected_on',
    'ended_on',
  ],
} as const

const deltaColumns = sql`level, code, heard_day, effective_day, start_day, prev_day, hour, wait, brand_id, lender_id, partner_id, product,
  source_id, device, reason, n, paise`

/** Of partners, first the transactions of the days that their accounts have part in, by the index of accounts alone. */
const entries = (
  within: (column: Sql) => Sql,
  basis: Basis,
  partners: readonly number[] | undefined,
): Sql => {
  const told = within(basis === 'effective' ? sql`effective_day` : sql`heard_day`)
  if (partners === undefined) return sql`select ${deltaColumns} from entry_delta where ${told}`
  return sql`with dated as materialized (
      select tx_id from ledger_tx where ${within(basis === 'effective' ? sql`effective_day` : sql`booked_month`)}),
    theirs as materialized (
      select distinct e.tx_id from ledger_account a join ledger_entry e using (account_id)
        where coalesce(a.partner_id, 0) = any(${partners}::integer[]) and e.tx_id in (select tx_id from dated))
    select ${deltaColumns} from entry_delta where ${told} and tx_id in (select tx_id from theirs)`
}

/**
 * The facts of a family that lie on days of one basis, as deltas (migration 083). `facts_between` finds those of every level by any of their
 * days; asked by their own days alone, the planner knows how few they are and where to begin.
 */
export const datedFacts = ({ family, basis, from, to, where = {} }: DatedQuestion): Sql => {
  const within = (column: Sql): Sql => sql`${column} between ${from}::date and ${to}::date`
  const day = basis === 'effective' ? sql`effective_day` : sql`heard_day`
  const lenders = (days: readonly string[]): Sql =>
    sql`select d.* from fact_lender f cross join lateral lender_deltas(f) d
      where ${join(
        days.map((column) => within(sql`f.${identifier(column)}`)),
        ' or ',
      )}`
  if (family === 'journey')
    return sql`select d.* from journey_step f cross join lateral step_deltas(f) d where ${within(sql`f.${day}`)}`
  if (family === 'commission') return entries(within, basis, where.partner)
  if (family === 'reason') return lenders([basis === 'effective' ? 'rejected_on' : 'rejected_day'])
  return sql`${lenders(basis === 'effective' ? lenderDays.effective : lenderDays.heard)}
    union all select ${deltaColumns} from part_delta where taken_back_day is null and ${within(day)}`
}
