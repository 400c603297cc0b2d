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

/** Of each of these partners, in no order. */
export const listAccrued = (
  tx: Database,
  partnerIds: readonly number[],
  taxYear: number,
): Promise<(Accrued & { partner_id: number })[]> =>
  tx.rows(sql`with
      credited as (
        select partner_id, sum(base_paise) as base_paise,
          sum(base_paise) filter (where statement_id is null) as earned_base_paise,
          sum(tds_paise) filter (where statement_id is null) as withheld_paise,
          sum(kept_paise) as kept_paise, sum(kept_paise) filter (where tax_year = ${taxYear}) as kept_in_year_paise
        from tds_deduction where partner_id = any(${partnerIds}::integer[]) group by partner_id
      ),
      approved as (
        select s.partner_id, coalesce(s.tds_paise, 0) - coalesce(sum(d.tds_paise), 0) as allowed_paise,
          coalesce((select sum(l.tds_base_paise) from statement_line l where l.statement_id = s.statement_id), 0)
            - coalesce(sum(d.base_paise), 0) as allowed_base_paise
        from partner_statement s left join tds_deduction d using (statement_id)
        where s.partner_id = any(${partnerIds}::integer[]) and s.approved_at is not null group by s.statement_id
      ),
      allowed as (
        -- A statement of the year before gives none of that year's back: it withholds on more than its sum.
        select partner_id, sum(allowed_paise) as allowed_paise, sum(greatest(allowed_base_paise, 0)) as allowed_base_paise
        from approved group by partner_id
      )
    select p.partner_id, coalesce(c.base_paise, 0)::bigint as base_paise, coalesce(c.earned_base_paise, 0)::bigint as earned_base_paise,
      coalesce(c.withheld_paise, 0)::bigint as withheld_paise, coalesce(c.kept_paise, 0)::bigint as kept_paise,
      coalesce(c.kept_in_year_paise, 0)::bigint as kept_in_year_paise, coalesce(a.allowed_paise, 0)::bigint as allowed_paise,
      coalesce(a.allowed_base_paise, 0)::bigint as allowed_base_paise
    from unnest(${partnerIds}::integer[]) as p (partner_id)
      left join credited c using (partner_id) left join allowed a using (partner_id)`)

/**
 * What of the shares of these partners went back in a tax year that was booked in an earlier one: by part, and no more than had been booked of it. A
 * year begins on 1 April in India. Of those with any, in no order.
 */
export const listGoneBack = (
  tx: Database,
  partnerIds: readonly number[],
  taxYear: number,
): Promise<{ partner_id: number; gone_back_paise: number }[]> =>
  tx.rows(sql`with part as (
      select e.partner_id, coalesce(sum(e.amount_paise) filter (where e.booked_at < y.begins), 0) as before,
        coalesce(sum(e.amount_paise) filter (where e.booked_at >= y.begins), 0) as since
      from partner_share_entry e,
        (select make_date(${taxYear}, 4, 1)::timestamp at time zone 'Asia/Kolkata' as begins) y
      where e.partner_id = any(${partnerIds}::integer[]) and e.figure in ('percent_share', 'flat_share', 'referral_share')
      group by e.partner_id, e.lender_application_id, e.tranche
    )
    select partner_id, sum(least(before, -since))::bigint as gone_back_paise from part where before > 0 and since < 0 group by partner_id`)
