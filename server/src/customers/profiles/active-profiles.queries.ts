import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { matchFactColumns, type MatchFactsRow } from './profiles.queries.ts'

/** A span of activity, the last sign-in or save of a customer, of those who completed the details of one of `products`. */
export interface Activity {
  products: readonly LoanProduct[]
  since: Date
  until: Date
}

export interface ActiveProfileRow extends MatchFactsRow {
  user_id: string
  brand_id: number | null
  /** The moment of the last activity as PostgreSQL writes it, to the microsecond. */
  active_at: string
}

/** Where a walk over active customers stands: the last one seen. */
export type ActivePlace = Pick<ActiveProfileRow, 'active_at' | 'user_id'>

const areActive = ({ products, since, until }: Activity): Sql =>
  sql`updated_at >= ${since} and updated_at < ${until} and exists (select from customer_product p
    where p.user_id = customer.user_id and p.product_type = any(${products}::text[]) and p.completed_at is not null)`

/** The next customers after `after` with their last activity in the span, by that activity: those who were not active are never read. */
export const listActiveProfiles = (
  db: Database,
  active: Activity,
  after: ActivePlace | null,
  limit: number,
): Promise<ActiveProfileRow[]> =>
  db.rows(sql`select user_id, brand_id, updated_at::text as active_at, ${matchFactColumns}
    from customer where ${after === null ? sql`true` : sql`(updated_at, user_id) > (${after.active_at}::timestamptz, ${after.user_id}::uuid)`}
      and ${areActive(active)} order by updated_at, user_id limit ${limit}`)

export const countActiveProfiles = async (db: Database, active: Activity): Promise<number> => {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from customer where ${areActive(active)}`,
  )
  return row?.count ?? 0
}
