import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const firstDay = (month: string): string => `${month}-01`

/** A line as others are compared with it; `payout_month` as YYYY-MM. */
export interface KnownLineRow {
  stated_line_id: number
  lender_application_id: number | null
  payout_month: string
  amount_paise: number
  invoice_no: string | null
  line_key: string
}

/** The lines that count of a lender, for these months of commission. */
export const listKnownLines = (
  tx: Database,
  lenderId: number,
  months: readonly string[],
): Promise<KnownLineRow[]> =>
  tx.rows(sql`select stated_line_id, lender_application_id, to_char(payout_month, 'YYYY-MM') as payout_month, amount_paise, invoice_no,
      line_key
    from stated_line where lender_id = ${lenderId} and payout_month = any(${months.map(firstDay)}::date[])
      and undone_at is null and duplicate_of is null order by stated_line_id`)

export interface NewStatedLine {
  line: number
  lender_application_id: number | null
  payout_month: string
  home_month: string
  amount_paise: number
  tds_paise: number | null
  gst_paise: number | null
  invoice_no: string | null
  utr: string | null
  line_key: string
}

/** Adds the lines of a file. @returns their numbers by line */
export const addStatedLines = (
  tx: Database,
  { upload_id, lender_id }: { upload_id: string; lender_id: number },
  rows: readonly NewStatedLine[],
  at: Date,
): Promise<{ line: number; stated_line_id: number }[]> =>
  tx.rows(sql`insert into stated_line (upload_id, line, lender_id, payout_month, home_month, amount_paise, tds_paise, gst_paise, invoice_no,
      utr, lender_application_id, line_key, stated_at)
    select ${upload_id}::uuid, n.line, ${lender_id}::integer, n.payout_month, n.home_month, n.amount_paise, n.tds_paise, n.gst_paise,
      n.invoice_no, n.utr, n.loan, n.line_key, ${at}::timestamptz
    from unnest(${rows.map(({ line }) => line)}::integer[], ${rows.map((row) => firstDay(row.payout_month))}::date[],
      ${rows.map((row) => firstDay(row.home_month))}::date[], ${rows.map((row) => row.amount_paise)}::bigint[],
      ${rows.map((row) => row.tds_paise)}::bigint[], ${rows.map((row) => row.gst_paise)}::bigint[],
      ${rows.map((row) => row.invoice_no)}::text[], ${rows.map((row) => row.utr)}::text[],
      ${rows.map((row) => row.lender_application_id)}::bigint[], ${rows.map((row) => row.line_key)}::text[])
      as n (line, payout_month, home_month, amount_paise, tds_paise, gst_paise, invoice_no, utr, loan, line_key)
    returning line, stated_line_id`)

/** Says of lines which other one they repeat. */
export const markDuplicates = (
  tx: Database,
  pairs: readonly { stated_line_id: number; duplicate_of: number }[],
): Promise<number> =>
  tx.run(sql`update stated_line set duplicate_of = p.of
    from unnest(${pairs.map((pair) => pair.stated_line_id)}::bigint[], ${pairs.map((pair) => pair.duplicate_of)}::bigint[]) as p (id, of)
    where stated_line.stated_line_id = p.id`)

export interface StatedLineRow {
  stated_line_id: number
  upload_id: string
  line: number
  lender_id: number
  payout_month: string
  home_month: string
  amount_paise: number
  lender_application_id: number | null
  duplicate_of: number | null
}

const columns = sql`stated_line_id, upload_id, line, lender_id, to_char(payout_month, 'YYYY-MM') as payout_month,
  to_char(home_month, 'YYYY-MM') as home_month, amount_paise, lender_application_id, duplicate_of`

export const findStatedLine = (tx: Database, statedLineId: number): Promise<StatedLineRow | null> =>
  tx.row(sql`select ${columns} from stated_line where stated_line_id = ${statedLineId} and undone_at is null`)

/** The lines of a file that were not taken back, by these lines of it. */
export const listLinesOfFile = (
  tx: Database,
  uploadId: string,
  lines: readonly number[],
): Promise<StatedLineRow[]> =>
  tx.rows(sql`select ${columns} from stated_line
    where upload_id = ${uploadId} and line = any(${lines}::integer[]) and undone_at is null order by stated_line_id`)

/** Lines of a lender that name a loan and stand with no part of it yet. */
export const listUnmatchedLines = (tx: Database, lenderId: number): Promise<StatedLineRow[]> =>
  tx.rows(sql`select ${columns} from stated_line l
    where lender_id = ${lenderId} and undone_at is null and duplicate_of is null and lender_application_id is not null
      and not exists (select from stated_match k where k.stated_line_id = l.stated_line_id) order by stated_line_id`)

