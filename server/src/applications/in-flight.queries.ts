import { sql, type Sql } from '../db/sql.ts'

/** The customer's open application as one value, for a statement that has the customer's id at hand: `userId` is SQL. */
export const inFlightAppIdOf = (userId: Sql): Sql =>
  sql`(select a.app_id from application a where a.user_id = ${userId} and a.status <> 'CLOSED'
        order by a.created_at desc, a.app_id limit 1)`
