import type { CompletedFlag } from '@marketplace/contract/reference/product-journeys'
import type { Database } from '../../platform/db/database.ts'
import { identifier, join, sql, type Sql } from '../../platform/db/sql.ts'
import { matchFactColumns, type MatchFactsRow } from './profiles.queries.ts'

/** A span of activity, the last sign-in or save of a customer, of those who completed one of some details. */
export interface Activity {
  completed: readonly [CompletedFlag, ...CompletedFlag[]]
  since: Date
  until: Date
}

export interface ActiveProfileRow extends MatchFactsRow {
  user_id: string
  brand_id: number | null
}

const areActive = ({ completed, since, until }: Activity): Sql => {
  const flags = completed.map((flag) => sql`${identifier(flag)} = 1`)
  return sql`(${join(flags, ' or ')}) and updated_at >= ${since} and updated_at < ${until}`
}

/** The next customers after `afterUserId` with their last activity in the span, by id. */
export const listActiveProfiles = (
  db: Database,
  active: Activity,
  afterUserId: string,
  limit: number,
): Promise<ActiveProfileRow[]> =>
  db.rows(sql`select user_id, brand_id, ${matchFactColumns}
    from customer where user_id > ${afterUserId} and ${areActive(active)} order by user_id limit ${limit}`)

export const countActiveProfiles = async (db: Database, active: Activity): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from customer where ${areActive(active)}`,
  )
  return row?.count ?? 0
}
