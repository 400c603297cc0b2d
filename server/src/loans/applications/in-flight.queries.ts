import { sql, type Sql } from '../../platform/db/sql.ts'

/**
 * The customer's open applications, at most one a product, the newest first, as one JSON list of `app_id` and `product_type`,
 * for a statement that has the customer's id at hand: `userId` is SQL.
 */
export const inFlightApplicationsOf = (userId: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('app_id', a.app_id, 'product_type', a.product_type)
                order by a.created_at desc, a.app_id), '[]')
        from application a where a.user_id = ${userId} and a.status <> 'CLOSED')`
