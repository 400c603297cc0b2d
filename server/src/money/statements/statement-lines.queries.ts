import type { Database } from '../../platform/db/database.ts'
import { identifier, numbers, sql } from '../../platform/db/sql.ts'
import type { LeftOutRow, LineRow, ShareLine } from '../statement-rules/plan-lines.ts'

/**
 * The parts disbursed up to a day whose booked share is another than statements had of it, of these partners. A statement that is shown has its lines
 * already; one that was cancelled has none. Asked as the office.
 * @param taxYear in which it begins in April
 * @param only of these applications alone, where it is known which they are (`findOpenApplications`)
 */
export const listOpenShares = (
  tx: Database,
  partnerIds: readonly number[],
  upTo: string,
  taxYear: number,
  only?: readonly number[],
): Promise<ShareLine[]> => {
  const among = (alias: 'v' | 'l') =>
    only === undefined
      ? sql``
      : sql`and ${identifier(alias)}.lender_application_id = any(${numbers(only)}::bigint[])`
  return tx.rows(sql`select v.partner_id, v.lender_application_id, v.tranche, v.lender_id, v.application_number, v.day, v.disbursed_paise,
      v.taken_back_day, v.percent_paise, v.flat_paise, v.booked_paise, v.expected_paise, v.stated_paise, v.tolerance_paise, v.received_paise, v.received_day,
      v.revenue_percent, v.revenue_flat_fee, v.terms_day, v.referral_paise, v.referral_percent, v.referral_day, v.has_referral, v.brought_by, coalesce(h.lines, 0) as had_lines, coalesce(h.amount, 0) as had_paise,
      coalesce(h.disbursed, 0) as had_disbursed_paise, coalesce(h.received, 0) as had_received_paise,
      coalesce(h.base, 0) as had_base_paise,
      d.opened_day as disputed_day
    from partner_share_line v
      left join (select l.partner_id, l.lender_application_id, l.tranche, count(*) as lines, sum(l.amount_paise)::bigint as amount,
          sum(l.disbursed_paise)::bigint as disbursed, sum(l.received_paise)::bigint as received,
          sum(l.tds_base_paise) filter (where s.approved_day is null or s.approved_day >= make_date(${taxYear}, 4, 1))::bigint as base
        from statement_line l join partner_statement s using (statement_id)
        where l.partner_id = any(${partnerIds}::integer[]) and s.state in ('SHOWN', 'APPROVED', 'PAID', 'FAILED') ${among('l')}
        group by 1, 2, 3) h using (partner_id, lender_application_id, tranche)
      left join open_dispute d on d.partner_id = v.partner_id and d.lender_application_id = v.lender_application_id
        and d.tranche = v.tranche
    where v.partner_id = any(${partnerIds}::integer[]) and v.day <= ${upTo}::date and v.booked_paise <> coalesce(h.amount, 0) ${among('v')}
    order by v.partner_id, v.day, v.lender_application_id, v.tranche`)
}

/**
 * The applications of which a partner's booked share is another than statements had of it: what its open sums are made of, so that nothing
 * else is looked up. As the office.
 */
export const findOpenApplications = async (tx: Database, partnerId: number): Promise<number[]> => {
  const rows = await tx.rows<{ lender_application_id: number }>(
    sql`select distinct b.lender_application_id
      from (select lender_application_id, tranche, sum(amount_paise)::bigint as booked_paise
          from partner_share_entry where partner_id = ${partnerId} and figure in ('percent_share', 'flat_share', 'referral_share') group by 1, 2) b
        left join (select l.lender_application_id, l.tranche, sum(l.amount_paise)::bigint as amount_paise
          from statement_line l join partner_statement s using (statement_id)
          where l.partner_id = ${partnerId} and s.state in ('SHOWN', 'APPROVED', 'PAID', 'FAILED') group by 1, 2) h
          on h.lender_application_id = b.lender_application_id and h.tranche = b.tranche
      where b.booked_paise <> coalesce(h.amount_paise, 0)`,
  )
  return rows.map(({ lender_application_id }) => lender_application_id)
}

/** The partners of whom there is such a part. */
export const listPartnersWithShares = async (tx: Database, upTo: string): Promise<number[]> => {
  const rows = await tx.rows<{ partner_id: number }>(sql`select distinct v.partner_id
    from partner_share_line v
      left join (select l.partner_id, l.lender_application_id, l.tranche, sum(l.amount_paise)::bigint as amount
        from statement_line l join partner_statement s using (statement_id)
        where s.state in ('SHOWN', 'APPROVED', 'PAID', 'FAILED') group by 1, 2, 3) h
      using (partner_id, lender_application_id, tranche)
    where v.day <= ${upTo}::date and v.booked_paise <> coalesce(h.amount, 0) order by 1`)
  return rows.map(({ partner_id }) => partner_id)
}

interface Place {
  statement_id: number
  partner_id: number
}

/** Freezes the lines of a statement. */
export const addLines = (
  tx: Database,
  { statement_id, partner_id }: Place,
  rows: readonly LineRow[],
): Promise<number> =>
  tx.run(sql`insert into statement_line (statement_id, partner_id, lender_application_id, tranche, kind, application_number, lender_id, day,
      taken_back_day, disbursed_paise, received_paise, terms, terms_day, booked_paise, had_before_paise, amount_paise, tds_base_paise, brought_by)
    select ${statement_id}::integer, ${partner_id}::integer, n.* from unnest(${rows.map((row) => row.lender_application_id)}::bigint[],
      ${rows.map((row) => row.tranche)}::smallint[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.application_number)}::text[], ${rows.map((row) => row.lender_id)}::integer[],
      ${rows.map((row) => row.day)}::date[], ${rows.map((row) => row.taken_back_day)}::date[],
      ${rows.map((row) => row.disbursed_paise)}::bigint[], ${rows.map((row) => row.received_paise)}::bigint[],
      ${rows.map((row) => row.terms)}::text[], ${rows.map((row) => row.terms_day)}::date[],
      ${rows.map((row) => row.booked_paise)}::bigint[], ${rows.map((row) => row.had_before_paise)}::bigint[],
      ${rows.map((row) => row.amount_paise)}::bigint[], ${rows.map((row) => row.tds_base_paise)}::bigint[],
      ${rows.map((row) => row.brought_by)}::text[]) as n`)

