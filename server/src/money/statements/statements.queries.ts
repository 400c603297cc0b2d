import type { StatementState, StatementTds } from '@marketplace/contract/money/partner-statements'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** `month` as YYYY-MM; days as YYYY-MM-DD. Commission and TDS are those of the approval; null before. */
export interface StatementRow {
  statement_id: number
  number: string
  partner_id: number
  month: string
  state: StatementState
  payout_terms_id: number | null
  drafted_at: Date
  shown_at: Date | null
  object_until: string | null
  opened_at: Date | null
  approved_at: Date | null
  approved_day: string | null
  paid_day: string | null
  cancelled_at: Date | null
  cancel_reason: string | null
  commission_paise: number | null
  tds_paise: number | null
  tds_of: StatementTds | null
  invoice_number: string | null
  invoice_day: string | null
  invoice_gst_paise: number | null
}

const columns = sql`statement_id, number, partner_id, to_char(month, 'YYYY-MM') as month, state, payout_terms_id, drafted_at, shown_at,
  object_until, opened_at, approved_at, approved_day, paid_day, cancelled_at, cancel_reason, commission_paise, tds_paise, tds_of,
  invoice_number, invoice_day, invoice_gst_paise`

/** Statements of a partner change one after another until the transaction ends. */
export const lockPartnerStatements = async (tx: Database, partnerId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('partner_statement'), ${partnerId})`)
}

/** Numbers of drafts are drawn one after another. */
export const lockDrafting = async (tx: Database): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('draft_statements'), 0)`)
}

export const findStatement = (tx: Database, statementId: number): Promise<StatementRow | null> =>
  tx.row(sql`select ${columns} from partner_statement where statement_id = ${statementId}`)

export interface StatementFilter {
  month?: string | undefined
  partner_id?: number | undefined
  state?: StatementState | undefined
}

const held = ({ month, partner_id, state }: StatementFilter): Sql => {
  const ofMonth = month === undefined ? sql`` : sql`and month = ${`${month}-01`}::date`
  const ofPartner = partner_id === undefined ? sql`` : sql`and partner_id = ${partner_id}`
  const inState = state === undefined ? sql`` : sql`and state = ${state}`
  return sql`true ${ofMonth} ${ofPartner} ${inState}`
}

