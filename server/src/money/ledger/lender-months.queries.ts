import type { LenderMonthState } from '@marketplace/contract/money/reconciliation-words'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** A month of a lender, as YYYY-MM. */
export interface LenderMonthRow {
  lender_id: number
  month: string
  state: LenderMonthState
  priced_at: Date | null
  closed_by_name: string | null
  closed_at: Date | null
}

const columns = sql`lender_id, to_char(month, 'YYYY-MM') as month, state, priced_at, closed_by_name, closed_at`
const firstDay = (month: string): string => `${month}-01`

export const findLenderMonth = (
  tx: Database,
  lenderId: number,
  month: string,
): Promise<LenderMonthRow | null> =>
  tx.row(
    sql`select ${columns} from lender_month where lender_id = ${lenderId} and month = ${firstDay(month)}::date`,
  )

interface LenderMonthFilter {
  lender_id?: number | undefined
  month?: string | undefined
  states?: readonly LenderMonthState[] | undefined
}

const held = ({ lender_id, month, states }: LenderMonthFilter): Sql => {
  const ofLender = lender_id === undefined ? sql`` : sql`and lender_id = ${lender_id}`
  const ofMonth = month === undefined ? sql`` : sql`and month = ${firstDay(month)}::date`
  const inStates = states === undefined ? sql`` : sql`and state = any(${states}::text[])`
  return sql`true ${ofLender} ${ofMonth} ${inStates}`
}

/** The latest month first, then by lender. @param limit null for all */
export const listLenderMonthRows = (
  tx: Database,
  filter: LenderMonthFilter,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<LenderMonthRow[]> =>
  tx.rows(sql`select ${columns} from lender_month where ${held(filter)}
    order by lender_month.month desc, lender_id limit ${limit} offset ${offset}`)

export const countLenderMonths = async (tx: Database, filter: LenderMonthFilter): Promise<number> =>
  (await tx.row<{ count: number }>(sql`select count(*) as count from lender_month where ${held(filter)}`))
    ?.count ?? 0

/** Opens months that are not there yet. */
export const openLenderMonths = (
  tx: Database,
  lenderId: number,
  months: readonly string[],
): Promise<number> =>
  tx.run(sql`insert into lender_month (lender_id, month)
    select ${lenderId}::integer, m.month from unnest(${months.map(firstDay)}::date[]) as m (month) on conflict do nothing`)

/**
 * The open months in whose books a part stands that has news in one of these: it is judged over all of them. Only what was booked late is in
 * more than one. @returns YYYY-MM
 */
export const listMonthsBeside = async (
  tx: Database,
  lenderId: number,
  months: readonly string[],
): Promise<string[]> => {
  const rows = await tx.rows<{ month: string }>(sql`
    with late as (select distinct date_trunc('month', effective_day::timestamp)::date as own, booked_month as month from ledger_tx
        where lender_id = ${lenderId} and source in ('pricing', 'reconciliation')
          and booked_month > date_trunc('month', effective_day::timestamp)::date),
      books as (select own, month from late union select own, own from late)
    select distinct to_char(b.month, 'YYYY-MM') as month from books b join books a using (own)
      join lender_month m on m.lender_id = ${lenderId} and m.month = b.month
    where a.month = any(${months.map(firstDay)}::date[]) and m.state <> 'CLOSED'`)
  return rows.map(({ month }) => month)
}

/** Says how far a month is; a closed one stays closed. */
export const saveMonthState = (
  tx: Database,
  lenderId: number,
  month: string,
  state: Exclude<LenderMonthState, 'CLOSED'>,
): Promise<number> =>
  tx.run(sql`update lender_month set state = ${state}
    where lender_id = ${lenderId} and month = ${firstDay(month)}::date and state <> 'CLOSED' and state <> ${state}`)

/** The order of rules that a closed month keeps; null of an open one, and of one closed before orders were kept. */
export const findRuleOrder = async (
  tx: Database,
  lenderId: number,
  month: string,
): Promise<number[] | null> => {
  const row = await tx.row<{ rule_order: number[] | null }>(
    sql`select rule_order from lender_month where lender_id = ${lenderId} and month = ${firstDay(month)}::date`,
  )
  return row?.rule_order ?? null
}

/** @param ruleOrder the ids of the rules that priced it, in their order */
export const closeMonth = (
  tx: Database,
  lenderId: number,
  month: string,
  { by, ruleOrder }: { by: { staff_id: number; full_name: string }; ruleOrder: readonly number[] },
  at: Date,
): Promise<number> =>
  tx.run(sql`update lender_month set state = 'CLOSED', rule_order = ${ruleOrder}::integer[], closed_by = ${by.staff_id}, closed_by_name = ${by.full_name}, closed_at = ${at}
    where lender_id = ${lenderId} and month = ${firstDay(month)}::date and state <> 'CLOSED'`)

export const reopenMonth = (tx: Database, lenderId: number, month: string): Promise<number> =>
  tx.run(sql`update lender_month set state = 'RECONCILED', rule_order = null, closed_by = null, closed_by_name = null, closed_at = null
    where lender_id = ${lenderId} and month = ${firstDay(month)}::date and state = 'CLOSED'`)

/** Whether a line of the books of this month was put on a partner's statement. */
export const hasStatementEntries = async (
  tx: Database,
  lenderId: number,
  month: string,
): Promise<boolean> => {
  const row = await tx.row<{ has: boolean }>(sql`select exists (
      select from ledger_tx x join ledger_entry e using (tx_id)
      where x.source = 'statement' and e.tranche is not null and exists (
        select from ledger_entry o join ledger_tx y using (tx_id)
        where o.lender_application_id = e.lender_application_id and o.tranche = e.tranche
          and y.lender_id = ${lenderId} and y.booked_month = ${firstDay(month)}::date)) as has`)
  return row?.has === true
}