/** The lenders of which lines that name a loan stand with no part of it. */
export const listUnmatchedLenders = async (tx: Database): Promise<number[]> => {
  const rows = await tx.rows<{ lender_id: number }>(sql`select distinct lender_id from stated_line l
    where undone_at is null and duplicate_of is null and lender_application_id is not null
      and not exists (select from stated_match k where k.stated_line_id = l.stated_line_id) order by lender_id`)
  return rows.map(({ lender_id }) => lender_id)
}

/** The lines that repeat one of these and were not taken back themselves, in the order in which they were stated. */
export const listRepeatsOf = (
  tx: Database,
  ids: readonly number[],
): Promise<(StatedLineRow & { duplicate_of: number })[]> =>
  tx.rows(sql`select ${columns} from stated_line
    where duplicate_of = any(${ids}::bigint[]) and undone_at is null order by stated_line_id`)

/** Has a line count, in a month (YYYY-MM), and whatever else repeated the same line repeat this one. */
export const countInPlaceOf = async (
  tx: Database,
  pairs: readonly { stated_line_id: number; repeated: number; home_month: string }[],
): Promise<void> => {
  const ids = pairs.map(({ stated_line_id }) => stated_line_id)
  const repeated = pairs.map((pair) => pair.repeated)
  await tx.run(sql`update stated_line set duplicate_of = p.id
    from unnest(${ids}::bigint[], ${repeated}::bigint[]) as p (id, repeated)
    where stated_line.duplicate_of = p.repeated and stated_line.undone_at is null and stated_line.stated_line_id <> p.id`)
  await tx.run(sql`update stated_line set duplicate_of = null, home_month = p.month
    from unnest(${ids}::bigint[], ${pairs.map(({ home_month }) => firstDay(home_month))}::date[]) as p (id, month)
    where stated_line.stated_line_id = p.id`)
}

/** Takes lines back with their file. */
export const undoLines = (tx: Database, ids: readonly number[], at: Date): Promise<number> =>
  tx.run(sql`update stated_line set undone_at = ${at} where stated_line_id = any(${ids}::bigint[])`)

/** Names the loan of a line, or takes the name away. */
export const nameLoan = (tx: Database, statedLineId: number, loan: number | null): Promise<number> =>
  tx.run(sql`update stated_line set lender_application_id = ${loan} where stated_line_id = ${statedLineId}`)

/** Moves a line that stands with no loan to another month (YYYY-MM). */
export const moveLine = (tx: Database, statedLineId: number, home_month: string): Promise<number> =>
  tx.run(
    sql`update stated_line set home_month = ${firstDay(home_month)}::date where stated_line_id = ${statedLineId}`,
  )

/** Moves the lines of a month that stand with no part of a loan to another one; those that repeat others stay. */
export const moveBareLines = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<number> =>
  tx.run(sql`update stated_line l set home_month = ${firstDay(to)}::date
    where lender_id = ${lenderId} and home_month = ${firstDay(from)}::date and undone_at is null and duplicate_of is null
      and not exists (select from stated_match k where k.stated_line_id = l.stated_line_id)`)

export interface NewMatch {
  stated_line_id: number
  lender_application_id: number
  tranche: number
  amount_paise: number
  matched_by: 'exact' | 'rule' | 'staff'
  /** YYYY-MM */
  booked_month: string
  tx_id: number | null
}

export const addMatches = (tx: Database, rows: readonly NewMatch[]): Promise<number> =>
  tx.run(sql`insert into stated_match (stated_line_id, lender_application_id, tranche, amount_paise, matched_by, booked_month, tx_id)
    select * from unnest(${rows.map((row) => row.stated_line_id)}::bigint[], ${rows.map((row) => row.lender_application_id)}::bigint[],
      ${rows.map((row) => row.tranche)}::smallint[], ${rows.map((row) => row.amount_paise)}::bigint[],
      ${rows.map((row) => row.matched_by)}::text[], ${rows.map((row) => firstDay(row.booked_month))}::date[],
      ${rows.map((row) => row.tx_id)}::bigint[])`)

/** What a file says in one line; `amount_paise` is what of it is asked for. */
export interface SaidRow {
  stated_line_id: number
  upload_id: string
  line: number
  payout_month: string
  amount_paise: number
  tds_paise: number | null
  gst_paise: number | null
  invoice_no: string | null
  utr: string | null
}

export const listLinesById = (tx: Database, ids: readonly number[]): Promise<SaidRow[]> =>
  tx.rows(sql`select stated_line_id, upload_id, line, to_char(payout_month, 'YYYY-MM') as payout_month, amount_paise, tds_paise, gst_paise,
      invoice_no, utr
    from stated_line where stated_line_id = any(${ids}::bigint[])`)

export interface MatchRow extends NewMatch, SaidRow {
  /** What receipts have paid of it. */
  paid_paise: number
  /** The day of the disbursal. */
  day: string
}

