import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Credits to the accounts of one PAN follow one another until the transaction ends: each is reckoned with those before. */
export const lockTaxpayer = async (tx: Database, firstPartnerId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('tds_deduction'), ${firstPartnerId})`)
}

/** What was credited to each of these partners in a tax year, what tax was withheld on, and the tax. Paise. */
export interface YearRow {
  partner_id: number
  base_paise: number
  taxed_paise: number
  tds_paise: number
}
export const listYearSums = (
  tx: Database,
  partnerIds: readonly number[],
  taxYear: number,
): Promise<YearRow[]> =>
  tx.rows(sql`select partner_id, sum(base_paise)::bigint as base_paise, sum(taxed_paise)::bigint as taxed_paise,
      sum(tds_paise)::bigint as tds_paise
    from tds_deduction where partner_id = any(${partnerIds}::integer[]) and tax_year = ${taxYear} group by partner_id`)

export const addDeduction = (
  tx: Database,
  row: {
    partner_id: number
    statement_id: number | null
    tax_year: number
    day: string
    base_paise: number
    taxed_paise: number
    tds_paise: number
    percent: number
    /** Of what went back since the row before, what was booked in an earlier tax year: it lowers no sum. */
    kept_paise: number
  },
): Promise<number> =>
  tx.run(sql`insert into tds_deduction (partner_id, statement_id, tax_year, day, base_paise, taxed_paise, tds_paise, percent, kept_paise)
    values (${row.partner_id}, ${row.statement_id}, ${row.tax_year}, ${row.day}, ${row.base_paise}, ${row.taxed_paise}, ${row.tds_paise},
      ${row.percent}, ${row.kept_paise})`)

/** Tax withheld as shares were earned, beside what statements have allowed for of it. Paise. */
export interface Accrued {
  /** What went back of earlier tax years in all, and by this year: `base_paise` was not lowered by it. */
  kept_paise: number
  kept_in_year_paise: number
  /** What was credited to the partner in all. */
  base_paise: number
  withheld_paise: number
  /** The part of `base_paise` that was credited before any statement. */
  earned_base_paise: number
  /** What approved statements allowed for beside what they withheld themselves, and on how much they bear it. */
  allowed_paise: number
  allowed_base_paise: number
}

export const findAccrued = async (tx: Database, partnerId: number, taxYear: number): Promise<Accrued> => {
  const row = await tx.row<Accrued>(sql`with
      credited as (
        select coalesce(sum(base_paise), 0)::bigint as base_paise,
          coalesce(sum(base_paise) filter (where statement_id is null), 0)::bigint as earned_base_paise,
          coalesce(sum(tds_paise) filter (where statement_id is null), 0)::bigint as withheld_paise,
          coalesce(sum(kept_paise), 0)::bigint as kept_paise,
          coalesce(sum(kept_paise) filter (where tax_year = ${taxYear}), 0)::bigint as kept_in_year_paise
        from tds_deduction where partner_id = ${partnerId}
      ),
      approved as (
        select coalesce(s.tds_paise, 0) - coalesce(sum(d.tds_paise), 0) as allowed_paise,
          coalesce((select sum(l.tds_base_paise) from statement_line l where l.statement_id = s.statement_id), 0)
            - coalesce(sum(d.base_paise), 0) as allowed_base_paise
        from partner_statement s left join tds_deduction d using (statement_id)
        where s.partner_id = ${partnerId} and s.approved_at is not null group by s.statement_id
      )
    select credited.*, coalesce(sum(a.allowed_paise), 0)::bigint as allowed_paise,
      -- A statement of the year before gives none of that year's back: it withholds on more than its sum.
      coalesce(sum(greatest(a.allowed_base_paise, 0)), 0)::bigint as allowed_base_paise
    from credited left join approved a on true
    group by credited.base_paise, credited.earned_base_paise, credited.withheld_paise, credited.kept_paise, credited.kept_in_year_paise`)
  if (row === null) throw new Error('no sums of a partner')
  return row
}

/**
 * What of a partner's shares went back in a tax year that was booked in an earlier one: by part, and no more than had been booked of it. A year begins
 * on 1 April in India.
 */
export const findGoneBack = async (tx: Database, partnerId: number, taxYear: number): Promise<number> => {
  const row = await tx.row<{ gone_back: number }>(sql`with part as (
      select coalesce(sum(e.amount_paise) filter (where e.booked_at < y.begins), 0) as before,
        coalesce(sum(e.amount_paise) filter (where e.booked_at >= y.begins), 0) as since
      from partner_share_entry e,
        (select make_date(${taxYear}, 4, 1)::timestamp at time zone 'Asia/Kolkata' as begins) y
      where e.partner_id = ${partnerId} and e.figure in ('percent_share', 'flat_share', 'referral_share')
      group by e.lender_application_id, e.tranche
    )
    select coalesce(sum(least(before, -since)), 0)::bigint as gone_back from part where before > 0 and since < 0`)
  return row?.gone_back ?? 0
}