/** The newest month first, by the day that an index has and not by its text. As a partner: its own that were shown. */
export const listStatements = (
  tx: Database,
  filter: StatementFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StatementRow[]> =>
  tx.rows(sql`select ${columns} from partner_statement where ${held(filter)}
    order by partner_statement.month desc, statement_id desc limit ${limit} offset ${offset}`)

/** What was shown to a partner and is not approved yet, and the approved ones of these ids, the oldest month first. */
export const listUnpaid = (
  tx: Database,
  partnerId: number,
  owed: readonly number[],
): Promise<StatementRow[]> =>
  tx.rows(sql`select ${columns} from partner_statement
    where partner_id = ${partnerId} and (state = 'SHOWN' or statement_id = any(${owed}::integer[])) order by month, statement_id`)

export const countStatements = async (tx: Database, filter: StatementFilter): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*) as count from partner_statement where ${held(filter)}`,
  )
  return row?.count ?? 0
}

/** What the frozen lines of these statements are together. */
export interface FrozenSums {
  statement_id: number
  lines: number
  commission_paise: number
  tds_base_paise: number
  left_out_lines: number
}
export const listFrozenSums = (tx: Database, ids: readonly number[]): Promise<FrozenSums[]> =>
  tx.rows(sql`select s.statement_id, coalesce(l.lines, 0) as lines, coalesce(l.commission, 0) as commission_paise,
      coalesce(l.base, 0) as tds_base_paise, coalesce(o.lines, 0) as left_out_lines
    from unnest(${ids}::integer[]) as s (statement_id)
      left join (select statement_id, count(*) as lines, sum(amount_paise)::bigint as commission, sum(tds_base_paise)::bigint as base
        from statement_line where statement_id = any(${ids}::integer[]) group by 1) l using (statement_id)
      left join (select statement_id, count(*) as lines from statement_left_out where statement_id = any(${ids}::integer[]) group by 1) o
        using (statement_id)`)

/** The next number of a month, S-2026-10-0117. Under `lockDrafting`. */
export const nextNumbers = async (tx: Database, month: string): Promise<number> => {
  const row = await tx.row<{ last: number }>(sql`select coalesce(max(substr(number, 11)::integer), 0) as last
    from partner_statement where month = ${`${month}-01`}::date`)
  return (row?.last ?? 0) + 1
}

export const addStatements = (
  tx: Database,
  rows: readonly { number: string; partner_id: number }[],
  month: string,
  at: Date,
): Promise<{ statement_id: number; partner_id: number; number: string }[]> =>
  tx.rows(sql`insert into partner_statement (number, partner_id, month, drafted_at)
    select n.number, n.partner_id, ${`${month}-01`}::date, ${at}
    from unnest(${rows.map(({ number }) => number)}::text[], ${rows.map(({ partner_id }) => partner_id)}::integer[]) as n (number, partner_id)
    order by n.number returning statement_id, partner_id, number`)

/** Drafts and statements of a month, of these partners: what a new draft meets. */
export const listInTheWay = (
  tx: Database,
  partnerIds: readonly number[],
  month: string,
): Promise<
  { statement_id: number; partner_id: number; number: string; month: string; state: StatementState }[]
> =>
  tx.rows(sql`select statement_id, partner_id, number, to_char(month, 'YYYY-MM') as month, state from partner_statement
    where partner_id = any(${partnerIds}::integer[]) and state <> 'CANCELLED' and (month = ${`${month}-01`}::date or state = 'DRAFT')`)

export const markShown = (
  tx: Database,
  statementId: number,
  { at, object_until, payout_terms_id }: { at: Date; object_until: string; payout_terms_id: number },
): Promise<number> =>
  tx.run(sql`update partner_statement set state = 'SHOWN', shown_at = ${at}, object_until = ${object_until},
    payout_terms_id = ${payout_terms_id} where statement_id = ${statementId}`)

export const markApproved = (
  tx: Database,
  statementId: number,
  facts: { at: Date; day: string; commission_paise: number; tds_paise: number; tds_of: StatementTds },
): Promise<number> =>
  tx.run(sql`update partner_statement set state = 'APPROVED', approved_at = ${facts.at}, approved_day = ${facts.day},
    commission_paise = ${facts.commission_paise}, tds_paise = ${facts.tds_paise}, tds_of = ${JSON.stringify(facts.tds_of)}::jsonb
    where statement_id = ${statementId}`)

/** @returns those that were cancelled; @param from one that stands elsewhere by now stays */
export const markCancelled = async (
  tx: Database,
  statementIds: readonly number[],
  reasons: readonly string[],
  at: Date,
  from: readonly StatementRow['state'][] = ['DRAFT', 'SHOWN'],
): Promise<ReadonlySet<number>> => {
  const rows = await tx.rows<{
    statement_id: number
  }>(sql`update partner_statement s set state = 'CANCELLED', cancelled_at = ${at}, cancel_reason = c.reason
    from unnest(${statementIds}::integer[], ${reasons}::text[]) as c (statement_id, reason)
    where s.statement_id = c.statement_id and s.state = any(${from}::text[]) returning s.statement_id`)
  return new Set(rows.map(({ statement_id }) => statement_id))
}

export const markPayoutState = (
  tx: Database,
  statementId: number,
  state: 'PAID' | 'FAILED',
  paid_day: string | null,
): Promise<number> =>
  tx.run(
    sql`update partner_statement set state = ${state}, paid_day = ${paid_day} where statement_id = ${statementId}`,
  )

/** When the partner opened it; the first time counts. */
export const markOpened = (tx: Database, statementId: number, at: Date): Promise<number> =>
  tx.run(
    sql`update partner_statement set opened_at = ${at} where statement_id = ${statementId} and opened_at is null`,
  )

export const saveInvoice = (
  tx: Database,
  statementId: number,
  { number, day, gst_paise }: { number: string; day: string; gst_paise: number },
): Promise<number> =>
  tx.run(sql`update partner_statement set invoice_number = ${number}, invoice_day = ${day}, invoice_gst_paise = ${gst_paise}
    where statement_id = ${statementId}`)

/**
 * Whether another statement of the partner has an invoice of this number from the same financial year: a serial number is unique for one year
 * alone (rule 46 of the CGST Rules 2017). `year` in which it begins in April.
 */
export const hasInvoice = async (
  tx: Database,
  partnerId: number,
  { number, year }: { number: string; year: number },
  exceptStatement: number,
): Promise<boolean> =>
  (await tx.row(sql`select 1 from partner_statement where partner_id = ${partnerId} and invoice_number = ${number}
    and invoice_day >= make_date(${year}, 4, 1) and invoice_day < make_date(${year} + 1, 4, 1)
    and statement_id <> ${exceptStatement} and state <> 'CANCELLED'`)) !== null

export interface StepRow {
  state: StatementState
  at: Date
  who: string | null
  note: string | null
}

export const addSteps = (
  tx: Database,
  steps: readonly { statement_id: number; partner_id: number; state: StatementState; note: string | null }[],
  who: string | null,
  at: Date,
): Promise<number> =>
  tx.run(sql`insert into statement_step (statement_id, n, partner_id, state, at, who, note)
    select s.statement_id, coalesce((select max(n) from statement_step o where o.statement_id = s.statement_id), 0) + 1, s.partner_id,
      s.state, ${at}, ${who}, s.note
    from unnest(${steps.map((one) => one.statement_id)}::integer[], ${steps.map((one) => one.partner_id)}::integer[],
      ${steps.map((one) => one.state)}::text[], ${steps.map((one) => one.note)}::text[]) as s (statement_id, partner_id, state, note)`)

export const listSteps = (tx: Database, statementId: number): Promise<StepRow[]> =>
  tx.rows(sql`select state, at, who, note from statement_step where statement_id = ${statementId} order by n`)

/** Statements that were shown and may be approved, as their time to object is over. */
export const countToApprove = async (
  tx: Database,
  today: string,
): Promise<{ count: number; oldest_at: Date | null }> => {
  const row = await tx.row<{ count: number; oldest_at: Date | null }>(
    sql`select count(*) as count, min(shown_at) as oldest_at from partner_statement where state = 'SHOWN' and object_until < ${today}::date`,
  )
  return row ?? { count: 0, oldest_at: null }
}

export const listToApprove = (
  tx: Database,
  today: string,
  { limit, offset, isNewestFirst }: { limit: number; offset: number; isNewestFirst: boolean },
): Promise<{ statement_id: number; number: string; shown_at: Date; partner_id: number }[]> => {
  const order = isNewestFirst ? sql`desc` : sql`asc`
  return tx.rows(sql`select statement_id, number, shown_at, partner_id from partner_statement
    where state = 'SHOWN' and object_until < ${today}::date order by shown_at ${order}, statement_id limit ${limit} offset ${offset}`)
}

/** The same by id, and since when: all, or of these ids. */
export const listReadyToApprove = (
  tx: Database,
  today: string,
  ids: readonly number[] | null,
): Promise<{ statement_id: number; partner_id: number; since: Date }[]> => {
  const ofIds = ids === null ? sql`` : sql`and statement_id = any(${ids}::integer[])`
  return tx.rows(sql`select statement_id, partner_id, (object_until + 1)::timestamp at time zone 'Asia/Kolkata' as since
    from partner_statement where state = 'SHOWN' and object_until < ${today}::date ${ofIds} order by statement_id`)
}

export interface PaperRow {
  of: 'shown' | 'approved'
  format: 'pdf' | 'csv'
  file_name: string
  sha256: string
  bytes: number
  made_at: Date
}

export const addPaper = (
  tx: Database,
  place: { statement_id: number; partner_id: number },
  paper: PaperRow,
): Promise<number> =>
  tx.run(sql`insert into statement_paper (statement_id, "of", format, partner_id, file_name, sha256, bytes, made_at)
    values (${place.statement_id}, ${paper.of}, ${paper.format}, ${place.partner_id}, ${paper.file_name}, ${paper.sha256}, ${paper.bytes},
      ${paper.made_at}) on conflict do nothing`)

/** What was made last first. */
export const listPapers = (tx: Database, statementId: number): Promise<PaperRow[]> =>
  tx.rows(sql`select "of", format, file_name, sha256, bytes, made_at from statement_paper where statement_id = ${statementId}
    order by "of", format desc`)

/** The numbers of statements, by id. */
export const listNumbersOf = async (
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx.rows<{ statement_id: number; number: string }>(
    sql`select statement_id, number from partner_statement where statement_id = any(${ids}::integer[])`,
  )
  return new Map(rows.map(({ statement_id, number }) => [statement_id, number]))
}