const matches = sql`select k.stated_line_id, k.lender_application_id, k.tranche, k.amount_paise, k.matched_by,
    to_char(k.booked_month, 'YYYY-MM') as booked_month, k.tx_id, l.upload_id, l.line, to_char(l.payout_month, 'YYYY-MM') as payout_month,
    l.tds_paise, l.gst_paise, l.invoice_no, l.utr, coalesce(p.paid, 0)::bigint as paid_paise, t.day
  from stated_match k join stated_line l using (stated_line_id)
    join loan_tranche t on t.lender_application_id = k.lender_application_id and t.tranche = k.tranche
    left join lateral (select sum(s.amount_paise) as paid from receipt_share s where s.stated_line_id = k.stated_line_id
      and s.lender_application_id = k.lender_application_id and s.tranche = k.tranche) p on true`
const oldestFirst = sql`order by t.day, k.stated_line_id, k.tranche`

/** Of these lines, the oldest disbursal first. */
export const listMatchesOfLines = (tx: Database, ids: readonly number[]): Promise<MatchRow[]> =>
  tx.rows(sql`${matches} where k.stated_line_id = any(${ids}::bigint[]) ${oldestFirst}`)

/** What stands in the books of a month of a lender, the oldest disbursal first. */
export const listMatchesOfMonth = (tx: Database, lenderId: number, month: string): Promise<MatchRow[]> =>
  tx.rows(
    sql`${matches} where l.lender_id = ${lenderId} and k.booked_month = ${firstDay(month)}::date ${oldestFirst}`,
  )

/** What these invoices of a lender state, the oldest disbursal first. */
export const listMatchesOfInvoices = (
  tx: Database,
  lenderId: number,
  invoices: readonly string[],
): Promise<MatchRow[]> =>
  tx.rows(
    sql`${matches} where l.lender_id = ${lenderId} and l.undone_at is null and l.invoice_no = any(${invoices}::text[]) ${oldestFirst}`,
  )

/** What these parts have in the books of a month. */
export const listMatchesOfParts = (
  tx: Database,
  month: string,
  parts: readonly { lender_application_id: number; tranche: number }[],
): Promise<MatchRow[]> =>
  tx.rows(sql`${matches} where k.booked_month = ${firstDay(month)}::date and (k.lender_application_id, k.tranche) in (
      select * from unnest(${parts.map((part) => part.lender_application_id)}::bigint[], ${parts.map((part) => part.tranche)}::smallint[]))
    ${oldestFirst}`)

export const removeMatches = (tx: Database, ids: readonly number[]): Promise<number> =>
  tx.run(sql`delete from stated_match where stated_line_id = any(${ids}::bigint[])`)

/** Forgets by which references lenders stated commission of these loans. */
export const forgetReferences = (tx: Database, loanIds: readonly number[]): Promise<number> =>
  tx.run(sql`update stated_line set utr = null, invoice_no = null
    where lender_application_id = any(${loanIds}::bigint[]) and (utr is not null or invoice_no is not null)`)

export interface StatingFileRow {
  upload_id: string
  file_name: string
  created_at: Date
  lines: number
  stated_paise: number
}

/** The files that state lines of the books of a month, the newest first. */
export const listStatingFiles = (tx: Database, lenderId: number, month: string): Promise<StatingFileRow[]> =>
  tx.rows(sql`select f.upload_id, f.file_name, f.created_at, s.lines, s.stated_paise
    from (select upload_id, count(*) as lines, sum(paise)::bigint as stated_paise from (
        select l.upload_id, l.stated_line_id, sum(k.amount_paise) as paise
        from stated_match k join stated_line l using (stated_line_id)
        where l.lender_id = ${lenderId} and k.booked_month = ${firstDay(month)}::date group by 1, 2
        union all select l.upload_id, l.stated_line_id, l.amount_paise from stated_line l
        where l.lender_id = ${lenderId} and l.home_month = ${firstDay(month)}::date and l.undone_at is null
          and l.duplicate_of is null and not exists (select from stated_match k where k.stated_line_id = l.stated_line_id)) as stated
      group by upload_id) s
    join stating_file f using (upload_id) order by f.created_at desc, f.upload_id`)

/** When the first line of these months was stated; a month of which nothing was is left out. */
export const listFirstStated = (
  tx: Database,
  keys: readonly { lender_id: number; month: string }[],
): Promise<{ lender_id: number; month: string; at: Date }[]> =>
  tx.rows(sql`select l.lender_id, to_char(s.month, 'YYYY-MM') as month, min(l.stated_at) as at
    from unnest(${keys.map(({ lender_id }) => lender_id)}::integer[], ${keys.map(({ month }) => firstDay(month))}::date[]) as s (lender_id, month)
      join stated_line l on l.lender_id = s.lender_id and l.undone_at is null and (l.home_month = s.month
        or exists (select from stated_match k where k.stated_line_id = l.stated_line_id and k.booked_month = s.month))
    group by 1, 2`)
