import type { Database } from '../db/database.ts'
import { prepared, sql, type Sql } from '../db/sql.ts'

/** The customer's open application as one value, for a statement that has the customer's id at hand: `userId` is SQL. */
export const inFlightAppIdOf = (userId: Sql): Sql =>
  sql`(select a.app_id from application a where a.user_id = ${userId} and a.status <> 'CLOSED'
        order by a.created_at desc, a.app_id limit 1)`

/** The application that the customer has open, the newest where there is one a product; null where there is none. */
export const findInFlightAppId = async (db: Database, userId: string): Promise<string | null> => {
  const row = await db.row<{ app_id: string | null }>(
    prepared('find-in-flight-app-id', sql`select ${inFlightAppIdOf(sql`${userId}::uuid`)} as app_id`),
  )
  return row?.app_id ?? null
}
