import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** How long a lender took from one step to the next, in days; half and nine of ten of the cases came within. */
export interface LenderTimesRow {
  lender_id: number
  step: 'sent' | 'login' | 'approved' | 'sanctioned' | 'disbursed'
  cases: number
  median_days: number | null
  most_days: number | null
  approved: number
  decided: number
}

/**
 * The times of these lenders since a day, of the newest `most` applications of each, by the days on which the steps happened. A step that a
 * lender passed over is reckoned with the one after it: each case is the days since the last step before that it had.
 */
export const measureLenderTimes = (
  db: Database,
  lenderIds: readonly number[],
  { since, most }: { since: string; most: number },
): Promise<LenderTimesRow[]> =>
  db.rows(sql`select n.lender_id, s.step, count(*)::integer as cases,
      percentile_disc(0.5) within group (order by s.took) as median_days,
      percentile_disc(0.9) within group (order by s.took) as most_days,
      max(n.approved)::integer as approved, max(n.decided)::integer as decided
    from (
      select l.lender_id, f.*, count(f.approved_on) over (partition by l.lender_id) as approved,
          count(coalesce(f.approved_on, f.rejected_on)) over (partition by l.lender_id) as decided
        from unnest(${lenderIds}::integer[]) l (lender_id)
          cross join lateral (select applied_day, sent_on, login_on, approved_on, sanctioned_on, disbursed_on, rejected_on from fact_lender f
            where f.lender_id = l.lender_id and f.applied_day >= ${since}::date
            order by f.applied_day desc limit ${most}) f
    ) n
    cross join lateral (values
      ('sent', n.sent_on - n.applied_day),
      ('login', n.login_on - coalesce(n.sent_on, n.applied_day)),
      ('approved', n.approved_on - coalesce(n.login_on, n.sent_on, n.applied_day)),
      ('sanctioned', n.sanctioned_on - coalesce(n.approved_on, n.login_on, n.sent_on, n.applied_day)),
      ('disbursed', n.disbursed_on - coalesce(n.sanctioned_on, n.approved_on, n.login_on, n.sent_on, n.applied_day))
    ) s (step, took)
    where s.took >= 0
    group by n.lender_id, s.step`)
