import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'
import type { MatchFactsRow } from './profiles.queries.ts'

/** A span of activity: the last sign-in or save of a customer. */
export interface Activity {
  since: Date
  until: Date
}

export interface ActiveProfileRow extends MatchFactsRow {
  user_id: string
  brand_id: number | null
}

/** The next customers after `afterUserId` with a complete profile and their last activity in the span, by id. */
export const listActiveProfiles = (
  db: Database,
  { since, until }: Activity,
  afterUserId: string,
  limit: number,
): Promise<ActiveProfileRow[]> =>
  db.rows(
    prepared(
      'list-active-profiles',
      sql`select user_id, brand_id, birth_date, employment_status_code, monthly_income, household_income, emi,
            credit_score_class, postal_code, se_loan_amount, pl_completed
          from customer where user_id > ${afterUserId} and pl_completed = 1 and updated_at >= ${since} and updated_at < ${until}
          order by user_id limit ${limit}`,
    ),
  )

export const countActiveProfiles = async (db: Database, { since, until }: Activity): Promise<number> => {
  const row = await db.row<{ count: number }>(sql`select count(*) as count from customer
    where pl_completed = 1 and updated_at >= ${since} and updated_at < ${until}`)
  return row?.count ?? 0
}
