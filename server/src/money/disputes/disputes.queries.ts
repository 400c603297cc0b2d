import type { DisputeState } from '@marketplace/contract/money/partner-statements-disputes'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface DisputeRow {
  dispute_id: number
  partner_id: number
  statement_id: number
  number: string
  lender_application_id: number
  tranche: number
  application_number: string
  lender_id: number
  day: string
  amount_paise: number
  state: DisputeState
  opened_at: Date
  adjusted_paise: number | null
  decided_at: Date | null
  decided_by: string | null
}

const columns = sql`d.dispute_id, d.partner_id, d.statement_id, d.number, d.lender_application_id, d.tranche, d.application_number,
  d.lender_id, d.day, d.amount_paise, d.state, d.opened_at, d.adjusted_paise, d.decided_at, d.decided_by
  from partner_dispute d`

export interface DisputeFilter {
  state?: DisputeState | undefined
  statement_id?: number | undefined
  partner_id?: number | undefined
}

const held = ({ state, statement_id, partner_id }: DisputeFilter): Sql => {
  const inState = state === undefined ? sql`` : sql`and d.state = ${state}`
  const ofStatement = statement_id === undefined ? sql`` : sql`and d.statement_id = ${statement_id}`
  const ofPartner = partner_id === undefined ? sql`` : sql`and d.partner_id = ${partner_id}`
  return sql`true ${inState} ${ofStatement} ${ofPartner}`
}

interface Page {
  limit: number
  offset: number
}

/** Those that wait for staff first, the oldest first; then the others, the newest first. */
export const listDisputeRows = (
  tx: Database,
  filter: DisputeFilter,
  { limit, offset }: Page,
): Promise<DisputeRow[]> =>
  tx.rows(sql`select ${columns} where ${held(filter)}
    order by case d.state when 'OPEN' then 0 when 'ANSWERED' then 1 else 2 end,
      case when d.state = 'OPEN' then d.dispute_id end, d.dispute_id desc limit ${limit} offset ${offset}`)

/** The newest first. */
export const listNewestDisputes = (
  tx: Database,
  filter: DisputeFilter,
  { limit, offset }: Page,
): Promise<DisputeRow[]> =>
  tx.rows(
    sql`select ${columns} where ${held(filter)} order by d.dispute_id desc limit ${limit} offset ${offset}`,
  )

export const countDisputes = async (tx: Database, filter: DisputeFilter): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from partner_dispute d where ${held(filter)}`,
  )
  return row?.count ?? 0
}

export const findDispute = (tx: Database, disputeId: number): Promise<DisputeRow | null> =>
  tx.row(sql`select ${columns} where d.dispute_id = ${disputeId}`)

/** The newest dispute of each line of a statement. */
export const listDisputesOfLines = (
  tx: Database,
  partnerId: number,
  ids: readonly number[],
): Promise<{ dispute_id: number; lender_application_id: number; tranche: number; state: DisputeState }[]> =>
  tx.rows(sql`select distinct on (lender_application_id, tranche) dispute_id, lender_application_id, tranche, state
    from partner_dispute where partner_id = ${partnerId} and lender_application_id = any(${ids}::bigint[])
    order by lender_application_id, tranche, dispute_id desc`)

/** How many disputes of lines of these statements wait for a decision. */
export const countOpenDisputes = (
  tx: Database,
  statementIds: readonly number[],
): Promise<{ statement_id: number; count: number }[]> =>
  tx.rows(sql`select statement_id, count(*) as count from partner_dispute
    where statement_id = any(${statementIds}::integer[]) and state in ('OPEN', 'ANSWERED') group by 1`)

/** Those that wait for staff, and since when: the partner's first word after the last of staff. All, or of these ids. */
export const listUnansweredDisputes = (
  tx: Database,
  ids: readonly number[] | null,
): Promise<(Pick<DisputeRow, 'dispute_id' | 'partner_id' | 'lender_id'> & { since: Date })[]> => {
  const ofIds = ids === null ? sql`` : sql`and d.dispute_id = any(${ids}::integer[])`
  return tx.rows(sql`select d.dispute_id, d.partner_id, d.lender_id, coalesce((select min(e.at) from dispute_entry e
      where e.dispute_id = d.dispute_id and e.written_by = 'partner' and e.entry_id > coalesce((select max(s.entry_id) from dispute_entry s
        where s.dispute_id = d.dispute_id and s.written_by = 'staff'), 0)), d.opened_at) as since
    from partner_dispute d where d.state = 'OPEN' ${ofIds} order by d.dispute_id`)
}

/** What they are about, by their ids. */
export const listDisputesToTell = (
  tx: Database,
  ids: readonly number[],
): Promise<Pick<DisputeRow, 'dispute_id' | 'number' | 'application_number' | 'amount_paise'>[]> =>
  tx.rows(
    sql`select dispute_id, number, application_number, amount_paise from partner_dispute where dispute_id = any(${ids}::integer[])`,
  )

export const addDispute = async (
  tx: Database,
  row: Omit<DisputeRow, 'dispute_id' | 'state' | 'adjusted_paise' | 'decided_at' | 'decided_by'> & {
    opened_day: string
  },
): Promise<number> => {
  const added = await tx.row<{
    dispute_id: number
  }>(sql`insert into partner_dispute (partner_id, statement_id, number, lender_application_id,
      tranche, application_number, lender_id, day, amount_paise, opened_at, opened_day)
    values (${row.partner_id}, ${row.statement_id}, ${row.number}, ${row.lender_application_id}, ${row.tranche}, ${row.application_number},
      ${row.lender_id}, ${row.day}, ${row.amount_paise}, ${row.opened_at}, ${row.opened_day}) returning dispute_id`)
  if (added === null) throw new Error('no dispute was stored')
  return added.dispute_id
}

export const markDisputeState = (
  tx: Database,
  disputeId: number,
  state: 'OPEN' | 'ANSWERED',
): Promise<number> => tx.run(sql`update partner_dispute set state = ${state} where dispute_id = ${disputeId}`)

export const markDecided = (
  tx: Database,
  disputeId: number,
  decision: { state: 'ACCEPTED' | 'REFUSED'; adjusted_paise: number | null; by: string; at: Date },
): Promise<number> =>
  tx.run(sql`update partner_dispute set state = ${decision.state}, adjusted_paise = ${decision.adjusted_paise},
    decided_by = ${decision.by}, decided_at = ${decision.at} where dispute_id = ${disputeId}`)

export interface EntryRow {
  entry_id: number
  dispute_id: number
  written_by: 'partner' | 'staff'
  author: string
  text: string
  at: Date
}

export const addEntry = (
  tx: Database,
  entry: Omit<EntryRow, 'entry_id'> & { partner_id: number; request_id: string | null },
): Promise<number> =>
  tx.run(sql`insert into dispute_entry (dispute_id, partner_id, written_by, author, text, request_id, at)
    values (${entry.dispute_id}, ${entry.partner_id}, ${entry.written_by}, ${entry.author}, ${entry.text}, ${entry.request_id},
      ${entry.at})`)

/** The entry that a request wrote. */
export const findEntryOfRequest = (
  tx: Database,
  requestId: string,
): Promise<{ dispute_id: number; partner_id: number; text: string; author: string } | null> =>
  tx.row(sql`select dispute_id, partner_id, text, author from dispute_entry where request_id = ${requestId}`)

export const listEntries = (tx: Database, disputeIds: readonly number[]): Promise<EntryRow[]> =>
  tx.rows(sql`select entry_id, dispute_id, written_by, author, text, at from dispute_entry
    where dispute_id = any(${disputeIds}::integer[]) order by entry_id`)