export const addLeftOut = (
  tx: Database,
  { statement_id, partner_id }: Place,
  rows: readonly LeftOutRow[],
): Promise<number> =>
  tx.run(sql`insert into statement_left_out (statement_id, partner_id, lender_application_id, tranche, application_number, lender_id, day,
      disbursed_paise, amount_paise, reason, until, brought_by)
    select ${statement_id}::integer, ${partner_id}::integer, n.* from unnest(${rows.map((row) => row.lender_application_id)}::bigint[],
      ${rows.map((row) => row.tranche)}::smallint[], ${rows.map((row) => row.application_number)}::text[],
      ${rows.map((row) => row.lender_id)}::integer[], ${rows.map((row) => row.day)}::date[],
      ${rows.map((row) => row.disbursed_paise)}::bigint[], ${rows.map((row) => row.amount_paise)}::bigint[],
      ${rows.map((row) => row.reason)}::text[], ${rows.map((row) => row.until)}::date[], ${rows.map((row) => row.brought_by)}::text[]) as n`)

/** The frozen lines: those above 0 by day, then those below. */
export const listLines = (tx: Database, statementId: number): Promise<LineRow[]> =>
  tx.rows(sql`select lender_application_id, tranche, kind, application_number, lender_id, day, taken_back_day, disbursed_paise,
      received_paise, terms, terms_day, booked_paise, had_before_paise, amount_paise, tds_base_paise, brought_by
    from statement_line where statement_id = ${statementId}
    order by amount_paise < 0, day, lender_application_id, tranche`)

export const listLeftOut = (tx: Database, statementId: number): Promise<LeftOutRow[]> =>
  tx.rows(sql`select lender_application_id, tranche, application_number, lender_id, day, disbursed_paise, amount_paise, reason, until, brought_by
    from statement_left_out where statement_id = ${statementId} order by reason, day, lender_application_id, tranche`)

/** Takes a line out of a statement that is shown. @returns 0 where it is not in it. */
export const removeLine = (
  tx: Database,
  statementId: number,
  line: { lender_application_id: number; tranche: number },
): Promise<number> =>
  tx.run(sql`delete from statement_line where statement_id = ${statementId}
    and lender_application_id = ${line.lender_application_id} and tranche = ${line.tranche}`)

/** What a partner's share of a part came of: entries of the ledger, the newest first. */
export const listShareEntries = (
  tx: Database,
  partnerId: number,
  line: { lender_application_id: number; tranche: number },
): Promise<ShareEntryRow[]> =>
  tx.rows(sql`select tx_id, kind, source, cause, effective_day, to_char(booked_month, 'YYYY-MM') as booked_month, figure, amount_paise,
      rule_id, rule_version, terms_id, referral_terms_id
    from partner_share_entry where partner_id = ${partnerId} and lender_application_id = ${line.lender_application_id}
      and tranche = ${line.tranche} order by tx_id desc, n`)

export interface ShareEntryRow {
  tx_id: number
  kind: string
  source: string
  cause: string
  effective_day: string
  booked_month: string
  figure: 'percent_share' | 'flat_share' | 'referral_share' | null
  amount_paise: number
  rule_id: number | null
  rule_version: number | null
  terms_id: number | null
  referral_terms_id: number | null
}

/** What we expect for a part, what the lender stated and paid, and the share of the partner. Null where it has none. */
export const findShare = (
  tx: Database,
  partnerId: number,
  line: { lender_application_id: number; tranche: number },
): Promise<{
  expected_paise: number
  stated_paise: number
  received_paise: number
  percent_paise: number
  flat_paise: number
  referral_paise: number
} | null> =>
  tx.row(sql`select expected_paise, stated_paise, received_paise, percent_paise, flat_paise, referral_paise from partner_share_line
    where partner_id = ${partnerId} and lender_application_id = ${line.lender_application_id} and tranche = ${line.tranche}`)

/** What is booked for a partner in all, and how much of it, part by part, no approved statement has had. Paise. */
export interface ShareTotal {
  booked_paise: number
  open_paise: number
}

/** The same of each of these partners that has any, in no order. */
export const listShareTotals = (
  tx: Database,
  partnerIds: readonly number[],
): Promise<(ShareTotal & { partner_id: number })[]> =>
  tx.rows(sql`select v.partner_id, sum(v.booked_paise)::bigint as booked_paise,
      sum(greatest(v.booked_paise - coalesce(h.amount, 0), 0))::bigint as open_paise
    from partner_share_line v
      left join (select l.partner_id, l.lender_application_id, l.tranche, sum(l.amount_paise) as amount
        from statement_line l join partner_statement s using (statement_id)
        where l.partner_id = any(${partnerIds}::integer[]) and s.approved_at is not null group by 1, 2, 3) h
      using (partner_id, lender_application_id, tranche)
    where v.partner_id = any(${partnerIds}::integer[]) group by v.partner_id`)
